extension UIScrollView {
  /// How fast a scroll view slows down: what a millisecond leaves of the speed.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of the speed, from 0 to 1.
    public var rawValue: CGFloat

    /// A rate of that share; ours takes one that is no index for `normal`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As most scroll views: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// As scroll views that go on by pages: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  /// Which drags end typing, which hides the keyboard.
  ///
  /// Ours shows no keyboard, so a finger never drags one down: the interactive modes end nothing.
  public enum KeyboardDismissMode: Int, Sendable {
    /// None.
    case none
    /// Every one, as it begins.
    case onDrag
    /// One that pulls the keyboard down.
    case interactive
    /// Every one, as it begins; what stands above the keyboard goes too.
    case onDragWithAccessory
    /// One that pulls down the keyboard and what stands above it.
    case interactiveWithAccessory

    /// Whether the beginning of a drag is enough.
    fileprivate var dismissesOnDragStart: Bool {
      switch self {
      case .onDrag, .onDragWithAccessory: true
      case .none, .interactive, .interactiveWithAccessory: false
      }
    }
  }

  /// Ends typing wherever it is in the window, if the mode says so of a drag that begins.
  ///
  /// [guess 5.5] Who is typed into may refuse.
  func dismissKeyboardOnDrag() {
    guard keyboardDismissMode.dismissesOnDragStart else { return }
    window?.endEditing(false)
  }
}
