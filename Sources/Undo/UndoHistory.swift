/// Remembers how to take changes back, and how to make them again.
///
/// Follows Foundation's undo manager, which Linux lacks, down to its order of notifications; the rules
/// are R-UN-1 … R-UN-35. Each change registers its opposite; undo invokes the newest step's
/// opposites, which register their own opposites, and these become the step to redo:
///
/// ```swift
/// final class Hotel {
///   let history: UndoHistory
///   var name = "" {
///     didSet {
///       try? history.register(self) { $0.name = oldValue }
///     }
///   }
///   init(history: UndoHistory) { self.history = history }
/// }
///
/// let history = UndoHistory()
/// let hotel = Hotel(history: history)
/// hotel.name = "The Parent's Inn"
/// history.setActionName("Edit Hotel")
/// history.endEvent()
/// history.undoMenuTitle       // "Undo Edit Hotel"
/// try history.undo()          // name is "" again
/// history.redoMenuTitle       // "Redo Edit Hotel"
/// ```
///
/// There is no run loop here: call ``endEvent()`` where a run loop would end its pass.
///
/// A history is synchronous and belongs to one isolation domain. Handlers and observers may call any of
/// its methods; a call that makes no sense there throws an ``UndoError``.
public final class UndoHistory {
  /// What this history does where the known undo managers differ.
  public let policy: Policy

  /// Whether the first registration of an event opens a group by itself, which ``endEvent()`` closes;
  /// true at first (R-UN-1). Turning it off leaves an event's group that is already open to
  /// ``endEvent()``.
  public var groupsByEvent = true

  /// How many steps are kept at most, to undo and to redo each; 0, as at first, or less is no limit.
  /// Over the limit, the oldest go when a group closes; lowering it drops them at once (R-UN-8).
  public var levelsOfUndo = 0 {
    didSet { dropOldSteps() }
  }

  /// The open groups, outermost first. While undoing or redoing the first is the one that collects
  /// what the handlers register, and the others are the handlers'.
  var open: [UndoGroup] = []
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  var performance: Performance?
  var disableCount = 0
  private var observers: [WeakObserver] = []
  private var isPostingCheckpoint = false

  /// An empty history, registration enabled.
  public init(policy: Policy = Policy()) {
    self.policy = policy
  }

  /// The groups that are open for the next undo, also while their place is taken by the group that
  /// collects an undo's or redo's registrations.
  var pendingGroups: [UndoGroup] { performance?.setAside ?? open }

  func dropOldSteps() {
    guard levelsOfUndo > 0, max(undoStack.count, redoStack.count) > levelsOfUndo else { return }
    releasingLater {
      undoStack = Array(undoStack.suffix(levelsOfUndo))
      redoStack = Array(redoStack.suffix(levelsOfUndo))
    }
  }

  /// Changes what is held, and releases what was held only afterwards: releasing a handler may
  /// deinitialise a client, which then asks to be forgotten.
  func releasingLater(_ change: () -> Void) {
    let former = (open, undoStack, redoStack, performance)
    change()
    withExtendedLifetime(former) {}
  }
}

// MARK: Removing

extension UndoHistory {
  /// Removes every action, open groups included, and enables registration, however often it was
  /// disabled (R-UN-26).
  ///
  /// From inside an undo or redo, what is left of it is not invoked, and it leaves no step behind.
  public func removeAllActions() {
    releasingLater {
      performance?.remaining = []
      performance?.setAside = []
      performance?.isRecorded = false
      open = performance == nil ? [] : [UndoGroup()]
      undoStack = []
      redoStack = []
    }
    disableCount = 0
  }

  /// Removes the actions of a target, and every group that this leaves empty; registration stays
  /// enabled or disabled (R-UN-27).
  ///
  /// A target may call it from its `deinit`. From inside an undo or redo, the target's actions that
  /// are left are not invoked. Costs time linear in all actions.
  public func removeAllActions(withTarget target: AnyObject) {
    let id = ObjectIdentifier(target)
    let setAside = pendingGroups.map { $0.removing(id) }
    releasingLater {
      performance?.remaining.removeAll { $0.targetID == id }
      performance?.setAside = setAside
      open = open.map { $0.removing(id) }
      undoStack = undoStack.map { $0.removing(id) }.filter { !$0.isSpent }
      redoStack = redoStack.map { $0.removing(id) }.filter { !$0.isSpent }
    }
  }
}

// MARK: Observers

extension UndoHistory {
  private struct WeakObserver {
    weak var observer: (any UndoObserver)?
  }

  /// Notifies `observer` from now on, after those added before it; it is held weakly. Adding it again
  /// has no effect.
  public func addObserver(_ observer: some UndoObserver) {
    observers.removeAll { $0.observer == nil }
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(WeakObserver(observer: observer))
  }

  /// Stops notifying `observer`. No effect if it was not added.
  public func removeObserver(_ observer: some UndoObserver) {
    observers.removeAll { $0.observer === observer }
  }

  /// Lets lazy clients register. Not in the middle of an undo or redo, which has posted its own
  /// checkpoint, and not in the middle of another checkpoint, which would not end.
  func postCheckpoint() {
    guard performance == nil, !isPostingCheckpoint else { return }
    isPostingCheckpoint = true
    post(.checkpoint)
    isPostingCheckpoint = false
  }

  /// Posts what happens to a group, unless it is made while undoing or redoing (R-UN-33).
  func postUnlessPerforming(_ notification: UndoNotification) {
    if performance == nil { post(notification) }
  }

  func post(_ notification: UndoNotification) {
    for entry in observers {
      entry.observer?.undoHistory(self, posted: notification)
    }
  }
}
