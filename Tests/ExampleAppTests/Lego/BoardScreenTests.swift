import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite struct BoardScreenTests {
  private let controller = BoardScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 600, height: 500), traits: UITraitCollection(displayScale: 1))
  }

  private var cards: [[Int]] { controller.model.columns.map { $0.cards.map(\.id) } }

  /// The ids of the displayed cards, by column.
  private var displayedCards: [[Int]] {
    controller.legoRenderer.lego.sections.map { section in
      section.items.compactMap { $0.id.base.base as? Int }
    }
  }

  @Test("A card dragged onto another one of its column takes the position of that card")
  func withinColumn() throws {
    try screen.drag(id: 1, toID: 3)

    #expect(cards == [[2, 3, 1], [4, 5], [6]])
    #expect(displayedCards == cards)
  }

  @Test("A card dragged to another column is counted there")
  func acrossColumns() throws {
    try screen.drag(id: 1, toID: 5)

    #expect(cards == [[2, 3], [4, 1, 5], [6]])
    #expect(displayedCards == cards)
    #expect(screen.text.contains("To Do (2)"))
    #expect(screen.text.contains("Doing (3)"))
  }

  @Test("A card dropped on the title of a column becomes its first one")
  func title() throws {
    try screen.drag(id: AnyHashable(1), toID: AnyHashable("Doing"))

    #expect(cards == [[2, 3], [1, 4, 5], [6]])
    let (title, card) = (try screen.frame(of: "Doing (3)"), try screen.frame(ofID: 1))
    // The items of a column are 72 points high.
    #expect(card.minY - title.minY == 72)
  }

  @Test("A column that was emptied accepts a card on its title")
  func emptyColumn() throws {
    try screen.drag(id: 6, toID: 4)
    #expect(cards == [[1, 2, 3], [6, 4, 5], []])

    try screen.drag(id: AnyHashable(2), toID: AnyHashable("Done"))
    #expect(cards == [[1, 3], [6, 4, 5], [2]])
    #expect(screen.text.contains("Done (1)"))
  }

  @Test("Add appends a card to the first column")
  func add() throws {
    try screen.tap("Add")

    #expect(screen.text.contains("Card 7"))
    #expect(screen.text.contains("To Do (4)"))
  }

  @Test("The screen with a moved card matches its golden picture")
  func golden() throws {
    expectImage(screen.image(), named: "board")
    try screen.drag(id: 1, toID: 5)
    expectImage(screen.image(), named: "board_moved")
  }
}
