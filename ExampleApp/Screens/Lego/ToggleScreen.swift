import LegoViews
import UIKit

/// Products in a list or in a grid: a button switches, and the same cells move between the two.
final class ToggleScreen: LegoViewController {
  @State private var isGrid = false
  private let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

  override var lego: Lego {
    Lego {
      Section(id: "products", layout: .grid(columns: .fixed(isGrid ? 3 : 1), insets: insets)) {
        for tile in Tile.products(inGrid: isGrid) { Self.item(of: tile) }
      }
    }
  }

  /// Returns an image, with the name beside it, or below it where it has no space beside it.
  private static func item(of tile: Tile) -> some TypedItemType {
    ViewItem(id: tile.id, tile) { tile in
      HFlow {
        UIImageView().image(tile.map { $0.image }).cornerRadius(10).clipped().size(96, 96)
          .margin(top: 4, bottom: 4)
        UILabel().text(tile.map { $0.name }).textStyle(.subheadline).numberOfLines(0)
          .textAlignment(tile.map { $0.isGrid ? .center : .natural }).margin(top: 4, bottom: 4)
      }
      .space(8).justifyContent(.centerY)
      .bind(tile.map { $0.isGrid }) { $0.format($1 ? .center : .leading) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Products"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "List/Grid", primaryAction: UIAction { [weak self] _ in self?.isGrid.toggle() })
  }
}
