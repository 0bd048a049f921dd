import ExampleScreens
import Foundation
import LegoTesting
import SnapshotComparison
import TestSupport
import Testing
import UIKit

/// A user with a mouse and a keyboard, in windows of an X server.
///
/// Each test has an app of its own. Where to click is asked from a headless screen that displays the same
/// controller in the same size.
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

  /// Compares the window, or a rectangle in it, with a snapshot.
  ///
  /// An idle app may wait for a task in the background, so that a difference counts only if it lasts.
  private func expectWindow(
    of app: DesktopApp, named name: String, in rectangle: CGRect? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = SnapshotFile(named: name, fileExtension: "png", testFile: #filePath)
    _ = try becomesTrue { try golden.mismatch(of: try app.picture(of: rectangle)) == nil }
    expectImage(try app.picture(of: rectangle), named: name, sourceLocation: sourceLocation)
  }

  /// Expects that the window displays the same pixels as before.
  private func expectWindow(
    of app: DesktopApp, equals pixels: Data, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard try !becomesTrue({ try app.pixels() == pixels }) else { return }
    Issue.record(
      "The window isn't as it was before. Screenshot: \(app.keepScreenshot())",
      sourceLocation: sourceLocation)
  }

  /// Returns whether a condition becomes true within some seconds.
  private func becomesTrue(
    within limit: TimeInterval = 10, _ condition: () throws -> Bool
  ) throws -> Bool {
    let end = Date(timeIntervalSinceNow: limit)
    while try !condition() {
      guard Date() < end else { return false }
      Thread.sleep(forTimeInterval: 0.2)
    }
    return true
  }

  @Test("The wheel scrolls a feed to its end, where it stays") func wheel() throws {
    let app = try DesktopApp(screen: "feed")
    // Posts have estimated heights until they are displayed, so that the end is where a turn changes nothing.
    var (end, next) = (Data(), try app.pixels())
    for _ in 0..<20 where next != end {
      end = next
      try app.turnWheel(50, at: CGPoint(x: 195, y: 500))
      next = try app.pixels()
    }
    #expect(next == end)
    try expectWindow(of: app, named: "feed_end")
  }

  @Test("A drag with the mouse scrolls by its distance") func drag() throws {
    let app = try DesktopApp(screen: "feed")
    try app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), steps: 40)
    try expectWindow(of: app, named: "feed_dragged")
  }

  @Test("Clicks add a color and remove it again") func buttons() throws {
    let app = try DesktopApp(screen: "color-waterfall")
    let screen = try headless("color-waterfall")
    let first = try app.pixels()
    try app.click(try center(of: "Add", on: screen))
    try expectWindow(of: app, named: "color_added")
    try app.click(try center(of: "Remove", on: screen))
    try expectWindow(of: app, equals: first)
  }

  @Test("A swipe reveals the actions of a row, and a click elsewhere hides them")
  func swipe() throws {
    let app = try DesktopApp(screen: "inbox")
    let row = try headless("inbox").frame(of: "Tomás Ibarra")
    let first = try app.pixels()
    try app.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 150, y: row.midY))
    try app.moveAway()
    try expectWindow(of: app, named: "inbox_swiped")
    try app.click(CGPoint(x: 195, y: 600))
    try app.moveAway()
    try expectWindow(of: app, equals: first)
  }

  @Test("A drag after a hold moves a song down the queue") func reorder() throws {
    let app = try DesktopApp(screen: "queue")
    let screen = try headless("queue")
    let (first, third) = try (center(of: "Paper Boats", on: screen), center(of: "Salt", on: screen))
    try app.drag(from: first, to: CGPoint(x: first.x, y: third.y + 10), afterHold: true, steps: 30)
    try app.moveAway()
    try expectWindow(of: app, named: "queue_reordered")
  }

  @Test("Typed text appears in the label that is bound to the field") func typing() throws {
    let app = try DesktopApp(screen: "text-input")
    let screen = try headless("text-input")
    try app.click(try center(of: "Input", on: screen))
    try app.press("BackSpace", "BackSpace", "BackSpace")
    try app.type("Hello, Linux!")

    // The label, without the field below it, in which the caret blinks.
    let line = CGRect(x: 24, y: 104, width: 340, height: 34)
    try expectWindow(of: app, named: "typed", in: line)
  }

  @Test("A window that becomes wider lays its content out again") func resize() throws {
    let app = try DesktopApp(screen: "photos")
    try app.resize(to: CGSize(width: 760, height: 700))
    try expectWindow(of: app, named: "photos_wide")
  }

  @Test("Control-Shift-D switches to the dark appearance, and back") func dark() throws {
    let app = try DesktopApp(screen: "settings")
    let light = try app.pixels()
    try app.press("ctrl+shift+d")
    try expectWindow(of: app, named: "settings_dark")
    try app.press("ctrl+shift+d")
    try expectWindow(of: app, equals: light)
  }

  @Test("The secondary button opens the menu of an item, and a click elsewhere closes it")
  func menu() throws {
    let app = try DesktopApp(screen: "shop")
    let lamp = try center(of: "Speicher floor lamp", on: try headless("shop"))
    let first = try app.pixels()
    try app.click(lamp, button: 3)
    try app.moveAway()
    try expectWindow(of: app, named: "shop_menu")
    try app.click(CGPoint(x: 195, y: 20))
    try app.moveAway()
    try expectWindow(of: app, equals: first)
  }

  @Test("A closed window ends the app without an error") func close() throws {
    let app = try DesktopApp(screen: "chat")
    #expect(try app.close() == 0)
  }

  /// A folder that two runs of an app share.
  private func withWatchFolder(_ body: (URL) throws -> Void) throws {
    let folder = try PrivateFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("An app that is started again has its screen, scroll position, appearance and corner")
  func restart() throws {
    try withWatchFolder { folder in
      let environment = ["UIKIT_WATCH": folder.path]
      let first = try DesktopApp(screen: "photos", environment: environment)
      try first.moveWindow(to: CGPoint(x: 60, y: 80))
      try first.press("ctrl+shift+d")
      try first.turnWheel(12, at: CGPoint(x: 195, y: 500))
      try first.moveAway()
      let list = try first.pixels()
      try first.click(CGPoint(x: 100, y: 500))
      try first.moveAway()
      let (photo, corner) = (try first.pixels(), try first.corner())
      #expect(photo != list)
      #expect(try first.terminate() == 0)

      let second = try DesktopApp(screen: "photos", environment: environment)
      try second.waitUntilRestored()
      try expectWindow(of: second, equals: photo)
      #expect(try second.corner() == corner)
      // The button of the bar.
      try second.click(CGPoint(x: 20, y: 22))
      try second.moveAway()
      try expectWindow(of: second, equals: list)
    }
  }

  @Test("The message of a build that failed is over the app until one succeeds")
  func message() throws {
    try withWatchFolder { folder in
      let app = try DesktopApp(screen: "settings", environment: ["UIKIT_WATCH": folder.path])
      let before = try app.pixels()
      let file = folder.appendingPathComponent("message")
      try Data(
        "SettingsScreen.swift:12:7: error: cannot find 'titel' in scope\n12 |       titel = \"Settings\"\n"
          .utf8
      ).write(to: file)
      try expectWindow(of: app, named: "settings_message")
      try FileManager.default.removeItem(at: file)
      try expectWindow(of: app, equals: before)
    }
  }

  @Test("Under Wayland the wheel scrolls, a click opens a photo, and keys change the appearance")
  func wayland() throws {
    let app = try DesktopApp(
      screen: "photos", in: try WaylandCompositor(on: try Desktop.shared.get()))
    // The compositor draws the pointer into its window: the edge below is left out.
    let content = CGRect(x: 0, y: 0, width: 390, height: 800)
    let corner = CGPoint(x: 380, y: 835)
    try app.turnWheel(12, at: CGPoint(x: 195, y: 500))
    try app.move(to: corner)
    try expectWindow(of: app, named: "wayland_scrolled", in: content)
    try app.click(CGPoint(x: 100, y: 500))
    try app.press("ctrl+shift+d")
    try app.move(to: corner)
    try expectWindow(of: app, named: "wayland_photo", in: content)
    #expect(try app.terminate() == 0)
  }

  @Test("A wheel that was turned before Control scrolls, even if the app was busy until then")
  func busyWheel() throws {
    let app = try DesktopApp(screen: "photos")
    let point = CGPoint(x: 195, y: 500)
    try app.turnWheel(5, at: point)
    let scrolled = try app.pixels()
    try app.turnWheel(-5, at: point)
    try #require(try app.pixels() != scrolled)
    try app.turnWheelAndPressControl(5, at: point)
    try expectWindow(of: app, equals: scrolled)
  }

  @Test("An input method composes Chinese text in a field") func inputMethod() throws {
    let method = try InputMethod(on: try Desktop.shared.get())
    let field = try center(of: "Input", on: try headless("text-input"))
    let golden = SnapshotFile(named: "composed", fileExtension: "png", testFile: #filePath)
    let line = CGRect(x: 24, y: 104, width: 340, height: 34)
    // SDL waits for a method for 0.3 s, on a slow machine too briefly: then it inserts a letter that is composed
    // as well, or doesn't ask at all.
    for attempt in 1...8 {
      let app = try DesktopApp(
        screen: "text-input", environment: method.environment, during: method)
      try app.click(field)
      try app.press("ctrl+a", "BackSpace")
      try app.press("n", "i", "h", "a", "o", "space")
      let isComposed = try becomesTrue(within: 2) {
        try golden.mismatch(of: try app.picture(of: line)) == nil
      }
      if isComposed || attempt == 8 {
        return try expectWindow(of: app, named: "composed", in: line)
      }
    }
  }
}
