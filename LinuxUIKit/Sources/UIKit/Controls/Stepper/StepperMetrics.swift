/// The metrics of a stepper, in points (uikit.md, 3.5).
enum StepperMetrics {
  /// The size of a stepper.
  static let size = CGSize(width: 94, height: 32)
  /// The corner radius of the background.
  static let radius: CGFloat = 8
  /// The size of the divider between the halves.
  static let divider = CGSize(width: 1, height: 18)
  // Unverified: from the range of 13 to 15 in uikit.md, 3.5.
  /// The point size of the symbols.
  static let signSize: CGFloat = 14
  // Unverified: not specified in uikit.md, 3.5.
  /// The delay before steps repeat, in seconds.
  static let repeatDelay: TimeInterval = 0.5
  // Unverified: not specified in uikit.md, 3.5.
  /// The interval between repeated steps, in seconds.
  static let repeatInterval: TimeInterval = 0.1
}
