import LegoViews
import UIKit

/// A board: cards in columns beside each other, which the user drags to another position or column.
///
/// A card that is dropped on the title of a column becomes its first one.
final class BoardScreen: LegoViewController {
  @StateObject var model = BoardModel()

  override var lego: Lego {
    Lego {
      for column in $model.columns.elements {
        Section(id: column.wrappedValue.id, layout: Self.columnLayout) {
          Self.titleItem(of: column.wrappedValue).canMove(false)
          for card in column.wrappedValue.cards { Self.item(of: card) }
        }
        .onReorder(column.cards)
      }
    }
  }

  private static func titleItem(of column: BoardColumn) -> some TypedItemType {
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

  /// Returns a column of cards, which is wider and sizes its cards in large text sizes.
  private static func columnLayout(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isLarge = environment.traitCollection.preferredContentSizeCategory > .large
    // Two columns of 183 points, 8 points between them and the insets fill 390 points.
    let width = isLarge ? min(360, environment.container.effectiveContentSize.width) : 183
    let column = GroupLayoutBox(direction: .vertical, width: .absolute(width), height: .h(1)) {
      ItemLayoutBox(width: .w(1), height: isLarge ? .estimated(72) : .absolute(72))
        .insets(space: 4)
    }
    // The vertical insets of cells that size themselves are ignored.
    .space(.fixed(isLarge ? 8 : 0))
    return NSCollectionLayoutSection(group: column.toBuild())
  }

  override var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 8
    return configuration
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    title = "Board"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.model.addCard() })
  }
}

extension Person {
  /// The assignee of a card that has none.
  fileprivate static let nobody = Person(id: 0, name: "Nobody", role: "", phone: "")
}
