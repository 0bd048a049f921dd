import LegoKit

/// A card of a board.
struct BoardCard: Hashable, Codable, Sendable, Identifiable, DragValue {
  static let dragTypeIdentifier = "org.layoutbox.board-card"
  let id: Int
  let title: String
  /// The person who does the work, or `nil`.
  let assignee: Person?
}

/// A column of a board.
struct BoardColumn: Hashable, Sendable, Identifiable {
  let id: String
  var cards: [BoardCard]
}

/// The columns of a board.
final class BoardModel: LegoObservableObject {
  @LegoPublished var columns = BoardColumn.samples

  /// Appends a card to the first column.
  func addCard() {
    let id = columns.reduce(1) { $0 + $1.cards.count }
    columns[0].cards.append(BoardCard(id: id, title: "Card \(id)", assignee: nil))
  }
}

extension BoardColumn {
  /// The work on a boat.
  static let samples = [
    BoardColumn(
      id: "To Do",
      cards: [
        BoardCard(id: 1, title: "Paint the hull", assignee: person(1, "Clara Ahrens")),
        BoardCard(id: 2, title: "Order rope", assignee: person(3, "Tomás Ibarra")),
        BoardCard(id: 3, title: "Book a berth", assignee: person(2, "林晓雨")),
      ]),
    BoardColumn(
      id: "Doing",
      cards: [
        BoardCard(id: 4, title: "Sew the sail", assignee: person(9, "Sofia Lindqvist")),
        BoardCard(id: 5, title: "Test the radio", assignee: person(5, "Yusuf Demir")),
      ]),
    BoardColumn(
      id: "Done",
      cards: [BoardCard(id: 6, title: "Raise the mast", assignee: person(5, "Yusuf Demir"))]),
  ]

  private static func person(_ id: Int, _ name: String) -> Person {
    Person(id: id, name: name, role: "", phone: "")
  }
}
