/// The styles of presentations.
///
/// - Note: Not implemented: popovers, custom presentations and presentations in a part of the
///   screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenting view is removed meanwhile.
  case fullScreen = 0
  /// A sheet below the top edge, at which the presenting view remains visible.
  case pageSheet = 1
  /// A centered sheet in wide windows, a page sheet in others.
  case formSheet = 2
  /// Covers the window without removing the presenting view.
  case overFullScreen = 5
  /// No style; used like a page sheet.
  case none = -1
  /// The style chosen by the system, a page sheet.
  case automatic = -2
}

/// The styles of the transitions of presentations.
///
/// - Note: Not implemented: flips and page curls.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and back down.
  case coverVertical = 0
  /// Fades in and out.
  case crossDissolve = 2
}
