/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background, or the colors of the interface style.
  case `default` = 0
  /// Light text on a dark background.
  case black = 1
}

/// The metrics of a bar, for which images are set.
public enum UIBarMetrics: Int, Sendable {
  /// The bar of a phone in portrait orientation.
  case `default` = 0
  /// The bar of a phone in landscape orientation.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A bar with a prompt, of a phone in landscape orientation.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Unspecified.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, so that the background extends under the status bar.
  case topAttached = 3
}

/// An object with the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The object that specifies the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  ///
  /// The default implementation returns `.any`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default implementation returns `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
