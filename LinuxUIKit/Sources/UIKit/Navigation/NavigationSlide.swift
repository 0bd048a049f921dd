/// The push or pop animation: the upper view slides, the lower one moves along and is dimmed
/// (uikit.md, 8.1).
@MainActor struct NavigationSlide {
  /// The duration, in seconds.
  static let duration: TimeInterval = 0.35
  /// The distance that the lower view moves, as a fraction of the upper view's width.
  private static let lowerFraction: CGFloat = 0.3
  /// The maximum alpha of the dimming view.
  private static let maximumDimming: CGFloat = 0.1

  /// The view that disappears.
  let old: UIView
  /// The view that appears.
  let new: UIView
  /// Whether the disappearing view is the upper one.
  let isPop: Bool
  private let dimmingView = UIView()

  init(from old: UIView, to new: UIView, isPop: Bool) {
    (self.old, self.new, self.isPop) = (old, new, isPop)
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
  }

  private var upper: UIView { isPop ? old : new }
  private var lower: UIView { isPop ? new : old }

  /// Moves both views to their final positions.
  func begin() {
    lower.superview?.insertSubview(dimmingView, aboveSubview: lower)
    dimmingView.frame = lower.frame
    set(progress: isPop ? 1 : 0)
  }

  /// Moves both views to their final positions.
  func move() {
    set(progress: isPop ? 0 : 1)
  }

  /// Removes the old view.
  func end() {
    dimmingView.removeFromSuperview()
    old.removeFromSuperview()
    for view in [old, new] { view.transform = .identity }
  }

  /// Positions both views: at 0 the lower one is visible, at 1 the upper one.
  private func set(progress: CGFloat) {
    let distance = upper.bounds.width * (upper.isRightToLeft ? -1 : 1)
    upper.transform = CGAffineTransform(translationX: (1 - progress) * distance, y: 0)
    lower.transform = CGAffineTransform(
      translationX: -progress * Self.lowerFraction * distance, y: 0)
    dimmingView.transform = lower.transform
    dimmingView.alpha = progress * Self.maximumDimming
  }
}
