import UIKit

extension Screen {
  /// The titles of the open menu from top to bottom, including those of submenus and of disabled
  /// items; empty if no menu is open.
  ///
  /// ```swift
  /// try screen.longPress("Clara Ahrens")
  /// #expect(screen.menuTexts == ["Call", "Share", "Delete"])
  /// ```
  public var menuTexts: [String] {
    settle()
    return openMenu?.actions.map(\.title) ?? []
  }

  /// Chooses an item of the open menu, which closes the menu.
  ///
  /// Throws a ``ScreenError`` if no menu is open, or if the menu has no enabled item with the title.
  ///
  /// ```swift
  /// try screen.tap("Sort")  // a button with a menu as its primary action
  /// try screen.chooseMenuItem("By name")
  /// ```
  public func chooseMenuItem(_ title: String) throws {
    beginAction()
    guard let openMenu else { throw ScreenError.noOpenMenu(text: title) }
    try choose(title, in: openMenu)
  }

  /// Closes the open menu without choosing an item; does nothing if no menu is open.
  ///
  /// ```swift
  /// screen.closeMenu()
  /// #expect(screen.menuTexts.isEmpty)
  /// ```
  public func closeMenu() {
    beginAction()
    openMenu?.close()
    settle()
  }

  /// The menu of a button, bar button item or cell that is open.
  var openMenu: OpenMenu? { menus.openMenu(in: root) }

  func choose(_ title: String, in menu: OpenMenu) throws {
    let actions = menu.actions.filter { $0.title == title }
    guard !actions.isEmpty else {
      throw ScreenError.menuItemNotFound(text: title, instead: menu.actions.map(\.title))
    }
    guard menu.enabledTitles.contains(title) else {
      throw ScreenError.menuItemDisabled(text: title)
    }
    menu.choose(title)
    settle()
  }
}
