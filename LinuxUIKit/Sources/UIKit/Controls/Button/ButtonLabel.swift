/// A text of a button, which an app may change behind the button's back.
///
/// ```swift
/// button.titleLabel?.font = .boldSystemFont(ofSize: 15)
/// ```
final class ButtonLabel: UILabel {
  /// The button to tell that the label's size changed.
  weak var button: UIButton?

  /// A label in the font and with the breaks of button titles (uikit.md 3.5, 9.2).
  init(of button: UIButton) {
    super.init(frame: .zero)
    font = .systemFont(ofSize: 15)
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
    self.button = button
  }

  /// Nothing: there are no archives to read one from.
  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.partSizeDidChange()
  }
}
