import UIKit

/// A titled row of a form, with a message below it if its value is wrong.
final class FormField: UIView {
  private let titleLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let messageLabel = UILabel(style: .footnote, color: .systemRed)

  /// The message about the value; `nil` if it is right.
  var message: String? {
    didSet {
      messageLabel.text = message
      messageLabel.isHidden = message == nil
    }
  }

  init(title: String, content: UIView, axis: NSLayoutConstraint.Axis = .vertical) {
    super.init(frame: .zero)
    titleLabel.text = title
    messageLabel.isHidden = true
    let row = UIStackView(
      axis, spacing: axis == .vertical ? 6 : 12, alignment: axis == .vertical ? .fill : .center,
      [titleLabel, content])
    if axis == .horizontal {
      titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
      content.setContentHuggingPriority(.required, for: .horizontal)
      content.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    addFilling(UIStackView(.vertical, spacing: 4, [row, messageLabel]))
    content.accessibilityLabel = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
