import UIKit

/// A card with a small photo, the name and the numbers of a trail; as high as its texts.
final class TrailCardCell: UICollectionViewCell {
  private let photoView = PhotoView(frame: .zero)
  private let nameLabel = UILabel(style: .headline)
  private let regionLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let numbersLabel = UILabel(style: .footnote, color: .secondaryLabel)
  private let badge = DifficultyBadge(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .card
    contentView.layer.cornerRadius = 14
    photoView.layer.cornerRadius = 10
    let numbers = UIStackView(
      .horizontal, spacing: 8, alignment: .center, [badge, numbersLabel])
    let texts = UIStackView(
      .vertical, spacing: 4, alignment: .leading, [nameLabel, regionLabel, numbers])
    let row = UIStackView(.horizontal, spacing: 12, alignment: .center, [photoView, texts])
    contentView.addSubview(
      row, pinnedWith: NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
    NSLayoutConstraint.activate([
      photoView.widthAnchor.constraint(equalToConstant: 76),
      photoView.heightAnchor.constraint(equalToConstant: 76),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with trail: Trail, loader: PhotoLoader) {
    nameLabel.text = trail.name
    regionLabel.text = trail.region
    numbersLabel.text = trail.lengthAndDuration
    badge.difficulty = trail.difficulty
    photoView.show(trail.photos.first, from: loader)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photoView.cancel()
  }
}
