import LegoKit
import UIKit

/// A story with an image of any aspect ratio.
struct StoryItem: TypedItemType, Hashable {
  typealias CellType = StoryCell

  let id: String
  let title: String
  let picture: ProductPicture
  /// The height of the image divided by its width.
  let proportion: CGFloat
}

/// A card with an image and a title below.
final class StoryCell: UICollectionViewCell, TypedCellType {
  typealias Item = StoryItem

  private static let padding: CGFloat = 10

  private let picture = UIImageView()
  private let title = UILabel(.subheadline, lines: 0)
  private lazy var proportion = makeProportion(1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addForConstraints(picture, title)
    let padding = Self.padding
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: title.topAnchor, constant: -padding),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: padding),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -padding),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -padding),
    ])
    title.setContentCompressionResistancePriority(.required, for: .vertical)
    title.setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: StoryItem) {
    title.text = item.title
    picture.image = item.picture.image(size: CGSize(width: 180, height: 180 * item.proportion))
    proportion.isActive = false
    proportion = makeProportion(item.proportion)
    proportion.isActive = true
  }

  private func makeProportion(_ proportion: CGFloat) -> NSLayoutConstraint {
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: proportion)
  }

  override func layoutSubviews() {
    title.preferredMaxLayoutWidth = bounds.width - 2 * Self.padding
    super.layoutSubviews()
  }
}
