import Testing
import UIKit

@MainActor struct UIBarButtonItemTests {
  @Test(
    "System items with text have titles",
    arguments: [
      (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
      (.redo, "Redo"), (.close, "Close"),
    ] as [(UIBarButtonItem.SystemItem, String)])
  func words(item: UIBarButtonItem.SystemItem, title: String) {
    let button = UIBarButtonItem(systemItem: item)
    #expect(button.title == title)
    #expect(button.image == nil)
  }

  @Test(
    "The others have an image and an accessibility label",
    arguments: [
      .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward,
    ] as [UIBarButtonItem.SystemItem])
  func pictures(item: UIBarButtonItem.SystemItem) {
    let button = UIBarButtonItem(systemItem: item)
    #expect(button.image?.isSymbolImage == true)
    #expect(button.title == nil)
    #expect(button.accessibilityLabel != nil)
  }

  @Test("A fixed space separates buttons, a flexible space has no width in a navigation bar")
  func room() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "")
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { view.bounds.size = CGSize(width: 30, height: 30) }
    item.rightBarButtonItems = [
      UIBarButtonItem(customView: first), .fixedSpace(40), .flexibleSpace(),
      UIBarButtonItem(customView: second),
    ]
    bar.items = [item]
    bar.layoutIfNeeded()
    // Margin 16; then 8 points between the items: 30, a fixed space of 40, one of 0, and 30.
    let edge: CGFloat = 320 - 16
    #expect(first.frame.maxX == edge)
    #expect(second.frame.maxX == edge - 30 - 8 - 40 - 8 - 0 - 8)
  }

  @Test("The edit button has the title of its next action, and performs it")
  func edit() {
    let screen = UIViewController()
    let button = screen.editButtonItem
    #expect(button === screen.editButtonItem)
    #expect(button.title == "Edit")
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(screen.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    screen.isEditing = false
    #expect(button.title == "Edit")
    #expect(button.style == .plain)
  }

  @Test("A button can have a menu in addition to its action")
  func menu() {
    let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    #expect(UIBarButtonItem(title: "More", menu: menu).menu === menu)
    #expect(UIBarButtonItem(systemItem: .action, menu: menu).menu === menu)
  }
}
