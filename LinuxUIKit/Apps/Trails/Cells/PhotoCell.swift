import UIKit

/// A photo that fills its cell.
final class PhotoCell: UICollectionViewCell {
  let photoView = PhotoView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.layer.cornerRadius = 8
    contentView.addFilling(photoView)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with photo: Photo, loader: PhotoLoader) {
    photoView.show(photo, from: loader)
    accessibilityLabel = photo.caption
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photoView.cancel()
  }
}
