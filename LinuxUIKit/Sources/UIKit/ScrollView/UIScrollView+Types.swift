extension UIScrollView {
  /// The rate at which scrolling decelerates, as the fraction of the velocity that remains after a
  /// millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The fraction, from 0 to 1.
    public var rawValue: CGFloat

    /// Creates a rate.
    ///
    /// NaN is treated as `normal`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  /// Options for dismissing the keyboard when a drag begins.
  ///
  /// Since this implementation shows no keyboard, the interactive modes have no effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Doesn't dismiss the keyboard.
    case none
    /// Dismisses the keyboard when a drag begins.
    case onDrag
    /// Dismisses the keyboard with a drag that pulls it down.
    case interactive
    /// Dismisses the keyboard and its accessory view when a drag begins.
    case onDragWithAccessory
    /// Dismisses the keyboard and its accessory view with a drag that pulls them down.
    case interactiveWithAccessory

    /// Whether the beginning of a drag dismisses the keyboard.
    fileprivate var dismissesOnDragStart: Bool {
      switch self {
      case .onDrag, .onDragWithAccessory: true
      case .none, .interactive, .interactiveWithAccessory: false
      }
    }
  }

  // Unverified: the first responder may refuse to resign; inferred from uikit.md, 5.5.
  /// Dismisses the keyboard if the mode requires it when a drag begins.
  func dismissKeyboardOnDrag() {
    guard keyboardDismissMode.dismissesOnDragStart else { return }
    window?.endEditing(false)
  }
}
