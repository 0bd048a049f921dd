import ScrollMotion

/// The button of a swipe action.
final class SwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  /// Creates the button of an action.
  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    accessibilityLabel = action.title
    label.text = action.title
    // Unverified: medium; uikit.md, 3.4.6 has regular or medium.
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    imageView.image = action.image
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    imageView.tintColor = .white
    addSubview(label)
    addSubview(imageView)
  }

  /// Returns `nil`, since archives are not implemented.
  required init?(coder: NSCoder) { nil }

  /// The preferred width, in points.
  var preferredWidth: CGFloat {
    SwipeButtonMetrics.preferredWidth(
      content: max(label.sizeThatFits(.zero).width, imageSize.width))
  }

  /// Centers the image and the title below it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let text = showsTitle ? label.sizeThatFits(.zero) : .zero
    let image = imageSize
    label.isHidden = !showsTitle
    let gap = text.height > 0 && image.height > 0 ? SwipeButtonMetrics.spacing : 0
    let top = (bounds.height - image.height - gap - text.height) / 2
    imageView.frame = centered(image, top: top)
    label.frame = centered(text, top: top + image.height + gap)
  }

  private var showsTitle: Bool {
    action.image == nil || bounds.height >= SwipeButtonMetrics.heightOfBoth
  }

  private var imageSize: CGSize {
    action.image == nil ? .zero : imageView.intrinsicContentSize
  }

  private func centered(_ size: CGSize, top: CGFloat) -> CGRect {
    CGRect(
      x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
  }
}
