import UIKit

/// A heart at the corner of a card, displayed for trails that the user has marked.
final class FavoriteBadgeView: UICollectionReusableView {
  static let kind = "favorite"
  private let image = UIImageView(image: UIImage(systemName: "heart.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemPink
    image.tintColor = .white
    image.contentMode = .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    addFilling(image)
    isAccessibilityElement = true
    accessibilityLabel = .localized("Favorite")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
