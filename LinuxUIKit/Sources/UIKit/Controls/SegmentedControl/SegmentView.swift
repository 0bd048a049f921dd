/// The view of one segment: a centered title or image.
final class SegmentView: UIView {
  private let label = UILabel()
  private let imageView = UIImageView()

  /// Creates an empty view that ignores touches.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
    addSubview(imageView)
    imageView.contentMode = .center
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a segment. `attributes` are the title attributes that an app set for the segment's
  /// state.
  func show(
    _ segment: Segment, isSelected: Bool, isFaint: Bool,
    attributes: [NSAttributedString.Key: Any]
  ) {
    let isEnabled = segment.isEnabled
    let color: UIColor = isEnabled ? .label : .tertiaryLabel
    var all: [NSAttributedString.Key: Any] = [
      .font: SegmentMetrics.font(isSelected: isSelected), .foregroundColor: color,
    ]
    all.merge(attributes) { _, own in own }
    label.attributedText = segment.title.map { NSAttributedString(string: $0, attributes: all) }
    imageView.image = segment.image
    imageView.tintColor = color
    for part in [label, imageView] { part.alpha = isFaint ? SegmentMetrics.pressedAlpha : 1 }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 0, y: roundedToPixel((bounds.height - height) / 2, scale: traitCollection.displayScale),
      width: bounds.width, height: height)
    imageView.frame = bounds
  }
}
