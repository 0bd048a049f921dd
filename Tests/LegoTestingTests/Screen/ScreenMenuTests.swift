import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Menus") struct ScreenMenuTests {
  private let rows = ButtonRowsController(names: ["Anna", "Ben"])
  private let log = MenuLog()

  private func rowsScreen() -> Screen {
    Screen(rows, size: CGSize(width: 300, height: 400))
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: ["Name", "Date"].map { name in
        UIAction(title: name) { [log] _ in log.calls.append(name) }
      })
  }

  /// A screen with a button of 100 by 40 points that has a menu.
  private func buttonScreen(isPrimary: Bool) -> Screen {
    let controller = UIViewController()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Sort") { [log] _ in log.calls.append("Sort") })
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = isPrimary
    controller.view.addSubview(button)
    return Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("A long press on a cell opens its context menu, whose items can be read and chosen")
  func cell() throws {
    let screen = rowsScreen()
    try screen.longPress("Anna")

    #expect(screen.menuTexts == ["Share", "Move", "Pin"])
    try screen.chooseMenuItem("Share")
    #expect(rows.calls == ["share Anna"])
    #expect(screen.menuTexts.isEmpty)
  }

  @Test("A long press on a cell without a menu is a tap")
  func noMenu() throws {
    let names = NamesController(names: ["Anna", "Ben"])
    let screen = Screen(names)
    try screen.longPress("Ben")

    #expect(screen.menuTexts.isEmpty)
    #expect(names.selected == [[0, 1]])
  }

  @Test("A press of less than half a second opens no menu")
  func shortPress() throws {
    let screen = rowsScreen()
    try screen.longPress("Anna", duration: 0.4)

    #expect(screen.menuTexts.isEmpty)
    #expect(rows.calls == ["select Anna"])
  }

  @Test("A tap on a button opens the menu that is its primary action")
  func primaryMenu() throws {
    let screen = buttonScreen(isPrimary: true)
    try screen.tap("Sort")
    #expect(screen.menuTexts == ["Name", "Date"])
    try screen.chooseMenuItem("Date")

    #expect(log.calls == ["Date"])
    #expect(screen.menuTexts.isEmpty)
  }

  @Test("A long press on a button opens the menu that is not its primary action")
  func secondaryMenu() throws {
    let screen = buttonScreen(isPrimary: false)
    try screen.tap("Sort")
    #expect(screen.menuTexts.isEmpty)
    try screen.longPress("Sort")
    try screen.chooseMenuItem("Name")

    #expect(log.calls == ["Sort", "Name"])
  }

  @Test("A tap on a bar item without an action opens its menu")
  func barItem() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: makeMenu())
    let screen = Screen(UINavigationController(rootViewController: controller))
    try screen.tap("Sort")
    #expect(screen.menuTexts == ["Name", "Date"])
    try screen.chooseMenuItem("Date")

    #expect(log.calls == ["Date"])
    #expect(screen.menuTexts.isEmpty)
  }

  @Test("A long press on a bar item with an action opens its menu")
  func barItemWithAction() throws {
    let controller = UIViewController()
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction(title: "Sort") { [log] _ in log.calls.append("Sort") },
      menu: makeMenu())
    let screen = Screen(UINavigationController(rootViewController: controller))
    try screen.tap("Sort")
    #expect(screen.menuTexts.isEmpty)
    try screen.longPress("Sort")
    try screen.chooseMenuItem("Name")

    #expect(log.calls == ["Sort", "Name"])
  }

  @Test("While a menu is open, taps choose its items, and a tap on a point closes it")
  func modal() throws {
    let screen = buttonScreen(isPrimary: true)
    try screen.tap("Sort")
    #expect(screen.tappableTexts == ["Name", "Date"])
    try screen.tap("Name")
    #expect(log.calls == ["Name"])

    try screen.tap("Sort")
    try screen.tap(at: CGPoint(x: 50, y: 120))
    #expect(screen.menuTexts.isEmpty)
    try screen.tap("Sort")
    screen.closeMenu()
    #expect(screen.menuTexts.isEmpty)
    #expect(log.calls == ["Name"])
  }

  @Test("The descriptions of the screen end with the open menu")
  func description() throws {
    let screen = rowsScreen()
    try screen.longPress("Anna")
    let menu = """

      Menu
        "Share"
        "Move" disabled
        "Pin" on
      """

    #expect(screen.layoutDescription.hasSuffix(menu))
    #expect(screen.text == "Anna | [Delete]\nBen | [Delete]" + menu)
  }

  @Test("An item that can't be chosen throws an error with the reason")
  func errors() throws {
    let screen = rowsScreen()
    let noMenu = #expect(throws: ScreenError.self) { try screen.chooseMenuItem("Share") }
    #expect(
      noMenu?.description == """
        “Share” cannot be chosen: no menu is open. Open one with tap(_:match:) or \
        longPress(_:match:duration:).
        """)

    try screen.longPress("Anna")
    let missing = #expect(throws: ScreenError.self) { try screen.chooseMenuItem("Copy") }
    #expect(
      missing?.description
        == "The open menu has no item “Copy”. Its items: “Share”, “Move”, “Pin”.")
    let disabled = #expect(throws: ScreenError.self) { try screen.chooseMenuItem("Move") }
    #expect(disabled?.description == "The item “Move” of the open menu is disabled.")
    #expect(rows.calls.isEmpty)
  }
}

/// The performed actions, in order.
@MainActor private final class MenuLog {
  var calls: [String] = []
}
