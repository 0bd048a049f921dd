import LegoKit

/// A card of a board.
struct BoardCard: Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  let assignee: String
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
    columns[0].cards.append(BoardCard(id: id, title: "Card \(id)", assignee: "Nobody"))
  }
}

extension BoardColumn {
  /// The work on a boat.
  static let samples = [
    BoardColumn(
      id: "To Do",
      cards: [
        BoardCard(id: 1, title: "Paint the hull", assignee: "Clara"),
        BoardCard(id: 2, title: "Order rope", assignee: "Tomás"),
        BoardCard(id: 3, title: "Book a berth", assignee: "林晓雨"),
      ]),
    BoardColumn(
      id: "Doing",
      cards: [
        BoardCard(id: 4, title: "Sew the sail", assignee: "Sofia"),
        BoardCard(id: 5, title: "Test the radio", assignee: "Yusuf"),
      ]),
    BoardColumn(id: "Done", cards: [BoardCard(id: 6, title: "Raise the mast", assignee: "Yusuf")]),
  ]
}
