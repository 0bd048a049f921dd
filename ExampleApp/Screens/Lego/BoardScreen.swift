import LegoViews
import UIKit

/// A board: columns of cards that scroll by themselves; the user drags cards to another position or column.
final class BoardScreen: LegoViewController {
  @StateObject var model = BoardModel()

  override var lego: Lego {
    Lego {
      Section(id: "columns", layout: Self.columnLayout.scaledWithText()) {
        for column in $model.columns.elements {
          NestedList(id: column.wrappedValue.id) {
            Section(
              id: "cards", layout: .rows(spacing: 8), header: Self.title(of: column.wrappedValue)
            ) {
              for card in column.wrappedValue.cards { Self.item(of: card) }
            }
            .draggable(column.cards)
            .onDrop(into: column.cards)
          }
        }
      }
    }
  }

  // Two columns of 183 points, 8 points between them and beside them fill 390 points.
  private static let columnLayout = CarouselLayout(
    itemWidth: .fixed(183), spacing: 8, rowHeight: .fractionalHeight(1),
    insets: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))

  private static func title(of column: BoardColumn) -> some TypedItemType {
    ViewItem(id: column.id, column) { column in
      HBox {
        UIView().backgroundColor(column.map { colors[$0.id] }).cornerRadius(5).size(10, 10)
        UILabel().text(column.map { "\($0.id) (\($0.cards.count))" }).textStyle(.headline)
          .numberOfLines(0).size(.fill, .wrap)
      }
      .space(8).justifyContent(.centerY).padding(top: 8, leading: 12, bottom: 8, trailing: 12)
    }
  }

  private static func item(of card: BoardCard) -> some TypedItemType {
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
  }

  private static let colors: [String: UIColor] = [
    "To Do": .systemOrange, "Doing": .systemBlue, "Done": .systemGreen,
  ]

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
    title = "Board"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.model.addCard() })
  }
}

extension Person {
  /// The assignee of a card that has none.
  fileprivate static let nobody = Person(id: 0, name: "Nobody", role: "", phone: "")
}
