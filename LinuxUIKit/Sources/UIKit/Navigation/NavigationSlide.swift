/// Two screens that pass each other: the upper one slides, the lower one follows and is shaded
/// (uikit.md 8.1).
@MainActor struct NavigationSlide {
  /// How long it takes, in seconds.
  static let duration: TimeInterval = 0.35
  /// How far the lower screen goes, in widths of the upper one.
  private static let lowerShare: CGFloat = 0.3
  /// How dark the lower screen becomes.
  private static let darkest: CGFloat = 0.1

  /// The view of the screen that goes.
  let old: UIView
  /// The view of the screen that comes.
  let new: UIView
  /// Whether the screen that goes is the upper one.
  let isWayBack: Bool
  private let shade = UIView()

  init(from old: UIView, to new: UIView, isWayBack: Bool) {
    (self.old, self.new, self.isWayBack) = (old, new, isWayBack)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
  }

  private var upper: UIView { isWayBack ? old : new }
  private var lower: UIView { isWayBack ? new : old }

  /// Puts the new view to where it comes from; both views are in place.
  func begin() {
    lower.superview?.insertSubview(shade, aboveSubview: lower)
    shade.frame = lower.frame
    set(progress: isWayBack ? 1 : 0)
  }

  /// Moves both views to where they are seen in the end.
  func move() {
    set(progress: isWayBack ? 0 : 1)
  }

  /// Takes the old view away.
  func end() {
    shade.removeFromSuperview()
    old.removeFromSuperview()
    for view in [old, new] { view.transform = .identity }
  }

  /// Places both views: at 0 the lower one is seen, at 1 the upper one.
  private func set(progress: CGFloat) {
    let way = upper.bounds.width * (upper.isRightToLeft ? -1 : 1)
    upper.transform = CGAffineTransform(translationX: (1 - progress) * way, y: 0)
    lower.transform = CGAffineTransform(translationX: -progress * Self.lowerShare * way, y: 0)
    shade.transform = lower.transform
    shade.alpha = progress * Self.darkest
  }
}
