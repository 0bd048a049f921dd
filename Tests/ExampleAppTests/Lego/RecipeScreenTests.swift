import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct RecipeScreenTests {
  private let controller = RecipeScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 1_000), traits: UITraitCollection(displayScale: 1))
  }

  @Test("The amounts are those of a portion times the portions")
  func portions() throws {
    // 150 g of cod for each of two portions.
    #expect(screen.text.contains("300 g"))
    let stepper = try #require(controller.view.firstDescendant(UIStepper.self))
    let frame = stepper.convert(stepper.bounds, to: nil)
    try screen.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))

    #expect(screen.text.contains("450 g"))
    #expect(screen.text.contains("150 ml"))
  }

  @Test("A tap checks an ingredient off, and only that row is updated")
  func check() throws {
    let changes = try screen.changes { try screen.tap("Leek") }
    #expect(changes == [.reconfigured(["Leek"], in: "ingredients")])
    expectImage(screen.image(), named: "recipe_checked")
    try screen.tap("Leek")

    let row = controller.view.descendants(UICollectionViewListCell.self)
      .first { $0.accessibilityLabel == "Leek" }
    #expect(row?.accessibilityTraits.contains(.selected) == false)
  }

  @Test("Facts are as wide as their texts and wrap")
  func facts() throws {
    let frames = try ["35 min", "Easy", "Dinner", "Norwegian", "No nuts"].map {
      try screen.frame(of: $0)
    }
    #expect(Set(frames.map(\.minY)).count == 2)
    #expect(Set(frames.map(\.width)).count == 5)
  }

  @Test("The carousel scrolls to the last recipe")
  func others() throws {
    try screen.scrollToEnd()
    #expect(!screen.text.contains("Cloudberries"))
    try screen.scroll("Rye bread", by: CGPoint(x: 400, y: 0))

    #expect(screen.text.contains("Cloudberries"))
  }
}
