import LegoKit
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
          titleItem(of: column.wrappedValue).canMove(false)
          for card in column.wrappedValue.cards { item(of: card) }
        }
        .onReorder(column.cards)
      }
    }
  }

  private func titleItem(
    of column: BoardColumn
  ) -> ConfigurationItem<BoardColumn.ID, UIListContentConfiguration> {
    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
    content.text = "\(column.id) (\(column.cards.count))"
    return ConfigurationItem(id: column.id, content, background: .clear())
  }

  private func item(
    of card: BoardCard
  ) -> ConfigurationItem<BoardCard.ID, UIListContentConfiguration> {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (card.title, card.assignee)
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.cornerRadius = 10
    return ConfigurationItem(id: card.id, content, background: background)
  }

  /// Returns a column of cards, which is wider and sizes its cards in large text sizes.
  private static func columnLayout(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isLarge = environment.traitCollection.preferredContentSizeCategory > .large
    let width = isLarge ? min(360, environment.container.effectiveContentSize.width) : 190
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
    title = "Board"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.model.addCard() })
  }
}
