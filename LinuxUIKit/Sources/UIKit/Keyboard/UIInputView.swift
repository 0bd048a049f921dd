/// A view that replaces the keyboard or is above it, with its background.
///
/// - Note: Not implemented: the blurred background of a keyboard, and input clicks.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    /// No background.
    case `default` = 0
    /// That of a keyboard.
    case keyboard = 1
  }

  /// The background of the view.
  open private(set) var inputViewStyle: Style
  /// Whether the constraints of the view determine its height.
  ///
  /// The default is `false`.
  open var allowsSelfSizing = false

  /// Creates an input view with a frame and a background.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates an input view without a background.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
