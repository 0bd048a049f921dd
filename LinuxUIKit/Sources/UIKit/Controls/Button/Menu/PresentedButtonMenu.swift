/// A menu that a button presents, as data; the Linux UIKit doesn't draw menus.
///
/// ```swift
/// touch.tap(at: button.center)
/// let menu = try #require(button.presentedMenu)
/// menu.choose("Share")
/// ```
@MainActor package final class PresentedButtonMenu {
  /// The menu.
  package let menu: UIMenu
  private weak var button: UIButton?

  /// Creates the presented form of a button's menu.
  init(_ menu: UIMenu, of button: UIButton) {
    self.menu = menu
    self.button = button
  }

  /// The visible titles, from top to bottom, including those of submenus.
  package var titles: [String] { menu.actionsInOrder.map(\.title) }

  /// Performs the first enabled action with the given title and returns `true`, or returns `false`
  /// if there is none.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard let action = menu.actionsInOrder.first(where: { $0.title == title && $0.isChoosable })
    else { return false }
    // Unverified: the menu is assumed to close before its action is called.
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    button?.choose(action)
    return true
  }

  /// Closes the menu without choosing an action.
  package func close() {
    button?.closeMenu(self)
  }
}
