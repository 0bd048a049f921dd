/// The measures of a stepper, in points (uikit.md 3.5).
enum StepperMetrics {
  /// How large it is.
  static let size = CGSize(width: 94, height: 32)
  /// How round its ground is.
  static let radius: CGFloat = 8
  /// The line between its halves.
  static let divider = CGSize(width: 1, height: 18)
  /// [guess 3.5] The size of its signs, of the 13 to 15 that the sheet has.
  static let signSize: CGFloat = 14
  /// [guess 3.5] How long a finger rests before the steps repeat, in seconds.
  static let repeatDelay: TimeInterval = 0.5
  /// [guess 3.5] How long each step takes that repeats, in seconds.
  static let repeatInterval: TimeInterval = 0.1
}
