/// A button of an alert.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let action: UIAlertAction
  private let tint: UIColor

  init(of action: UIAlertAction, in alert: UIAlertController) {
    self.action = action
    tint = alert.view.tintColor
    super.init(frame: .zero)
    let standsOut = alert.standsOut(action)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.font = AlertMetrics.buttonFont(alert.preferredStyle, standsOut: standsOut)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    update()
    addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title including margins.
  var wishedWidth: CGFloat { label.fittingSize.width + 2 * AlertMetrics.sideMargin }

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
