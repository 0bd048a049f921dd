/// The title or subtitle label of a button, whose properties an app may set directly.
///
/// ```swift
/// button.titleLabel?.font = .boldSystemFont(ofSize: 15)
/// ```
final class ButtonLabel: UILabel {
  /// The button that is notified when the label's size changes.
  weak var button: UIButton?

  /// Creates a label with the default font and line break mode of button titles (uikit.md, 3.5 and
  /// 9.2).
  init(of button: UIButton) {
    super.init(frame: .zero)
    font = .systemFont(ofSize: 15)
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
    self.button = button
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.partSizeDidChange()
  }
}
