import LegoViews
import UIKit

/// A board: columns that scroll by themselves, with cards that the user drags, adds, renames, deletes and searches.
final class BoardScreen: LegoViewController {
  @StateObject var model = BoardModel()
  @State private var query = ""
  @Focus private var field: Field?

  /// A field that the user edits: that of a new card, or the title of a card.
  private enum Field: Hashable {
    case newCard(BoardColumn.ID)
    case title(BoardCard.ID)
  }

  override var lego: Lego {
    Lego {
      Section(id: "columns", layout: Self.columnLayout.scaledWithText()) {
        for column in $model.columns.elements { list(of: column) }
      }
    }
  }

  private func list(of column: Binding<BoardColumn>) -> NestedList {
    let cards = column.cards.elements.filter { isDisplayed($0.wrappedValue) }
    let title = ColumnTitle(id: column.wrappedValue.id, count: cards.count)
    return NestedList(id: title.id) {
      Section(id: "cards", layout: .rows(spacing: 8), header: Self.header(title)) {
        for card in cards {
          if field == .title(card.wrappedValue.id) {
            TextFieldRow("", text: card.title, prompt: "Title", id: card.wrappedValue.id)
              .focused($field, equals: .title(card.wrappedValue.id)).card(cornerRadius: 10)
          } else {
            item(of: card.wrappedValue)
          }
        }
      }
      .draggable(column.cards)
      .onDrop(into: column.cards)
      Section(id: "new", layout: .rows(insets: Self.newCardInsets)) {
        if field == .newCard(title.id) {
          TextFieldRow("", text: column.newTitle, prompt: "Title of the card", id: "new")
            .onSubmit { [weak self] in self?.addCard(to: title.id) }
            .focused($field, equals: .newCard(title.id)).card(cornerRadius: 10)
        } else {
          ButtonRow("Add a card") { [weak self] in self?.field = .newCard(title.id) }
            .card(cornerRadius: 10)
        }
      }
    }
  }

  /// Whether a card is found by the search, or its title is being edited.
  private func isDisplayed(_ card: BoardCard) -> Bool {
    card.matches(query) || field == .title(card.id)
  }

  /// Adds a card; the field stays for the next one, until the return key is pressed without a title.
  private func addCard(to column: BoardColumn.ID) {
    guard model.addCard(to: column) else { return }
    // The return key ends the editing after this.
    Task { field = .newCard(column) }
  }

  // Two columns of 183 points, 8 points between them and beside them fill 390 points.
  private static let columnLayout = CarouselLayout(
    itemWidth: .fixed(183), spacing: 8, rowHeight: .fractionalHeight(1),
    insets: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))

  private static let newCardInsets = NSDirectionalEdgeInsets(
    top: 8, leading: 0, bottom: 8, trailing: 0)

  private static func header(_ title: ColumnTitle) -> some TypedItemType {
    ViewItem(id: title.id, title) { title in
      HBox {
        UIView().backgroundColor(title.map { colors[$0.id] }).cornerRadius(5).size(10, 10)
        UILabel().text(title.map { "\($0.id) (\($0.count))" }).textStyle(.headline)
          .numberOfLines(0).size(.fill, .wrap)
      }
      .space(8).justifyContent(.centerY).padding(top: 8, leading: 12, bottom: 8, trailing: 12)
    }
  }

  private func item(of card: BoardCard) -> some LegoItem {
    ViewItem(id: card.id, card) { card in
      VBox {
        UILabel().text(card.title).textStyle(.subheadline).numberOfLines(0).size(.fill, .wrap)
        HBox {
          Person.avatar(of: card.map { $0.assignee ?? .nobody }, side: 24)
          UILabel().text(card.map { ($0.assignee ?? .nobody).name }).textStyle(.footnote)
            .textColor(.secondaryLabel).numberOfLines(0).size(.fill, .wrap)
        }
        .space(6).justifyContent(.centerY).size(.fill, .wrap)
      }
      .space(4).format(.center).padding(top: 8, leading: 12, bottom: 8, trailing: 12)
      .backgroundColor(.secondarySystemGroupedBackground).cornerRadius(10)
    }
    .contextMenu { [weak self] in
      UIAction(title: "Rename") { _ in self?.field = .title(card.id) }
      UIAction(title: "Delete", attributes: .destructive) { _ in self?.model.remove(card.id) }
    }
  }

  private static let colors: [String: UIColor] = [
    "To Do": .systemOrange, "Doing": .systemBlue, "Done": .systemGreen,
  ]

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
    title = "Board"
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.searchTextField.text($query)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}

/// The title of a column, with the number of its displayed cards.
private struct ColumnTitle: Hashable {
  let id: BoardColumn.ID
  let count: Int
}

extension Person {
  /// The assignee of a card that has none.
  fileprivate static let nobody = Person(id: 0, name: "Nobody", role: "", phone: "")
}
