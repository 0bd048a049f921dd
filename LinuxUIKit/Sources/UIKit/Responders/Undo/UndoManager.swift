/// A recorder of changes that can be undone and redone.
///
/// ```swift
/// func rename(to name: String) {
///   let former = title
///   undoManager?.registerUndo(withTarget: self) { $0.rename(to: former) }
///   undoManager?.setActionName("Rename")
///   title = name
/// }
/// ```
///
/// Foundation has the class on Apple's platforms only. The changes of one event of the user are undone
/// together: the group of an event ends when the next event or run of the main queue begins.
///
/// - Note: Not implemented: invocations, run loop modes, titles in the user's language, and user info of
///   actions.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var openGroups: [UndoGroup] = []
  private var disabledDepth = 0
  private var hasEventGroup = false

  /// Creates a manager without changes.
  public override init() {}

  // MARK: Registering

  /// Registers a change that is called to undo the one that happens now, or to redo it while undoing.
  ///
  /// Outside of undoing and redoing, it removes the changes that could be redone.
  ///
  /// - Parameters:
  ///   - target: The object of the change, which isn't retained; changes of one that is gone are left
  ///     out.
  ///   - handler: Called with the target.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redoStack = [] }
    let isGrouped = !openGroups.isEmpty
    if !isGrouped { groupsByEvent ? beginEventGroup() : beginUndoGrouping() }
    openGroups.last?.changes.append(
      .call(target: ObjectIdentifier(target)) { [weak target] in
        if let target { handler(target) }
      })
    if !isGrouped, !groupsByEvent { endUndoGrouping() }
  }

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

  /// Ignores registrations until they are enabled as often as disabled.
  open func disableUndoRegistration() { disabledDepth += 1 }

  /// Registers changes again.
  open func enableUndoRegistration() { disabledDepth = max(0, disabledDepth - 1) }

  /// Removes all changes, and enables registration.
  open func removeAllActions() {
    (undoStack, redoStack, openGroups) = ([], [], [])
    (disabledDepth, hasEventGroup) = (0, false)
  }

  /// Removes all changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    for group in openGroups + undoStack + redoStack { group.removeChanges(of: identifier) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Groups

  /// Whether a group begins with the first change of an event, and ends with the event.
  ///
  /// The default is `true`.
  open var groupsByEvent = true

  /// The number of groups that are open.
  open var groupingLevel: Int { openGroups.count }

  /// The number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { dropOldGroups() } }

  /// Begins a group, whose changes are undone together.
  open func beginUndoGrouping() {
    if groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing { beginEventGroup() }
    openGroups.append(UndoGroup())
  }

  /// Ends the group that began last.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty { hasEventGroup = false }
    guard !group.isEmpty else { return }
    if let outer = openGroups.last {
      outer.changes.append(.group(group))
      if !group.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldGroups()
    }
  }

  private func dropOldGroups() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  private func beginEventGroup() {
    hasEventGroup = true
    openGroups.append(UndoGroup())
    EventGroups.opened(by: self)
  }

  /// Ends the group of an event, unless the app has a group open in it.
  func endEventGroup() {
    if hasEventGroup, openGroups.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
  }

  // MARK: Undoing and redoing

  /// Whether changes are being undone.
  open private(set) var isUndoing = false
  /// Whether changes are being redone.
  open private(set) var isRedoing = false

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.first?.isEmpty == false }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Undoes the last group; does nothing while the app has a group open.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group that has ended; does nothing while another one is open.
  open func undoNestedGroup() {
    guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else {
      return
    }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last; does nothing while the app has a group open.
  open func redo() {
    endEventGroup()
    guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else {
      return
    }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs a group, with the changes that it registers in a group of the same name.
  private func perform(_ group: UndoGroup) {
    let reverse = UndoGroup()
    reverse.name = group.name
    openGroups.append(reverse)
    group.perform()
    // Groups that the changes have left open end with it.
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  /// Names the change that happens now, such as “Rename”; during undoing and redoing it is kept.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoStack.last)?.name = actionName
  }

  /// The name of the change to undo; empty if it has none.
  open var undoActionName: String {
    let open = openGroups.first { !$0.isEmpty && !isUndoing && !isRedoing }
    return (open ?? undoStack.last)?.name ?? ""
  }

  /// The name of the change to redo; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu item that undoes, such as “Undo Rename”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item that redoes, such as “Redo Rename”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu item that undoes a change.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a menu item that redoes a change.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  /// Posted before changes are undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after changes were undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before changes are redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after changes were redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}

/// Changes that are undone together.
@MainActor private final class UndoGroup {
  enum Change {
    case call(target: ObjectIdentifier, @MainActor () -> Void)
    case group(UndoGroup)
  }

  var changes: [Change] = []
  var name = ""

  var isEmpty: Bool { changes.isEmpty }

  /// Performs the changes, the last one first.
  func perform() {
    for change in changes.reversed() {
      switch change {
      case .call(_, let handler): handler()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the changes of a target, and groups that are empty then.
  func removeChanges(of target: ObjectIdentifier) {
    changes.removeAll { change in
      switch change {
      case .call(let other, _): return other == target
      case .group(let group):
        group.removeChanges(of: target)
        return group.isEmpty
      }
    }
  }
}

/// The managers whose group of the current event is open.
@MainActor enum EventGroups {
  private static var managers: [WeakManager] = []

  private struct WeakManager {
    weak var manager: UndoManager?
  }

  /// Ends the group of a manager with the event: before the next one, or in the next run of the main
  /// queue.
  fileprivate static func opened(by manager: UndoManager) {
    if managers.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { endAll() } } }
    managers.append(WeakManager(manager: manager))
  }

  /// Ends the groups of the last event, before another one begins.
  static func endAll() {
    guard !managers.isEmpty else { return }
    let open = managers
    managers = []
    for entry in open { entry.manager?.endEventGroup() }
  }
}
