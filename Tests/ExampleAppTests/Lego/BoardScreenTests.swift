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
  private func displayedCards() throws -> [[Int]] {
    let frames = try cards.flatMap { $0 }.map { (id: $0, frame: try screen.frame(ofID: $0)) }
    let columns = Dictionary(grouping: frames, by: \.frame.minX).sorted { $0.key < $1.key }
    return columns.map { $0.value.sorted { $0.frame.minY < $1.frame.minY }.map(\.id) }
  }

  private func drag(_ id: Int, toTitle title: String) throws {
    let (start, end) = (try screen.frame(ofID: id), try screen.frame(of: title))
    screen.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY),
      afterHold: Screen.longPressDuration)
  }

  @Test("A card dragged onto another one of its column takes the position of that card")
  func withinColumn() throws {
    try screen.drag(id: 1, toID: 3)

    #expect(cards == [[2, 3, 1], [4, 5], [6]])
    #expect(try displayedCards() == cards)
  }

  @Test("A card dragged to another column is counted there")
  func acrossColumns() throws {
    try screen.drag(id: 1, toID: 5)

    #expect(cards == [[2, 3], [4, 1, 5], [6]])
    #expect(try displayedCards() == cards)
    #expect(screen.text.contains("To Do (2)"))
    #expect(screen.text.contains("Doing (3)"))
  }

  @Test("A card dropped on the title of a column becomes its first one")
  func title() throws {
    try drag(1, toTitle: "Doing (2)")

    #expect(cards == [[2, 3], [1, 4, 5], [6]])
    #expect(try displayedCards() == cards)
    let (title, card) = (try screen.frame(of: "Doing (3)"), try screen.frame(ofID: 1))
    #expect(card.minY >= title.maxY, "\(card) \(title)")
  }

  @Test("A column that was emptied accepts a card on its title")
  func emptyColumn() throws {
    try screen.drag(id: 6, toID: 4)
    #expect(cards == [[1, 2, 3], [6, 4, 5], []])

    try drag(2, toTitle: "Done (0)")
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
