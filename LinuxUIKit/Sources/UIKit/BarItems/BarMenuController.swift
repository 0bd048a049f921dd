/// The menu of a bar button item: its presentation and the chosen action.
///
/// ```swift
/// finger.tap(at: center)
/// item.menuController.choose("Share")
/// ```
@MainActor package final class BarMenuController {
  /// The duration of the long press that opens the menu of an item with an action, in seconds
  /// (uikit.md, 8.1).
  private static let pressDuration: TimeInterval = 0.5

  // Weak because handlers may find the controller while another thread releases the item.
  private weak var item: UIBarButtonItem?
  private let pressTimer = ClockTimer()

  /// The menu that is open; `nil` if there is none.
  package private(set) var presentedMenu: UIMenu?
  private weak var overlay: MenuOverlayView?

  /// Creates a controller whose menu is closed.
  init(of item: UIBarButtonItem) {
    self.item = item
  }

  /// Opens the menu after a long press, if the item has an action in addition to the menu.
  func touchDidBegin(on control: UIControl) {
    guard item?.menu != nil, item?.primaryAction != nil else { return }
    pressTimer.start(after: Self.pressDuration) { [weak self, weak control] in
      guard let self, let control, control.isTracking else { return }
      // A long press doesn't trigger the action of the item.
      control.cancelTrackedTouch()
      present(from: control)
    }
  }

  /// Opens the menu for a click with the secondary button, and returns whether there is one.
  func openContextMenu(from view: UIView) -> Bool {
    guard let item, item.menu != nil, item.isEnabled else { return false }
    present(from: view)
    return true
  }

  /// Opens the menu of the item, if there is one, beside the view of the item.
  func present(from view: UIView?) {
    guard presentedMenu == nil else { return }
    presentedMenu = item?.menu
    guard let menu = presentedMenu, let view, let window = view.window else { return }
    overlay = .present(
      menu, from: .init(frame: view.convert(view.bounds, to: window), view: view), in: window,
      choose: { [weak self] in self?.choose($0) }, close: { [weak self] in self?.close() })
  }

  /// Performs the first enabled action with a title; returns `false` if there is none.
  @discardableResult package func choose(_ title: String) -> Bool {
    let action = presentedMenu?.visibleActions.first { $0.title == title && $0.isEnabled }
    guard let action else { return false }
    choose(action)
    return true
  }

  private func choose(_ action: UIAction) {
    let item = item
    // Unverified: the menu is assumed to close before its action is called.
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.performWithSender(item, target: nil)
  }

  /// Closes the menu without choosing an action.
  package func close() {
    presentedMenu = nil
    overlay?.dismiss()
    overlay = nil
  }
}
