import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite("The tags") struct TagsScreenTests {
  private let controller = TagsScreen()
  private let screen: Screen

  init() {
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private var model: TagsModel { controller.model }

  @Test("A tapped tag moves to the chosen ones above, and back")
  func toggle() throws {
    let changes = try screen.changes { try screen.tap("Boat") }
    #expect(model.chosen == ["Harbor", "Summer", "Boat"])
    #expect(try screen.frame(of: "Boat").midY == screen.frame(of: "Summer").midY)
    #expect(changes.contains(.moved(["Boat"], in: "chosen")))
    #expect(!changes.contains { if case .inserted = $0 { true } else { false } })
    try screen.tap("Harbor")

    #expect(model.chosen == ["Summer", "Boat"])
    #expect(try screen.frame(of: "Harbor").minY > screen.frame(of: "Boat").maxY)
  }

  @Test("The way of a chip to the chosen ones is animated")
  func animation() throws {
    let start = try screen.frame(of: "Winter").midY
    try screen.clock.hold {
      try screen.tap("Winter")
      screen.clock.advance(by: 0.1)
      let cell = try #require(
        controller.view.descendants(ChipRowCell.self).first { $0.accessibilityLabel == "Winter" })
      let layer = try #require(cell.layer.presentation())
      let middle = cell.superview?.convert(layer.position, to: nil).y ?? 0
      #expect(middle < start && middle > 200, "\(middle)")
    }
    #expect(try screen.frame(of: "Winter").midY == screen.frame(of: "Summer").midY)
  }

  @Test("The field filters the tags that aren't chosen, without regard to case")
  func filter() throws {
    try screen.tap("Search or add a tag")
    try screen.type("wi")
    // Swimming, Wind, Winter.
    #expect(model.suggestions == ["Swimming", "Wind", "Winter"])
    #expect(screen.text.contains("Wind") && !screen.text.contains("Anchor"))
    #expect(screen.text.contains("Harbor"))
    try screen.tap("Wind")
    #expect(model.chosen.last == "Wind")
    try screen.deleteBackward()
    try screen.deleteBackward()

    #expect(screen.text.contains("Anchor"))
  }

  @Test("The return key adds a tag, and chooses one that exists")
  func add() throws {
    try screen.tap("Search or add a tag")
    try screen.type(" Mooring ")
    #expect(screen.text.contains("Add “Mooring”"))
    try screen.type("\n")
    #expect(model.chosen.last == "Mooring")
    #expect(model.query == "")
    try screen.tap("Search or add a tag")
    try screen.type("winter")
    #expect(!screen.text.contains("Add “"))
    try screen.type("\n")
    #expect(model.chosen.suffix(2) == ["Mooring", "Winter"])
    try screen.tap("Mooring")

    // A tag that was added stays among the others.
    #expect(model.suggestions.contains("Mooring"))
  }

  @Test("A tap on the chip with the typed text adds it too")
  func addByTap() throws {
    try screen.tap("Search or add a tag")
    try screen.type("Buoys")
    try screen.tap("Add “Buoys”")

    #expect(model.chosen.last == "Buoys")
    #expect(!screen.text.contains("Add “"))
  }

  @Test("Without chosen tags the header says what to do")
  func empty() throws {
    for tag in model.chosen { try screen.tap(tag) }

    #expect(screen.text.localizedCaseInsensitiveContains("Tap a tag to choose it"))
  }

  @Test(
    "Chips wrap: no chip is outside of the screen, and a line begins where the last one is full")
  func wrapping() throws {
    let frames = try model.suggestions.map { try screen.frame(ofID: AnyHashable($0)) }
    #expect(frames.allSatisfy { $0.minX >= 16 && $0.maxX <= 390 - 16 })
    for (chip, next) in zip(frames, frames.dropFirst()) where next.minY > chip.minY {
      #expect(next.minX == 16)
      // 8 points between chips.
      #expect(chip.maxX + 8 + next.width > 390 - 16)
    }
  }

  @Test("The audit finds nothing to improve but Apple's contrast")
  func audit() {
    #expect(screen.issuesBesideContrast == [])
  }
}
