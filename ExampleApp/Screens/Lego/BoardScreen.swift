import LegoKit
import UIKit

/// A board: cards in columns beside each other, which the user drags to another position or column.
final class BoardScreen: UIViewController, LegoContainer {
  @StateObject var model = BoardModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      for column in $model.columns.elements {
        Section(id: column.wrappedValue.id, layout: Self.columnLayout) {
          header(of: column.wrappedValue)
          for card in column.wrappedValue.cards { item(of: card) }
        }
        .onReorder(column.cards)
        .canMoveTo { $0.target.index > 0 }
      }
    }
  }

  private func header(of column: BoardColumn) -> ModifiedItem<TextHeader> {
    TextHeader("\(column.id) (\(column.cards.count))", style: .prominent, id: column.id)
      .canMove(false)
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

  private static let columnLayout = GroupLayoutBox(
    direction: .vertical, width: .absolute(190), height: .h(1)
  ) {
    ItemLayoutBox(width: .w(1), height: .absolute(72)).insets(space: 4)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.model.addCard() })
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 8
    legoRenderer.layoutConfiguration = configuration
    legoRenderer.render(in: view) { $0.backgroundColor = .systemGroupedBackground }
  }
}
