/// The styles of presentations.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenting view is removed meanwhile.
  case fullScreen = 0
  /// A sheet below the top edge, at which the presenting view remains visible.
  case pageSheet = 1
  /// A centered sheet in wide windows, a page sheet in others.
  case formSheet = 2
  /// Covers the nearest view controller that defines a presentation context, or the window.
  case currentContext = 3
  /// The frame and the animations are those of the presented view controller's
  /// `transitioningDelegate`.
  case custom = 4
  /// Covers the window without removing the presenting view.
  case overFullScreen = 5
  /// Like `currentContext`, without removing the presenting view.
  case overCurrentContext = 6
  /// A popover; in compact width a page sheet, unless the delegate of its presentation controller
  /// returns another style.
  case popover = 7
  /// No style; used like a page sheet.
  case none = -1
  /// The style chosen by the system, a page sheet.
  case automatic = -2
}

/// The styles of the transitions of presentations.
///
/// - Note: Not implemented: flips, which are displayed as dissolves, and page curls, which slide up.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and back down.
  case coverVertical = 0
  /// Flips around the vertical axis.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Curls up a corner of the presenting view.
  case partialCurl = 3
}
