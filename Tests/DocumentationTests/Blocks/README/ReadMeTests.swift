import LegoKit
import LegoTesting
import Testing
import UIKit

/// The first screen of `README.md`, and its app.
@MainActor @Suite("The code of the README") struct ReadMeTests {
  @Test("A new item is appended and can be bought") func add() throws {
    let screen = Screen(GroceriesScreen())
    try screen.tap("Name")
    try screen.type("Tea")
    try screen.tap("Add")
    #expect(screen.changes.contains(.inserted(["Tea"], in: "items")))
    try screen.tap("Tea")
    try screen.checkImage(named: "groceries")
  }

  @Test("An item is moved by a drag and deleted by a swipe") func edit() throws {
    let screen = Screen(GroceriesScreen())
    try screen.drag(id: "Pears", toID: "Bread")
    #expect(try screen.frame(of: "Pears").maxY == screen.frame(of: "Bread").minY)
    try screen.swipe("Coffee", .left, choosing: "Delete")
    #expect(!screen.text.contains("Coffee"))
  }

  @Test("The app displays the screen in its window") func app() {
    let delegate = AppDelegate()
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    let navigation = delegate.window?.rootViewController as? UINavigationController
    #expect(navigation?.topViewController is GroceriesScreen)
    #expect(delegate.window?.isKeyWindow == true)
    delegate.window?.isHidden = true
  }
}
