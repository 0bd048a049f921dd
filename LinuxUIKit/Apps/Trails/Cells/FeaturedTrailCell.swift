import UIKit

/// A large card with the photo of a trail and its name on it.
final class FeaturedTrailCell: UICollectionViewCell {
  private let photoView = PhotoView(frame: .zero)
  private let shade = GradientView()
  private let nameLabel = UILabel(style: .title3, color: .white, lines: 2)
  private let detailLabel = UILabel(style: .subheadline, color: .white, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    contentView.addFilling(photoView)
    contentView.addFilling(shade)
    let texts = UIStackView(.vertical, spacing: 2, [nameLabel, detailLabel])
    texts.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(texts)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with trail: Trail, loader: PhotoLoader) {
    nameLabel.text = trail.name
    detailLabel.text = "\(trail.region) · \(trail.lengthText)"
    photoView.show(trail.photos.first, from: loader)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photoView.cancel()
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15) {
        self.contentView.transform =
          self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }
}
