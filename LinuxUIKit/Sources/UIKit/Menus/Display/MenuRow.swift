/// A row of a menu on the screen: an action, a submenu, or the title of an open submenu.
final class MenuRow: UIControl {
  /// The element that the row displays.
  let element: UIMenuElement
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView()
  private let markView = UIImageView()
  private let reservesMark: Bool

  /// Creates a row; `perform` is called after a tap.
  init(of element: UIMenuElement, reservesMark: Bool, _ perform: @escaping () -> Void) {
    self.element = element
    self.reservesMark = reservesMark
    super.init(frame: .zero)
    configureLabels()
    configureImages()
    for view in [titleLabel, subtitleLabel, imageView, markView] { addSubview(view) }
    let action = element as? UIAction
    isEnabled = action?.isEnabled ?? true
    isAccessibilityElement = true
    accessibilityLabel = element.title
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if action?.state == .on { accessibilityTraits.insert(.selected) }
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textArea(width: size.width).width
    let height = labels.reduce(2 * MenuMetrics.verticalMargin) { $0 + Self.height(of: $1, text) }
    return CGSize(
      width: size.width, height: max(MenuMetrics.rowHeight, height.rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = textArea(width: bounds.width)
    let heights = labels.map { Self.height(of: $0, area.width) }
    var y = (bounds.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = mirrored(CGRect(x: area.start, y: y, width: area.width, height: height))
      y += height
    }
    center(imageView, at: bounds.width - MenuMetrics.sideMargin - MenuMetrics.imageLength / 2)
    center(markView, at: MenuMetrics.sideMargin + MenuMetrics.markWidth / 2 - 4)
  }

  // MARK: Content

  private func configureLabels() {
    titleLabel.text = element.title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.textColor = color
    subtitleLabel.text = element.subtitle
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.numberOfLines = 2
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func configureImages() {
    let isMenu = element is UIMenu
    imageView.image = element.image ?? (isMenu ? UIImage(systemName: "chevron.forward") : nil)
    imageView.tintColor = color
    imageView.contentMode = .scaleAspectFit
    markView.tintColor = color
    markView.image =
      switch (element as? UIAction)?.state {
      case .on: UIImage(systemName: "checkmark")
      case .mixed: UIImage(systemName: "minus")
      default: nil
      }
  }

  private var color: UIColor {
    if let action = element as? UIAction {
      guard action.isEnabled else { return .tertiaryLabel }
      return action.attributes.contains(.destructive) ? .systemRed : .label
    }
    return (element as? UIMenu)?.options.contains(.destructive) == true ? .systemRed : .label
  }

  // MARK: Layout

  private var labels: [UILabel] {
    [titleLabel, subtitleLabel].filter { !($0.text ?? "").isEmpty }
  }

  private func textArea(width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = MenuMetrics.sideMargin + (reservesMark ? MenuMetrics.markWidth : 0)
    let image = imageView.image == nil ? 0 : MenuMetrics.imageLength + MenuMetrics.sideMargin / 2
    return (start, max(0, width - start - image - MenuMetrics.sideMargin))
  }

  private static func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func center(_ view: UIImageView, at x: CGFloat) {
    let own = view.image?.size ?? .zero
    let length = MenuMetrics.imageLength
    let scale = min(1, length / max(own.width, own.height, 1))
    let size = CGSize(width: own.width * scale, height: own.height * scale)
    view.frame = mirrored(
      CGRect(
        x: x - size.width / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0)
  }
}
