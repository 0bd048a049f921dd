import UIKit

/// A capsule with the difficulty of a trail.
final class DifficultyBadge: UILabel {
  private static let insets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8)

  var difficulty: Trail.Difficulty? {
    didSet {
      text = difficulty?.title
      textColor = difficulty?.color
      backgroundColor = difficulty?.color.withAlphaComponent(0.15)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .caption1)
    adjustsFontForContentSizeCategory = true
    clipsToBounds = true
    setContentHuggingPriority(.required, for: .horizontal)
    // In a narrow row with the largest text, the badge is cut instead of contradicting the row.
    setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + Self.insets.left + Self.insets.right,
      height: size.height + Self.insets.top + Self.insets.bottom)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: Self.insets))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
