/// A button of an alert, as wide as its card or half of it.
final class AlertButton: UIControl {
  private let label = UILabel()

  init(of action: UIAlertAction, in alert: UIAlertController) {
    super.init(frame: .zero)
    let standsOut = alert.standsOut(action)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.font = AlertMetrics.buttonFont(alert.preferredStyle, standsOut: standsOut)
    isEnabled = action.isEnabled
    label.textColor = Self.color(of: action, tint: alert.view.tintColor)
    addSubview(label)
    describe(action)
    addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The room that the words ask for, margins included.
  var wishedWidth: CGFloat { label.fittingSize.width + 2 * AlertMetrics.sideMargin }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics.sideMargin, dy: 0)
  }

  private func describe(_ action: UIAlertAction) {
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
  }

  private static func color(of action: UIAlertAction, tint: UIColor) -> UIColor {
    guard action.isEnabled else { return .tertiaryLabel }
    return action.style == .destructive ? .systemRed : tint
  }
}
