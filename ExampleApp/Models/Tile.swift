import UIKit

/// A product in a list or in a grid.
struct Tile: Hashable {
  let product: Product
  let isGrid: Bool

  var id: Int { product.id }
  var name: String { product.name }
  @MainActor var image: UIImage { product.picture.image(size: CGSize(width: 96, height: 96)) }

  /// Returns the products of this season in a grid, or in a list.
  static func products(inGrid isGrid: Bool) -> [Tile] {
    Product.samples.map { Tile(product: $0, isGrid: isGrid) }
  }
}
