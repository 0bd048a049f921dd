/// A rounded content view of an alert: texts and fields above buttons, with separators between
/// them.
final class AlertContentView: UIView {
  private let style: UIAlertController.Style
  /// Labels, followed by text fields.
  private let content: [UIView]
  private let buttons: [AlertButton]
  private let separators: [UIView]

  init(style: UIAlertController.Style, content: [UIView], buttons: [AlertButton]) {
    self.style = style
    self.content = content
    self.buttons = buttons
    separators = buttons.map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = AlertMetrics.fill
    layer.cornerRadius = AlertMetrics.cornerRadius
    clipsToBounds = true
    for separator in separators { separator.backgroundColor = .separator }
    for view in content + buttons + separators { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the enabled states of the buttons.
  func updateButtons() {
    for button in buttons { button.update() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = isInRow(width: size.width) ? 1 : CGFloat(buttons.count)
    let height = headerHeight(width: size.width) + rows * AlertMetrics.rowHeight(style)
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
    let top = headerHeight(width: bounds.width)
    isInRow(width: bounds.width) ? layOutButtonsHorizontally(at: top) : layOutButtonsVertically(top)
  }

  /// Returns whether buttons are arranged horizontally: two with short titles in an alert.
  private func isInRow(width: CGFloat) -> Bool {
    style == .alert && buttons.count == 2 && buttons.allSatisfy { $0.preferredWidth <= width / 2 }
  }

  private func headerHeight(width: CGFloat) -> CGFloat {
    guard !content.isEmpty else { return 0 }
    let heights = content.map { gap(above: $0) + height(of: $0, width: width) }
    return heights.reduce(2 * AlertMetrics.headerMargin(style), +)
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    guard view is UILabel else { return AlertMetrics.fieldHeight }
    let limit = CGSize(width: width - 2 * AlertMetrics.sideMargin, height: .greatestFiniteMagnitude)
    return view.sizeThatFits(limit).height
  }

  private func gap(above view: UIView) -> CGFloat {
    guard view !== content.first else { return 0 }
    return view is UILabel ? AlertMetrics.textGap : AlertMetrics.fieldGap
  }

  private func layOutContent() {
    var y = AlertMetrics.headerMargin(style)
    for view in content {
      let height = height(of: view, width: bounds.width)
      y += gap(above: view)
      view.frame = CGRect(
        x: AlertMetrics.sideMargin, y: y, width: bounds.width - 2 * AlertMetrics.sideMargin,
        height: height)
      y += height
    }
  }

  private func layOutButtonsVertically(_ top: CGFloat) {
    let height = AlertMetrics.rowHeight(style)
    for (index, button) in buttons.enumerated() {
      let y = top + CGFloat(index) * height
      button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      separators[index].isHidden = y == 0
      separators[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
    }
  }

  private func layOutButtonsHorizontally(at top: CGFloat) {
    let (width, height) = (bounds.width / 2, AlertMetrics.rowHeight(style))
    for (index, button) in buttons.enumerated() {
      let column = isRightToLeft ? 1 - index : index
      button.frame = CGRect(x: CGFloat(column) * width, y: top, width: width, height: height)
    }
    separators.first?.frame = CGRect(x: 0, y: top, width: bounds.width, height: pixel)
    separators.last?.frame = CGRect(x: width, y: top, width: pixel, height: height)
  }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }
}

/// A button of an alert.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let action: UIAlertAction
  private let tint: UIColor

  init(of action: UIAlertAction, in alert: UIAlertController) {
    self.action = action
    tint = alert.view.tintColor
    super.init(frame: .zero)
    let isEmphasized = alert.isEmphasized(action)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.font = AlertMetrics.buttonFont(alert.preferredStyle, isEmphasized: isEmphasized)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    update()
    addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title including margins.
  var preferredWidth: CGFloat { label.intrinsicOrFittingSize.width + 2 * AlertMetrics.sideMargin }

  /// Updates the appearance for the enabled state of the action.
  func update() {
    isEnabled = action.isEnabled
    label.textColor = color
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics.sideMargin, dy: 0)
  }

  private var color: UIColor {
    guard action.isEnabled else { return .tertiaryLabel }
    return action.style == .destructive ? .systemRed : tint
  }
}
