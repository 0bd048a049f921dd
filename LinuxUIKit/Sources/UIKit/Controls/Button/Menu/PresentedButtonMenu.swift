/// A menu that a button opened, as data: ours draws none.
///
/// ```swift
/// finger.tap(at: button.center)
/// let menu = try #require(button.presentedMenu)
/// menu.choose("Share")
/// ```
@MainActor package final class PresentedButtonMenu {
  /// What can be chosen.
  package let menu: UIMenu
  private weak var button: UIButton?

  /// Opens a button's menu.
  init(_ menu: UIMenu, of button: UIButton) {
    self.menu = menu
    self.button = button
  }

  /// The titles that can be seen, from top to bottom; those of menus inside stand in their place.
  package var titles: [String] { menu.actionsInOrder.map(\.title) }

  /// Chooses the first action of that title; false when there is none that can be chosen.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard let action = menu.actionsInOrder.first(where: { $0.title == title && $0.isChoosable })
    else { return false }
    // [guess 6.13] The menu goes before its action is called.
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    button?.choose(action)
    return true
  }

  /// Taps beside the menu, which closes it.
  package func close() {
    button?.closeMenu(self)
  }
}
