/// The menu of a button: its presentation and the selected action.
@MainActor final class ButtonMenuController {
  private unowned let button: UIButton
  private let pressTimer = ClockTimer()

  /// The menu, or `nil` without one.
  private(set) var menu: UIMenu?
  /// The presented menu, or `nil` while none is open.
  private(set) var presentedMenu: PresentedButtonMenu?
  /// Whether the primary action changes the selection.
  private(set) var changesSelection = false

  /// The duration of the long press that opens the menu, in seconds (uikit.md, 8.1).
  private static let pressDuration: TimeInterval = 0.5

  /// Creates a controller without a menu.
  init(of button: UIButton) {
    self.button = button
  }

  /// Sets whether the primary action changes the selection, and closes a presented menu.
  func setChangesSelection(_ changesSelection: Bool) {
    self.changesSelection = changesSelection
    setMenu(menu)
  }

  /// Sets or removes the menu, and closes a presented one.
  func setMenu(_ newMenu: UIMenu?) {
    menu = newMenu
    presentedMenu?.close()
    selectFirstActionIfNeeded()
    button.contentDidChange()
  }
}

// MARK: Presentation

extension ButtonMenuController {
  /// Opens the menu immediately or after a long press.
  ///
  /// Returns `false` if the touch isn't tracked any further.
  func touchDidBegin() -> Bool {
    guard menu != nil else { return true }
    guard !button.showsMenuAsPrimaryAction else {
      present()
      return false
    }
    pressTimer.start(after: Self.pressDuration) { [weak self, weak button] in
      guard let self, let button, button.isTracking else { return }
      // A long press doesn't trigger the button's own actions.
      button.cancelTrackedTouch()
      present()
    }
    return true
  }

  /// Opens the menu for a click with the secondary button, and returns whether there is one.
  func openContextMenu() -> Bool {
    guard menu != nil, button.isEnabled else { return false }
    present()
    return true
  }

  /// Sends the menu event and presents the menu.
  private func present() {
    guard let menu, presentedMenu == nil else { return }
    button.sendActions(for: .menuActionTriggered)
    presentedMenu = PresentedButtonMenu(menu, of: self)
    presentedMenu?.display(from: button)
  }

  /// Closes a presented menu.
  fileprivate func close(_ closed: PresentedButtonMenu) {
    guard presentedMenu === closed else { return }
    presentedMenu = nil
  }
}

// MARK: Selection

extension ButtonMenuController {
  /// The action whose title and image the button displays, or `nil` if it displays its own.
  var displayedAction: UIMenuElement? {
    displaysSelection ? menu?.selectedElements.first : nil
  }

  /// Whether the button displays the selected action of its menu.
  var displaysSelection: Bool {
    changesSelection && button.showsMenuAsPrimaryAction && menu != nil
  }

  /// Whether a tap toggles the selection of the button, which has no menu.
  var togglesSelection: Bool { changesSelection && menu == nil }

  /// Selects an action if the button displays its selection, and performs it.
  fileprivate func perform(_ action: UIAction) {
    if displaysSelection {
      select(action)
      button.contentDidChange()
    }
    action.performWithSender(button, target: nil)
  }

  /// Selects the first action if none is selected; a button that displays its selection always has
  /// one.
  private func selectFirstActionIfNeeded() {
    guard displaysSelection, let menu, menu.selectedElements.isEmpty,
      let first = menu.visibleActions.first
    else { return }
    select(first)
  }

  private func select(_ action: UIAction) {
    for other in menu?.visibleActions ?? [] { other.state = other === action ? .on : .off }
  }
}

/// A menu that a button presents: its elements, and the view that displays it.
///
/// ```swift
/// finger.tap(at: button.center)
/// let menu = try #require(button.presentedMenu)
/// menu.choose("Share")
/// ```
@MainActor package final class PresentedButtonMenu {
  /// The menu.
  package let menu: UIMenu
  private weak var controller: ButtonMenuController?
  private weak var overlay: MenuOverlayView?

  fileprivate init(_ menu: UIMenu, of controller: ButtonMenuController) {
    self.menu = menu
    self.controller = controller
  }

  /// The visible titles, from top to bottom, including those of submenus.
  package var titles: [String] { menu.visibleActions.map(\.title) }

  /// Performs the first enabled action with the given title and returns `true`, or returns `false`
  /// if there is none.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard let action = menu.visibleActions.first(where: { $0.title == title && $0.isEnabled })
    else { return false }
    choose(action)
    return true
  }

  private func choose(_ action: UIAction) {
    let controller = controller
    // Unverified: the menu is assumed to close before its action is called.
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    controller?.perform(action)
  }

  /// Displays the menu beside its button, if that is in a window.
  fileprivate func display(from button: UIButton) {
    guard let window = button.window else { return }
    overlay = .present(
      menu, from: .init(frame: button.convert(button.bounds, to: window), view: button), in: window,
      choose: { [weak self] in self?.choose($0) }, close: { [weak self] in self?.close() })
  }

  /// Closes the menu without choosing an action.
  package func close() {
    overlay?.dismiss()
    overlay = nil
    controller?.close(self)
  }
}
