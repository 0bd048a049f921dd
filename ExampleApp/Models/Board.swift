import Foundation
import LegoKit

/// A card of a board.
struct BoardCard: Hashable, Codable, Sendable, Identifiable, DragValue {
  static let dragTypeIdentifier = "org.layoutbox.board-card"
  let id: Int
  var title: String
  /// The person who does the work, or `nil`.
  let assignee: Person?

  /// Whether the title or the name of the assignee contains a text; every card contains an empty one.
  func matches(_ query: String) -> Bool {
    query.isEmpty
      || [title, assignee?.name ?? ""].contains {
        $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
  }
}

/// A column of a board.
struct BoardColumn: Hashable, Sendable, Identifiable {
  let id: String
  var cards: [BoardCard]
  /// The title of the card that the user is adding.
  var newTitle = ""
}

/// The columns of a board.
final class BoardModel: LegoObservableObject {
  @LegoPublished var columns = BoardColumn.samples

  /// Appends a card with the title that was typed in a column, and returns whether there is one.
  func addCard(to id: BoardColumn.ID) -> Bool {
    guard let index = columns.firstIndex(where: { $0.id == id }) else { return false }
    let title = columns[index].newTitle.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return false }
    let lastID = columns.flatMap(\.cards).map(\.id).max() ?? 0
    columns[index].cards.append(BoardCard(id: lastID + 1, title: title, assignee: nil))
    columns[index].newTitle = ""
    return true
  }

  /// Removes a card.
  func remove(_ id: BoardCard.ID) {
    for index in columns.indices { columns[index].cards.removeAll { $0.id == id } }
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
