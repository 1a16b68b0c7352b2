/// One registered opposite of a change.
struct UndoAction {
  /// Identifies the target also while the target is being deinitialised, when a weak reference to it
  /// already reads nil; that is when clients ask to forget it.
  let targetID: ObjectIdentifier
  /// Calls the handler, or does nothing once the target is gone.
  let invoke: () -> Void
  var isDiscardable = false

  init<Target: AnyObject>(target: Target, handler: @escaping (Target) -> Void) {
    targetID = ObjectIdentifier(target)
    invoke = { [weak target] in
      if let target { handler(target) }
    }
  }
}
