/// The push or pop animation: the upper view slides, the lower one moves along and is dimmed
/// (uikit.md, 8.1).
@MainActor struct NavigationSlide {
  /// The duration, in seconds.
  static let duration: TimeInterval = 0.35
  /// The distance that the lower view moves, as a fraction of the upper view's width.
  private static let lowerShare: CGFloat = 0.3
  /// The maximum alpha of the dimming view.
  private static let darkest: CGFloat = 0.1

  /// The view that disappears.
  let old: UIView
  /// The view that appears.
  let new: UIView
  /// Whether the disappearing view is the upper one.
  let isWayBack: Bool
  private let shade = UIView()

  init(from old: UIView, to new: UIView, isWayBack: Bool) {
    (self.old, self.new, self.isWayBack) = (old, new, isWayBack)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
  }

  private var upper: UIView { isWayBack ? old : new }
  private var lower: UIView { isWayBack ? new : old }

  /// Moves both views to their final positions.
  func begin() {
    lower.superview?.insertSubview(shade, aboveSubview: lower)
    shade.frame = lower.frame
    set(progress: isWayBack ? 1 : 0)
  }

  /// Moves both views to their final positions.
  func move() {
    set(progress: isWayBack ? 0 : 1)
  }

  /// Removes the old view.
  func end() {
    shade.removeFromSuperview()
    old.removeFromSuperview()
    for view in [old, new] { view.transform = .identity }
  }

  /// Positions both views: at 0 the lower one is visible, at 1 the upper one.
  private func set(progress: CGFloat) {
    let way = upper.bounds.width * (upper.isRightToLeft ? -1 : 1)
    upper.transform = CGAffineTransform(translationX: (1 - progress) * way, y: 0)
    lower.transform = CGAffineTransform(translationX: -progress * Self.lowerShare * way, y: 0)
    shade.transform = lower.transform
    shade.alpha = progress * Self.darkest
  }
}
