import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct BoardScreenTests {
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

  @Test("The field at the end of a column adds a card, and stays for the next one")
  func add() async throws {
    // The button of the longest column is the lowest one.
    try screen.tap("Add a card", match: 3)
    #expect(fields.map(\.isFirstResponder) == [true])
    try screen.type("Varnish the oars\n")
    try await screen.wait { fields.first?.isFirstResponder == true }
    #expect(cards == [[1, 2, 3, 7], [4, 5], [6]])
    #expect(screen.text.contains("Varnish the oars"))
    #expect(screen.text.contains("To Do (4)"))
    try screen.type("Oil the winch\n")
    try await screen.wait { fields.first?.isFirstResponder == true }
    #expect(cards == [[1, 2, 3, 7, 8], [4, 5], [6]])
    // The return key without a title ends the editing.
    try screen.type("\n")
    try await screen.wait { fields.isEmpty }
    #expect(cards == [[1, 2, 3, 7, 8], [4, 5], [6]])
  }

  private var fields: [UITextField] {
    screen.settle()
    return controller.view.descendants(UITextField.self)
  }

  @Test("A title that was typed and not added is there when the field is opened again")
  func draft() throws {
    try screen.tap("Add a card", match: 1)
    try screen.type("Check the")
    try screen.tap("Add a card", match: 1)
    #expect(fields.map(\.text) == [""])
    #expect(cards == [[1, 2, 3], [4, 5], [6]])
    try screen.tap("Add a card", match: 1)
    #expect(fields.map(\.text) == ["Check the"])
  }

  @Test("Rename in the menu of a card edits its title in place") func rename() throws {
    try screen.longPress(id: 2)
    #expect(screen.menuTexts == ["Rename", "Delete"])
    try screen.chooseMenuItem("Rename")
    #expect(fields.map(\.text) == ["Order rope"])
    #expect(fields.first?.isFirstResponder == true)
    try screen.type(" and blocks\n")
    #expect(fields.isEmpty)
    #expect(controller.model.columns[0].cards[1].title == "Order rope and blocks")
    #expect(screen.text.contains("Order rope and blocks"))
    #expect(try displayedCards() == cards)
  }

  @Test("Delete in the menu of a card removes that card and nothing else") func delete() throws {
    try screen.longPress(id: 5)
    let changes = try screen.changes { try screen.chooseMenuItem("Delete") }
    #expect(cards == [[1, 2, 3], [4], [6]])
    #expect(screen.text.contains("Doing (1)"))
    #expect(
      changes.map(\.description) == [
        "deleted 5 in cards", "changed UICollectionElementKindSectionHeader in cards",
        "reconfigured Doing in columns",
      ])
  }

  @Test("The search displays and counts the cards with a text, and a drag keeps the others")
  func search() throws {
    try screen.tap("Search")
    try screen.type("yusuf")
    #expect(screen.text.contains("To Do (0)"))
    #expect(screen.text.contains("Doing (1)"))
    #expect(!screen.text.contains("Sew the sail"))
    try screen.drag(id: 6, toID: 5)
    #expect(cards == [[1, 2, 3], [4, 6, 5], []])
  }

  @Test("The columns scroll by themselves, and keep their positions") func scrolling() throws {
    controller.model.columns[0].cards += (10..<40).map {
      BoardCard(id: $0, title: "Card \($0)", assignee: nil)
    }
    screen.settle()
    try screen.scroll("Book a berth", by: CGPoint(x: 0, y: 600))
    #expect(!screen.text.contains("Book a berth"))
    #expect(screen.text.contains("Sew the sail"))
  }

  @Test("An audit of the board and of its fields finds no issue but contrast") func accessibility()
    throws
  {
    let tall = Screen(
      UINavigationController(rootViewController: BoardScreen()),
      size: CGSize(width: 390, height: 800))
    #expect(tall.issuesBesideContrast == [])
    try tall.tap("Add a card", match: 1)
    #expect(tall.issuesBesideContrast == [])
  }

  @Test("The screen with a moved card matches its golden picture")
  func golden() throws {
    expectImage(screen.image(), named: "board")
    try screen.drag(id: 1, toID: 5)
    expectImage(screen.image(), named: "board_moved")
  }
}
