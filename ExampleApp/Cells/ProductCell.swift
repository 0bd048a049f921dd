import LegoKit
import UIKit

/// A product on the page.
struct ProductItem: TypedItemType, Hashable {
  typealias CellType = ProductCell

  let product: Product
  var id: Int { product.id }
}

/// An image, and below it the name, the detail and the price.
final class ProductCell: UICollectionViewCell, TypedCellType {
  typealias Item = ProductItem

  private enum Metrics {
    static let gap: CGFloat = 6
    static let betweenLines: CGFloat = 2
  }

  private let picture = UIImageView()
  private let name = UILabel(.subheadline, lines: 2, weight: .semibold)
  private let detail = UILabel(.footnote, color: .secondaryLabel, lines: 2)
  private let price = UILabel(.subheadline, color: .systemOrange, weight: .semibold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    let column = UIStackView.column(picture, name, detail, price, spacing: Metrics.betweenLines)
    column.setCustomSpacing(Metrics.gap, after: picture)
    contentView.addForConstraints(column)
    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: ProductItem) {
    picture.image = item.product.picture.image(size: CGSize(width: 180, height: 180))
    name.text = item.product.name
    detail.text = item.product.detail
    price.text = item.product.price
  }
}
