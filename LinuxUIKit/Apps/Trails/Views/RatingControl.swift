import UIKit

/// A row of stars of which the user fills some by a tap or by dragging.
final class RatingControl: UIControl {
  static let maximum = 5
  private static let side: CGFloat = 32
  private let stars: [UIImageView]

  var rating = 0 {
    didSet { update() }
  }

  override init(frame: CGRect) {
    stars = (0..<Self.maximum).map { _ in UIImageView() }
    super.init(frame: frame)
    let row = UIStackView(.horizontal, spacing: 0, stars)
    row.distribution = .fillEqually
    row.isUserInteractionEnabled = false
    addFilling(row)
    for star in stars {
      star.contentMode = .center
      star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
    }
    isAccessibilityElement = true
    accessibilityLabel = .localized("Rating")
    accessibilityTraits = .adjustable
    update()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.side * CGFloat(Self.maximum), height: Self.side)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(at: touch.location(in: self))
    return true
  }

  override func accessibilityIncrement() { set(rating + 1) }

  override func accessibilityDecrement() { set(rating - 1) }

  private func rate(at point: CGPoint) {
    guard bounds.width > 0 else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isMirrored ? bounds.width - point.x : point.x
    set(Int((distance / bounds.width * CGFloat(Self.maximum)).rounded(.up)))
  }

  private func set(_ value: Int) {
    let value = min(max(value, 0), Self.maximum)
    guard value != rating else { return }
    rating = value
    sendActions(for: .valueChanged)
  }

  private func update() {
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
      star.tintColor = index < rating ? .systemYellow : .tertiaryLabel
    }
    accessibilityValue = .localized("%d of %d", rating, Self.maximum)
  }
}
