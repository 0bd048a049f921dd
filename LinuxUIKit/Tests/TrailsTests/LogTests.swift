import Foundation
import LegoTesting
import Testing

@testable import Trails
@testable import UIKit

@Suite("Trails: the log") @MainActor struct LogTests {
  private let app: TrailsApp

  init() throws {
    app = try TrailsApp(hikes: [
      .sample("Mirror Lake", length: 7.8), .sample("Eagle Ridge", length: 14.2, rating: 5),
      .sample("Beech Hollow", length: 4, rating: 0),
    ])
    try app.openTab("Log")
  }

  private var names: [String] { app.services.hikes.hikes.map(\.trailName) }

  @Test("The log lists hikes with their total, which the tab's badge counts")
  func content() throws {
    for text in ["Mirror Lake", "Nov 1, 2026", "★★★★★", "26.0 km", "Goal: 20 km"] {
      #expect(app.screen.text.contains(text), "\(text)")
    }
    #expect(try app.tabs.viewControllers?[2].tabBarItem.badgeValue == "3")
  }

  @Test("A swipe and a tap delete a hike")
  func delete() throws {
    try app.screen.swipe("Eagle Ridge", .left)
    try app.screen.tap("Delete")

    #expect(names == ["Mirror Lake", "Beech Hollow"])
    #expect(!app.screen.text.contains("Eagle Ridge"))
    #expect(try app.tabs.viewControllers?[2].tabBarItem.badgeValue == "2")
  }

  @Test("A second action of the swipe shares a hike")
  func share() throws {
    try app.screen.swipe("Mirror Lake", .left)
    try app.screen.tap("Share")

    #expect(app.services.hikes.hikes.map(\.isShared) == [true, false, false])
  }

  @Test("While editing, a hike is moved by its handle")
  func move() throws {
    try app.screen.tap("Edit")
    let first = try app.screen.frame(of: "Mirror Lake")
    let last = try app.screen.frame(of: "Beech Hollow")
    app.screen.drag(
      from: CGPoint(x: 352, y: first.midY + 15), to: CGPoint(x: 352, y: last.midY + 25),
      afterHold: 0.3)
    try app.screen.tap("Done")

    #expect(names == ["Eagle Ridge", "Beech Hollow", "Mirror Lake"])
  }

  @Test("Hikes are stored, and read again by another store")
  func storage() throws {
    try app.screen.swipe("Eagle Ridge", .left)
    try app.screen.tap("Delete")
    let reread = HikeStore(file: app.services.hikes.file)

    #expect(reread.hikes == app.services.hikes.hikes)
  }

  // MARK: The form

  @Test("The form reports missing values, and saves a hike when they are entered")
  func form() throws {
    try app.screen.tap("Add")
    try app.screen.tap("Save")
    #expect(app.screen.text.contains("Enter a name."))
    #expect(app.screen.text.contains("Enter a length from 0.1 to 200."))

    try app.screen.tap("Trail")
    try app.screen.type("Kestrel Round\n")
    #expect(!app.screen.text.contains("Enter a name."))
    // The return key moves to the length.
    try app.screen.type("12.4")
    #expect(!app.screen.text.contains("Enter a length"))
    try app.screen.tap("Intense")
    try app.screen.tap("Share with friends")
    try app.screen.tap("Save")

    let saved = try #require(app.services.hikes.hikes.first)
    #expect(saved.trailName == "Kestrel Round")
    #expect(saved.length == 12.4)
    #expect(saved.effort == .intense)
    #expect(saved.isShared)
    #expect(app.screen.text.contains("Kestrel Round"))
  }

  @Test("Stars are filled by a tap, and by dragging")
  func rating() throws {
    try app.screen.tap("Add")
    let control = try #require(app.visible.view.descendants(RatingControl.self).first)
    let frame = control.convert(control.bounds, to: nil)
    // Each star is 32 points wide: the fifth begins at 128.
    try app.screen.tap(at: CGPoint(x: frame.minX + 140, y: frame.midY))
    #expect(control.rating == 5)
    app.screen.drag(
      from: CGPoint(x: frame.minX + 140, y: frame.midY),
      to: CGPoint(x: frame.minX + 40, y: frame.midY))
    #expect(control.rating == 2)
  }

  @Test("The form ends above the keyboard")
  func keyboard() throws {
    app.screen.keyboard = .software
    try app.screen.tap("Add")
    let form = try #require(app.visible.view.descendants(FormScrollView.self).first)
    let scrollView = try #require(form.descendants(UIScrollView.self).first)
    let full = scrollView.frame.height
    try app.screen.tap("Trail")
    let keyboard = try #require(app.screen.keyboardFrame)

    #expect(scrollView.convert(scrollView.bounds, to: nil).maxY <= keyboard.minY)
    #expect(scrollView.frame.height < full)

    // The forms of other screens observe the keyboard, too.
    try app.visible.view.endEditing(true)
    app.screen.settle()
    #expect(scrollView.frame.height == full)
  }

  @Test("Leaving a changed form asks first")
  func discard() throws {
    try app.screen.tap("Mirror Lake")
    try app.screen.tap("Light")
    try app.screen.tap("Cancel")
    #expect(app.screen.text.contains("Discard changes?"))
    try app.screen.tap("Keep editing")
    #expect(try app.visible is HikeEditorViewController)
    try app.screen.tap("Cancel")
    try app.screen.tap("Discard")

    #expect(try app.visible is HikeLogViewController)
    #expect(app.services.hikes.hikes[0].effort == .medium)
  }
}
