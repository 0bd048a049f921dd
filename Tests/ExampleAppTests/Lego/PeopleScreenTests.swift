import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct PeopleScreenTests {
  private let controller = PeopleScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 800), traits: UITraitCollection(displayScale: 1))
  }

  /// Returns the center of a letter of the index, on the screen.
  private func position(of letter: String) throws -> CGPoint {
    screen.settle()
    let bar = try #require(controller.view.firstDescendant(IndexBar.self))
    let label = try #require(bar.descendants(UILabel.self).first { $0.text == letter })
    let frame = label.convert(label.bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A finger that slides along the index scrolls to the letter below it")
  func index() throws {
    let top = try screen.frame(of: "Ada Winter").minY
    screen.drag(from: try position(of: "C"), to: try position(of: "J"))

    // The first name of the letter is where the first name of all was: below the pinned header.
    #expect(try screen.frame(of: "Jonas Weber").minY == top)
    #expect(!screen.text.contains("Clara Ahrens"))
    try screen.tap(at: try position(of: "A"))
    #expect(try screen.frame(of: "Ada Winter").minY == top)
  }

  @Test("Assistive technologies choose the next and the previous letter of the index")
  func accessibleIndex() throws {
    let top = try screen.frame(of: "Ada Winter").minY
    let bar = try #require(controller.view.firstDescendant(IndexBar.self))
    #expect(bar.accessibilityTraits.contains(.adjustable))
    bar.accessibilityIncrement()
    bar.accessibilityIncrement()

    #expect(bar.accessibilityValue == "B")
    #expect(try screen.frame(of: "Bela Kovács").minY == top)
    bar.accessibilityDecrement()
    #expect(bar.accessibilityValue == "A")
  }

  @Test("Typing leaves the names that contain the text, under the letters that they begin with")
  func search() throws {
    try screen.tap("Search")
    try screen.type("ar")
    let names = [
      "Carla Moreau", "Clara Ahrens", "Emil Larsen", "Juna Park", "Karim Aziz", "Mara Silva",
      "Omar Said", "Tomás Ibarra", "Zoe Martin",
    ]
    for name in names { #expect(screen.text.contains(name)) }
    #expect(controller.legoRenderer.lego.sections.flatMap(\.items).count == names.count)
    expectImage(screen.image(), named: "people_search")
    try screen.type("x")

    #expect(screen.text.contains("No name contains “arx”."))
    for _ in 0..<3 { try screen.deleteBackward() }
    #expect(screen.text.contains("Ada Winter"))
  }
}
