import UIKit

/// One picture that fills its cell.
final class PictureCell: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addPinned(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture.
  func show(_ picture: ProductPicture) {
    self.picture.image = picture.image(size: CGSize(width: 180, height: 180))
  }
}
