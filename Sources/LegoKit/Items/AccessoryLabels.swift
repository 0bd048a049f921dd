import UIKit

/// A label on a capsule.
final class BadgeLabel: UILabel {
  private static let insets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    textColor = .white
    textAlignment = .center
    backgroundColor = .systemRed
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { padded(super.intrinsicContentSize) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { padded(super.sizeThatFits(size)) }

  // A custom accessory keeps its size until the view changes it.
  @available(visionOS, deprecated: 1)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitAccessory()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  private func padded(_ size: CGSize) -> CGSize {
    let height = size.height + Self.insets.top + Self.insets.bottom
    return CGSize(
      width: max(height, size.width + Self.insets.left + Self.insets.right), height: height)
  }
}

/// A button with a title.
final class AccessoryButton: UIButton {
  private var onTap: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a title; a tap calls `onTap`.
  func display(_ title: String, onTap: @escaping @MainActor () -> Void) {
    self.onTap = onTap
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.contentInsets = .zero
    self.configuration = configuration
    sizeToFit()
  }

  /// Returns the size of the title in one line, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return super.sizeThatFits(CGSize(width: unlimited, height: unlimited))
  }

  // The title has another font after a change of the text size.
  override func layoutSubviews() {
    super.layoutSubviews()
    if abs(sizeThatFits(bounds.size).width - bounds.width) > 0.5 { fitAccessory() }
  }
}

extension UIView {
  /// Gives an accessory the size of its content, and lays out its cell again.
  fileprivate func fitAccessory() {
    sizeToFit()
    for view in sequence(first: self, next: \.superview) {
      view.setNeedsLayout()
      if view is UICollectionViewCell { return }
    }
  }
}
