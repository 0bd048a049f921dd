/// The subviews of a segmented control.
@MainActor final class SegmentViews {
  /// The background of the control.
  let background = UIView()
  /// The view behind the selected segment.
  let selectionIndicator = UIView()
  /// The views of the segments.
  private(set) var views: [SegmentView] = []
  /// The dividers between the segments.
  private(set) var dividers: [UIView] = []

  /// Adds the background and the selection indicator to a control.
  func install(in control: UIView) {
    for part in [background, selectionIndicator] {
      part.isUserInteractionEnabled = false
      control.addSubview(part)
    }
    background.backgroundColor = .tertiarySystemFill
    background.layer.cornerRadius = SegmentMetrics.radius
    selectionIndicator.layer.cornerRadius = SegmentMetrics.indicatorRadius
    selectionIndicator.applyThumbShadow(opacity: SegmentMetrics.indicatorShadow)
  }

  /// Adds or removes views to match the number of segments.
  func match(_ count: Int, in control: UIView) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = SegmentView()
      control.addSubview(view)
      views.append(view)
    }
    while dividers.count > max(0, count - 1) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count - 1 {
      let divider = UIView()
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
      control.insertSubview(divider, at: 1)
      dividers.append(divider)
    }
  }

  /// Lays out the views for the frames of the segments.
  func layOut(_ frames: [CGRect], selected: Int?, in bounds: CGRect) {
    background.frame = bounds
    for (view, frame) in zip(views, frames) { view.frame = frame }
    for (index, divider) in dividers.enumerated() where index + 1 < frames.count {
      divider.frame = SegmentMetrics.divider(between: frames[index], and: frames[index + 1])
    }
    guard let selected, frames.indices.contains(selected) else { return }
    let inset = SegmentMetrics.indicatorInset
    selectionIndicator.frame = frames[selected].insetBy(dx: inset, dy: inset)
  }

  /// Updates the selection indicator and the dividers for the selected segment.
  func showSelection(of selected: Int?, color: UIColor?) {
    for (index, divider) in dividers.enumerated() {
      let isVisible = SegmentMetrics.showsDivider(
        after: index, selected: selected ?? UISegmentedControl.noSegment)
      divider.alpha = isVisible ? 1 : 0
    }
    selectionIndicator.isHidden = selected == nil
    selectionIndicator.backgroundColor = color ?? SegmentMetrics.indicatorColor
  }
}

/// The view of one segment: a centered title or image.
final class SegmentView: UIView {
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The accessibility element of the segment.
  private(set) lazy var accessibilityPart = UIAccessibilityElement(accessibilityContainer: self)

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

  /// Displays a segment.
  ///
  /// `attributes` are the title attributes that an app set for the segment's state.
  func display(
    _ segment: Segment, isSelected: Bool, isPressed: Bool,
    attributes: [NSAttributedString.Key: Any]
  ) {
    let isEnabled = segment.isEnabled
    let color: UIColor = isEnabled ? .label : .tertiaryLabel
    var merged: [NSAttributedString.Key: Any] = [
      .font: SegmentMetrics.font(isSelected: isSelected), .foregroundColor: color,
    ]
    merged.merge(attributes) { _, custom in custom }
    label.attributedText = segment.title.map { NSAttributedString(string: $0, attributes: merged) }
    imageView.image = segment.image
    imageView.tintColor = color
    describe(segment, isSelected: isSelected)
    for part in [label, imageView] { part.alpha = isPressed ? SegmentMetrics.pressedAlpha : 1 }
    setNeedsLayout()
  }

  /// Updates the accessibility element: a button, of which one is selected.
  private func describe(_ segment: Segment, isSelected: Bool) {
    accessibilityPart.accessibilityLabel = segment.title ?? segment.image?.accessibilityName
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !segment.isEnabled { traits.insert(.notEnabled) }
    accessibilityPart.accessibilityTraits = traits
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessibilityPart.accessibilityFrameInContainerSpace = bounds
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 0, y: roundedToPixel((bounds.height - height) / 2, scale: traitCollection.displayScale),
      width: bounds.width, height: height)
    imageView.frame = bounds
  }
}

/// The metrics and colors of a segmented control, in points (uikit.md, 3.5).
enum SegmentMetrics {
  // Unverified: uikit.md, 3.5 has 8 to 9; 2 more than the radius of the selection indicator.
  /// The corner radius of the background.
  static let radius: CGFloat = 9
  /// The corner radius of the selection indicator.
  static let indicatorRadius: CGFloat = 7
  /// The inset of the selection indicator in its segment.
  static let indicatorInset: CGFloat = 2
  /// The opacity of the selection indicator's shadow.
  static let indicatorShadow: Float = 0.12
  /// The height of a divider, as a fraction of the control's height.
  static let dividerHeightFraction: CGFloat = 0.4
  /// The width of a divider.
  static let dividerWidth: CGFloat = 1
  // Unverified: the default duration of animations (uikit.md, 8.1).
  /// The duration of the selection indicator's animation, in seconds.
  static let duration: TimeInterval = 0.25
  // Unverified: that of pressed button titles (uikit.md, 3.5).
  /// The alpha of a highlighted segment.
  static let pressedAlpha: CGFloat = 0.2

  /// The color of the selection indicator.
  static let indicatorColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// Returns the font of a title.
  static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
  }

  /// Returns the frame of the divider between two segments.
  static func divider(between first: CGRect, and second: CGRect) -> CGRect {
    let x = first.minX < second.minX ? first.maxX : second.maxX
    let height = first.height * dividerHeightFraction
    return CGRect(
      x: x - dividerWidth / 2, y: first.midY - height / 2, width: dividerWidth, height: height)
  }

  /// Returns whether the divider after a segment is visible; those next to the selected segment are
  /// not.
  static func showsDivider(after index: Int, selected: Int) -> Bool {
    index != selected && index + 1 != selected
  }
}
