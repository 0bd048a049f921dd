import LegoKit
import UIKit

/// Products in a list or in a grid: a button switches, and the same cells move between the two.
final class ToggleScreen: LegoViewController {
  @State private var isGrid = false
  private let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

  override var lego: Lego {
    Lego {
      Section(id: "products", layout: .grid(columns: .fixed(isGrid ? 3 : 1), insets: insets)) {
        for tile in Tile.products(inGrid: isGrid) {
          ViewItem(id: tile.id, tile, makeView: TileView.init) { $0.display($1) }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Products"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "List/Grid", primaryAction: UIAction { [weak self] _ in self?.isGrid.toggle() })
  }
}

/// An image, with the name beside it in a list and below it in a grid.
private final class TileView: UIStackView {
  private let imageView = UIImageView()
  private let label = UILabel(.subheadline, lines: 0)

  convenience init() {
    self.init(frame: .zero)
    (alignment, spacing) = (.center, 8)
    imageView.constrain(width: 96, height: 96)
    [imageView, label].forEach(addArrangedSubview)
  }

  func display(_ tile: Tile) {
    axis = tile.isGrid ? .vertical : .horizontal
    (imageView.image, label.text) = (tile.image, tile.name)
  }
}
