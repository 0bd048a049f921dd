/// How a presented screen lies over the one that presents it.
///
/// Ours leaves out popovers, custom presentations and those inside of a part of the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window; what is below is taken away meanwhile.
  case fullScreen = 0
  /// A card that leaves what is below visible at its upper edge.
  case pageSheet = 1
  /// A smaller card in the middle where the window is wide, else like a page.
  case formSheet = 2
  /// The whole window, and what is below stays and shows through.
  case overFullScreen = 5
  /// Nothing is decided; ours takes it for a page.
  case none = -1
  /// What the system finds best, which is a page.
  case automatic = -2
}

/// How a presented screen comes and goes.
///
/// Ours leaves out flips and curls.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the lower edge, and down again.
  case coverVertical = 0
  /// It appears out of what is below, and fades again.
  case crossDissolve = 2
}
