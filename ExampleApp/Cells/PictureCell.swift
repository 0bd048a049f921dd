import LegoKit
import UIKit

/// An image in a grid.
struct PictureItem: TypedItemType, Hashable {
  typealias CellType = PictureCell

  let id: Int
  let picture: ProductPicture
}

/// A cell that an image fills.
final class PictureCell: UICollectionViewCell, TypedCellType {
  typealias Item = PictureItem

  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addPinned(picture)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: PictureItem) {
    picture.image = item.picture.image(size: CGSize(width: 180, height: 180))
  }
}
