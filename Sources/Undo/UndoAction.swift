/// One registered opposite of a change.
struct UndoAction {
  /// Identifies the target also while it is being deinitialised, when a weak reference already reads
  /// nil; that is when clients ask to be forgotten.
  let targetID: ObjectIdentifier
  /// Never read: an unowned reference keeps a dead target's memory from being given to another
  /// object, so that no other object has its identifier.
  private unowned let place: AnyObject
  /// Calls the handler, or does nothing once the target is gone.
  let invoke: () -> Void
  var isDiscardable = false

  init<Target: AnyObject>(target: Target, handler: @escaping (Target) -> Void) {
    targetID = ObjectIdentifier(target)
    place = target
    invoke = { [weak target] in
      if let target { handler(target) }
    }
  }
}
