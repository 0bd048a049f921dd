/// The button of an item of a tab bar: image, title and badge.
final class TabBarButton: UIControl {
  /// The appearance of the button.
  struct Style {
    var isSelected = false
    /// Whether the title is beside the image.
    var isInline = false
    var tint = UIColor.systemBlue
    var unselectedTint = TabBarMetrics.unselectedColor
    var appearance: UITabBarItemAppearance?
  }

  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge: TabBarBadge?
  private let style: Style
  private let titleAdjustment: UIOffset
  private let badgeAdjustment: UIOffset

  init(of item: UITabBarItem, style: Style) {
    self.style = style
    let state: UIControl.State = style.isSelected ? .selected : .normal
    let values = style.appearance?[item.isEnabled ? state : .disabled]
    badge = TabBarBadge(of: item, values: values)
    badgeAdjustment = values?.badgePositionAdjustment ?? .zero
    let adjustment = values?.titlePositionAdjustment ?? .zero
    titleAdjustment = adjustment == .zero ? item.titlePositionAdjustment : adjustment
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    setUpImage(item, color: values?.iconColor)
    setUpTitle(
      item,
      attributes: (values?.titleTextAttributes ?? [:])
        .merging(item.resolvedTitleTextAttributes(for: state)) { $1 })
    for view in [imageView, label, badge].compactMap({ $0 }) { addSubview(view) }
    setUpAccessibility(item)
  }

  required init?(coder: NSCoder) { nil }

  private var color: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return style.isSelected ? style.tint : style.unselectedTint
  }

  private func setUpImage(_ item: UITabBarItem, color: UIColor?) {
    let image = style.isSelected ? item.selectedImage ?? item.image : item.image
    let size = style.isInline ? TabBarMetrics.inlineSymbolSize : TabBarMetrics.symbolSize
    let configured = image.map { image in
      image.isSymbolImage
        ? image.withConfiguration(UIImage.SymbolConfiguration(pointSize: size)) : image
    }
    let isOriginal = image?.renderingMode == .alwaysOriginal
    imageView.image = isOriginal ? configured : configured?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = color ?? self.color
    imageView.contentMode = .scaleAspectFit
  }

  private func setUpTitle(_ item: UITabBarItem, attributes: [NSAttributedString.Key: Any]) {
    label.setBarTitle(
      item.title,
      font: style.isInline ? TabBarMetrics.inlineTitleFont : TabBarMetrics.titleFont,
      color: color, attributes: attributes)
  }

  private func setUpAccessibility(_ item: UITabBarItem) {
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    var traits: UIAccessibilityTraits = .button
    if style.isSelected { traits.insert(.selected) }
    if !item.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    style.isInline ? layOutInline() : layOutStacked()
    layOutBadge()
  }

  private func layOutStacked() {
    let imageSize = imageView.image?.size ?? .zero
    let hasTitle = !(label.text ?? "").isEmpty
    place(
      imageView, size: imageSize,
      center: CGPoint(x: bounds.midX, y: hasTitle ? TabBarMetrics.imageCenter : bounds.midY))
    var titleSize = label.intrinsicOrFittingSize
    titleSize.width = min(titleSize.width, bounds.width)
    let top = TabBarMetrics.titleBaseline - label.font.ascender
    place(
      label, size: titleSize,
      center: CGPoint(
        x: bounds.midX + titleAdjustment.horizontal,
        y: top + titleSize.height / 2 + titleAdjustment.vertical))
  }

  private func layOutInline() {
    let imageSize = imageView.image?.size ?? .zero
    let gap = imageSize.width > 0 ? TabBarMetrics.inlineGap : 0
    var titleSize = label.intrinsicOrFittingSize
    titleSize.width = max(0, min(titleSize.width, bounds.width - imageSize.width - gap))
    let width = imageSize.width + gap + titleSize.width
    let start = (bounds.width - width) / 2
    let imageX = isRightToLeft ? start + titleSize.width + gap : start
    let titleX = isRightToLeft ? start : start + imageSize.width + gap
    place(
      imageView, size: imageSize,
      center: CGPoint(x: imageX + imageSize.width / 2, y: bounds.midY))
    place(
      label, size: titleSize,
      center: CGPoint(
        x: titleX + titleSize.width / 2 + titleAdjustment.horizontal,
        y: bounds.midY + titleAdjustment.vertical))
  }

  private func layOutBadge() {
    guard let badge else { return }
    let size = badge.intrinsicContentSize
    let center = imageView.center.x
    let x =
      isRightToLeft
      ? center - TabBarMetrics.badgeOffset - size.width : center + TabBarMetrics.badgeOffset
    badge.frame = CGRect(
      x: x + badgeAdjustment.horizontal, y: TabBarMetrics.badgeTop + badgeAdjustment.vertical,
      width: size.width, height: size.height)
  }

  private func place(_ view: UIView, size: CGSize, center: CGPoint) {
    let scale = traitCollection.displayScale
    view.frame = CGRect(
      x: roundedToPixel(center.x - size.width / 2, scale: scale),
      y: roundedToPixel(center.y - size.height / 2, scale: scale),
      width: size.width, height: size.height)
  }
}

/// The badge of an item of a tab bar: text on a capsule.
private final class TabBarBadge: UIView {
  private let label = UILabel()

  /// Creates the badge of an item; `nil` without a text.
  init?(of item: UITabBarItem, values: UITabBarItemAppearance.Values?) {
    guard let text = item.badgeValue else { return nil }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = item.badgeColor ?? values?.badgeBackgroundColor ?? .systemRed
    layer.cornerRadius = TabBarMetrics.badgeHeight / 2
    label.setBarTitle(
      text, font: TabBarMetrics.badgeFont, color: .white,
      attributes: (values?.badgeTextAttributes ?? [:])
        .merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 })
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let width = label.intrinsicOrFittingSize.width + 2 * TabBarMetrics.badgePadding
    return CGSize(
      width: max(width.rounded(.up), TabBarMetrics.badgeHeight), height: TabBarMetrics.badgeHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicOrFittingSize
    let scale = traitCollection.displayScale
    label.frame = CGRect(
      x: roundedToPixel((bounds.width - size.width) / 2, scale: scale),
      y: roundedToPixel((bounds.height - size.height) / 2, scale: scale),
      width: size.width, height: size.height)
  }
}
