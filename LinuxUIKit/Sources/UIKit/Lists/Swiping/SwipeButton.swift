/// The button of one action beside a swiped row.
final class SwipeButton: UIControl {
  /// What the button is for.
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  /// The room between picture and text, in points [guess 3.4.6].
  private static let gap: CGFloat = 3
  /// The least height of a row that has room for both, in points [guess 3.4.6].
  private static let heightOfBoth: CGFloat = 91

  /// A button for an action.
  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    accessibilityLabel = action.title
    label.text = action.title
    // [guess 3.4.6] The sheet has regular or medium.
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    imageView.image = action.image
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    imageView.tintColor = .white
    addSubview(label)
    addSubview(imageView)
  }

  /// Nothing: there are no archives to read one from.
  required init?(coder: NSCoder) { nil }

  /// How wide the button wants to be, in points.
  var wantedWidth: CGFloat {
    SwipeSolver.buttonWidth(title: max(label.sizeThatFits(.zero).width, imageSize.width))
  }

  /// Picture and text are in the middle, one above the other.
  override func layoutSubviews() {
    super.layoutSubviews()
    let text = showsTitle ? label.sizeThatFits(.zero) : .zero
    let image = imageSize
    label.isHidden = !showsTitle
    let gap = text.height > 0 && image.height > 0 ? Self.gap : 0
    let top = (bounds.height - image.height - gap - text.height) / 2
    imageView.frame = centered(image, top: top)
    label.frame = centered(text, top: top + image.height + gap)
  }

  private var showsTitle: Bool {
    action.image == nil || bounds.height >= Self.heightOfBoth
  }

  private var imageSize: CGSize {
    action.image == nil ? .zero : imageView.intrinsicContentSize
  }

  private func centered(_ size: CGSize, top: CGFloat) -> CGRect {
    CGRect(
      x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
  }
}
