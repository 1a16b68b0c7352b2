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
/// There is no run loop here: who plays one calls ``endEvent()`` at the end of each pass.
///
/// A history is synchronous and belongs to one isolation domain. Handlers and observers may call it
/// back: what makes no sense from there is refused with an ``UndoError``.
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
  var observers: [WeakObserver] = []
  var isTellingCheckpoint = false

  /// An empty history, registration enabled.
  public init(policy: Policy = Policy()) {
    self.policy = policy
  }

  /// The groups that are open for the next undo, also while their place is taken by the group that
  /// collects an undo's or redo's registrations.
  var pendingGroups: [UndoGroup] { performance?.setAside ?? open }

  /// Changes what is held, and releases what was held only afterwards: releasing a handler may
  /// deinitialise a client, which then asks to be forgotten.
  func releasingLater(_ change: () -> Void) {
    let former = (open, undoStack, redoStack, performance)
    change()
    withExtendedLifetime(former) {}
  }

  func dropOldSteps() {
    guard levelsOfUndo > 0, max(undoStack.count, redoStack.count) > levelsOfUndo else { return }
    releasingLater {
      undoStack = Array(undoStack.suffix(levelsOfUndo))
      redoStack = Array(redoStack.suffix(levelsOfUndo))
    }
  }
}
