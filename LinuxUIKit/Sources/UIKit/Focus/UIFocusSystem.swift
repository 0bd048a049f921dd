/// The focus of a window.
///
/// ```swift
/// UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: tableView)
/// ```
///
/// A focused item is one that the keys act on: an item of a collection view or a table, or a view whose
/// `canBecomeFocused` is `true`. Text fields and text views are focused while they are the first
/// responder. A touch or a click ends the focus; the arrow keys continue from the item that was
/// touched.
///
/// - Note: Not implemented: sounds, and `register(_:forSoundIdentifier:)`.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?
  /// The focused view, or the list that contains the focused item.
  private weak var host: UIView?
  /// The list of the item that was focused or touched last.
  private weak var lastList: (any FocusableList)?
  private weak var shownView: UIView?
  private let halo = FocusHalo()
  private var request: Request?

  /// A requested update.
  private struct Request {
    let environment: any UIFocusEnvironment
    /// Whether it also moves the focus into the environment, or updates it there only.
    let isExplicit: Bool
  }

  init(window: UIWindow) {
    self.window = window
  }

  /// The notification of an update of the focus, whose object is the focus system.
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// The notification of a movement that wasn't possible, whose object is the focus system.
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the context in the information of notifications.
  public static let focusUpdateContextKey = "UIFocusUpdateContextKey"

  /// Returns the focus system of the window that contains an environment; `nil` outside of windows.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    (environment as? UIResponder)?.respondingView?.window?.focusSystem
  }

  /// Returns whether an environment contains another one, or is the same.
  public class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment, next: { $0.parentFocusEnvironment })
      .contains { $0 === environment }
  }

  /// The focused item; `nil` if there is none, or while its cell is not displayed.
  open var focusedItem: (any UIFocusItem)? { focusedView }

  /// Requests that the focus moves to an environment, or to the item that it prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    setNeedsUpdate(to: environment, isExplicit: true)
  }

  /// Updates the focus immediately if an update was requested.
  open func updateFocusIfNeeded() {
    guard let request else { return }
    self.request = nil
    let focused = target?.environments.contains { $0 === request.environment } ?? false
    guard request.isExplicit || focused else { return }
    guard let next = Self.preferredTarget(in: request.environment) else { return }
    move(to: next, heading: [])
  }
}

// MARK: Focus

extension UIFocusSystem {
  /// The focused view or item.
  var target: FocusTarget? {
    if let responder = window?.firstResponderState.responder, responder is any UIKeyInput {
      return responder.respondingView.map { FocusTarget($0) }
    }
    guard let host, host.window === window else { return nil }
    guard let list = host as? any FocusableList else { return FocusTarget(host) }
    return list.focusedItem.map { FocusTarget(list, $0) }
  }

  /// The view that is focused; `nil` if there is none, or while its cell is not displayed.
  var focusedView: UIView? { target?.displayedView }

  /// Whether something but a text input is focused.
  var hasFocusedItem: Bool { target.map { !$0.isTextInput } ?? false }

  /// Moves the focus, if all environments that are concerned allow it.
  @discardableResult
  func move(to next: FocusTarget?, heading: UIFocusHeading) -> Bool {
    let previous = target
    guard !(next.map { $0.isSame(as: previous) } ?? (previous == nil)) else { return true }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    // 1. Ask the environments around both.
    guard environments(previous, next).allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
      post(Self.movementDidFailNotification, context)
      return false
    }
    // 2. Store the new focus, and scroll to it.
    setTarget(next)
    next?.reveal()
    updateView()
    // 3. Notify the environments.
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments(previous, next) {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    post(Self.didUpdateNotification, context)
    // 4. Select the item, where selection follows the focus.
    if let item = next?.listItem { item.list.selectByFocus(item.indexPath) }
    return true
  }

  private func setTarget(_ next: FocusTarget?) {
    (host as? any FocusableList)?.endFocus()
    if next?.isTextInput == true {
      host = nil
      next?.host.becomeFirstResponder()
      return
    }
    if let responder = window?.firstResponderState.responder, responder is any UIKeyInput {
      responder.resignFirstResponder()
    }
    host = next?.host
    guard let item = next?.listItem else { return }
    item.list.beginFocus(at: item.indexPath)
    lastList = item.list
  }

  /// Returns the environments around both targets, each once.
  private func environments(
    _ previous: FocusTarget?, _ next: FocusTarget?
  ) -> [any UIFocusEnvironment] {
    var seen = Set<ObjectIdentifier>()
    return ((previous?.environments ?? []) + (next?.environments ?? []))
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func post(_ name: Notification.Name, _ context: UIFocusUpdateContext) {
    NotificationCenter.default.post(
      name: name, object: self, userInfo: [Self.focusUpdateContextKey: context])
  }

  /// Ends the focus because the user touches the window.
  func endByTouch() {
    guard hasFocusedItem else { return }
    move(to: nil, heading: [])
  }

  /// Stores an item as the one from which the arrow keys continue.
  func setLastItem(_ indexPath: IndexPath, in list: any FocusableList) {
    list.setLastFocusItem(indexPath)
    lastList = list
  }

  /// The item from which the arrow keys continue; `nil` if there is none on the screen.
  var lastTarget: FocusTarget? {
    guard let list = lastList, list.window === window else { return nil }
    return list.lastFocusItem.map { FocusTarget(list, $0) }
  }
}

// MARK: Updates

extension UIFocusSystem {
  func setNeedsUpdate(to environment: any UIFocusEnvironment, isExplicit: Bool) {
    let isFirst = request == nil
    if let request, request.isExplicit, !isExplicit { return }
    request = Request(environment: environment, isExplicit: isExplicit)
    guard isFirst else { return }
    Task { @MainActor [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Draws the effect on the focused view, which may be another one after a layout pass.
  func updateView() {
    let view = hasFocusedItem ? focusedView : nil
    if view !== shownView {
      for changed in [shownView, view] { changed?.focusDidChange() }
      shownView = view
    }
    halo.update(on: view)
  }

  /// Returns what is focused in an environment: what it prefers, or else its first item in the order
  /// of reading.
  private static func preferredTarget(in environment: any UIFocusEnvironment) -> FocusTarget? {
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let target = preferredTarget(in: preferred) { return target }
    }
    guard let view = (environment as? UIResponder)?.respondingView else { return nil }
    if let target = FocusTarget(displayedBy: view) { return target }
    if let list = view as? any FocusableList {
      return list.preferredFocusItem.map { FocusTarget(list, $0) }
    }
    return FocusStops(in: view).targets.first
  }
}
