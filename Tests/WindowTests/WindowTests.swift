import ExampleScreens
import LegoTesting
import TestSupport
import Testing
import UIKit

/// A user with a mouse and a keyboard, in windows of an X server.
///
/// Each test has a server and an app of its own. Where to click is asked from a headless screen that
/// displays the same controller in the same size.
@MainActor @Suite("A window on a desktop", .serialized) struct WindowTests {
  /// Returns a headless screen with the content of a window.
  private func headless(_ name: String) throws -> Screen {
    let screen = try #require(ExampleScreen.all.first { $0.name == name })
    return Screen(
      UINavigationController(rootViewController: screen.makeViewController()),
      traits: UITraitCollection(displayScale: 1))
  }

  private func center(of text: String, on screen: Screen) throws -> CGPoint {
    let frame = try screen.frame(of: text)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("The wheel scrolls a feed to its end, where it stays") func wheel() throws {
    let app = try DesktopApp(screen: "feed")
    try app.turnWheel(200, at: CGPoint(x: 195, y: 500))
    let end = try app.stillPicture()
    try app.turnWheel(20, at: CGPoint(x: 195, y: 500))
    #expect(try app.stillPicture().pngData() == end.pngData())
    expectImage(end, named: "feed_end")
  }

  @Test("A drag with the mouse scrolls by its distance") func drag() throws {
    let app = try DesktopApp(screen: "feed")
    try app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), steps: 40)
    expectImage(try app.stillPicture(), named: "feed_dragged")
  }

  @Test("Clicks add a color and remove it again") func buttons() throws {
    let app = try DesktopApp(screen: "color-waterfall")
    let screen = try headless("color-waterfall")
    let first = try app.stillPicture()
    try app.click(try center(of: "Add", on: screen))
    expectImage(try app.stillPicture(), named: "color_added")
    try app.click(try center(of: "Remove", on: screen))
    #expect(try app.stillPicture().pngData() == first.pngData())
  }

  @Test("A swipe reveals the actions of a row, and a click elsewhere hides them")
  func swipe() throws {
    let app = try DesktopApp(screen: "inbox")
    let row = try headless("inbox").frame(of: "Tomás Ibarra")
    let first = try app.stillPicture()
    try app.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 150, y: row.midY))
    try app.moveAway()
    expectImage(try app.stillPicture(), named: "inbox_swiped")
    try app.click(CGPoint(x: 195, y: 600))
    try app.moveAway()
    #expect(try app.stillPicture().pngData() == first.pngData())
  }

  @Test("A drag after a hold moves a song down the queue") func reorder() throws {
    let app = try DesktopApp(screen: "queue")
    let screen = try headless("queue")
    let (first, third) = try (center(of: "Paper Boats", on: screen), center(of: "Salt", on: screen))
    try app.drag(from: first, to: CGPoint(x: first.x, y: third.y + 10), afterHold: 0.8, steps: 30)
    try app.moveAway()
    expectImage(try app.stillPicture(), named: "queue_reordered")
  }

  @Test("Typed text appears in the label that is bound to the field") func typing() throws {
    let app = try DesktopApp(screen: "text-input")
    let screen = try headless("text-input")
    try app.click(try center(of: "Input", on: screen))
    try app.press("BackSpace", "BackSpace", "BackSpace")
    try app.type("Hello, Linux!")

    // The label, without the field below it, in which the caret blinks.
    let line = CGRect(x: 24, y: 104, width: 340, height: 34)
    expectImage(try app.stillPicture(of: line), named: "typed")
  }

  @Test("A window that becomes wider lays its content out again") func resize() throws {
    let app = try DesktopApp(screen: "photos")
    try app.resize(to: CGSize(width: 760, height: 700))
    expectImage(try app.stillPicture(), named: "photos_wide")
  }

  @Test("Control-Shift-D switches to the dark appearance, and back") func dark() throws {
    let app = try DesktopApp(screen: "settings")
    let light = try app.stillPicture()
    try app.press("ctrl+shift+d")
    expectImage(try app.stillPicture(), named: "settings_dark")
    try app.press("ctrl+shift+d")
    #expect(try app.stillPicture().pngData() == light.pngData())
  }

  @Test("The secondary button opens the menu of an item, and a click elsewhere closes it")
  func menu() throws {
    let app = try DesktopApp(screen: "shop")
    let lamp = try center(of: "Speicher floor lamp", on: try headless("shop"))
    let first = try app.stillPicture()
    try app.click(lamp, button: 3)
    try app.moveAway()
    expectImage(try app.stillPicture(), named: "shop_menu")
    try app.click(CGPoint(x: 195, y: 20))
    try app.moveAway()
    #expect(try app.stillPicture().pngData() == first.pngData())
  }

  @Test("A closed window ends the app without an error") func close() throws {
    let app = try DesktopApp(screen: "chat")
    #expect(try app.close() == 0)
  }
}
