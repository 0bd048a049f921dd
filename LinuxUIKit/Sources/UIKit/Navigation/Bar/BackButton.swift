/// The back button: a chevron and the title of the previous screen, shortened to fit.
final class BackButton: UIControl {
  private static let pressedAlpha: CGFloat = 0.2
  private let chevron: UIView
  private let label = UILabel()
  /// The titles to try, from the longest to an empty one.
  private let titles: [String]

  /// Creates the button for a bar's current items; `nil` if there is no previous item or the button
  /// is hidden.
  init?(of bar: UINavigationBar, appearance: UINavigationBarAppearance) {
    guard let item = bar.topItem, let back = bar.backItem, !item.hidesBackButton else { return nil }
    let hasOtherButtons = !(item.leftBarButtonItems ?? []).isEmpty
    guard !hasOtherButtons || item.leftItemsSupplementBackButton else { return nil }
    titles = Self.titles(for: back)
    let image = back.backBarButtonItem?.image ?? appearance.backIndicatorImage
    chevron = image.map { UIImageView(image: $0) } ?? BackChevron()
    super.init(frame: .zero)
    let tint: UIColor = back.backBarButtonItem?.tintColor ?? bar.tintColor
    setUp(tint: tint, attributes: appearance.backButtonAppearance.titleTextAttributes(in: .normal))
    addAction(UIAction { [weak bar] _ in bar?.performBack() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The width for each title, down to that of the chevron alone.
  var possibleWidths: [CGFloat] {
    titles.map { title in
      label.text = title
      return labelStart + label.intrinsicOrFittingSize.width
    }
  }

  /// Displays the title at an index, or none if there is no such title.
  func showTitle(at index: Int) {
    label.text = titles.indices.contains(index) ? titles[index] : nil
  }

  override var isHighlighted: Bool {
    didSet {
      for part in [chevron, label] { part.alpha = isHighlighted ? Self.pressedAlpha : 1 }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicOrFittingSize
    layOut(chevron, x: NavigationBarMetrics.chevronMargin, size: chevronSize)
    layOut(label, x: labelStart, size: size)
  }

  private func layOut(_ view: UIView, x: CGFloat, size: CGSize) {
    let y = roundedToPixel((bounds.height - size.height) / 2, scale: traitCollection.displayScale)
    let start = isRightToLeft ? bounds.width - x - size.width : x
    view.frame = CGRect(x: start, y: y, width: size.width, height: size.height)
  }

  private var labelStart: CGFloat {
    NavigationBarMetrics.chevronMargin + chevronSize.width + NavigationBarMetrics.chevronGap
  }

  private var chevronSize: CGSize {
    (chevron as? UIImageView)?.image?.size ?? NavigationBarMetrics.chevronSize
  }

  private func setUp(tint: UIColor, attributes: [NSAttributedString.Key: Any]) {
    label.setBarTitle(
      nil, font: NavigationBarMetrics.buttonFont, color: tint, attributes: attributes)
    chevron.tintColor = tint
    addSubview(chevron)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = titles.first { !$0.isEmpty } ?? "Back"
    accessibilityTraits = .button
  }

  private static func titles(for item: UINavigationItem) -> [String] {
    switch item.backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return ["Back", ""]
    case .default:
      let longest =
        item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
      return longest.isEmpty ? [""] : [longest, "Back", ""]
    }
  }
}

/// The chevron of the back button.
private final class BackChevron: UIView {
  /// The stroke width, which is kept within the bounds.
  private static let stroke: CGFloat = 3

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let box = bounds.insetBy(dx: Self.stroke / 2, dy: Self.stroke / 2)
    let (tip, ends) = isRightToLeft ? (box.maxX, box.minX) : (box.minX, box.maxX)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: ends, y: box.minY))
    path.addLine(to: CGPoint(x: tip, y: box.midY))
    path.addLine(to: CGPoint(x: ends, y: box.maxY))
    path.lineWidth = Self.stroke
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
