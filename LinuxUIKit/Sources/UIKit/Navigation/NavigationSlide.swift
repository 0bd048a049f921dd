/// The push or pop animation: the upper view slides, the lower one moves along and is dimmed
/// (uikit.md, 8.1).
///
/// The upper view fades instead while the user prefers that, see `MotionPreference`.
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
  private let fades: Bool
  private let dimmingView = UIView()

  init(from old: UIView, to new: UIView, isPop: Bool, fades: Bool) {
    (self.old, self.new, self.isPop, self.fades) = (old, new, isPop, fades)
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
  }

  private var upper: UIView { isPop ? old : new }
  private var lower: UIView { isPop ? new : old }

  /// Moves both views to their initial positions.
  func begin() {
    lower.superview?.insertSubview(dimmingView, aboveSubview: lower)
    dimmingView.frame = lower.frame
    set(progress: isPop ? 1 : 0)
  }

  /// Moves both views to their final positions.
  func move() {
    set(progress: isPop ? 0 : 1)
  }

  /// Removes the dimming view and the transforms.
  func end() {
    dimmingView.removeFromSuperview()
    for view in [old, new] { view.transform = .identity }
    if fades { upper.alpha = 1 }
  }

  /// Positions both views: at 0 the lower one is visible, at 1 the upper one.
  private func set(progress: CGFloat) {
    guard !fades else { return upper.alpha = progress }
    let distance = upper.bounds.width * (upper.isRightToLeft ? -1 : 1)
    upper.transform = CGAffineTransform(translationX: (1 - progress) * distance, y: 0)
    lower.transform = CGAffineTransform(
      translationX: -progress * Self.lowerFraction * distance, y: 0)
    dimmingView.transform = lower.transform
    dimmingView.alpha = progress * Self.maximumDimming
  }
}

/// The animation of pushes and pops without one of the delegate.
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPop: Bool
  private weak var navigation: UINavigationController?
  private var slide: NavigationSlide?

  init(isPop: Bool, in navigation: UINavigationController) {
    self.isPop = isPop
    self.navigation = navigation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { NavigationSlide.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    // A finger moves the view that it drags.
    let fades = MotionPreference.replacesSlides && !context.isInteractive
    let slide = NavigationSlide(from: old, to: new, isPop: isPop, fades: fades)
    self.slide = slide
    UIView.performWithoutAnimation {
      isPop
        ? context.containerView.insertSubview(new, at: 0) : context.containerView.addSubview(new)
      navigation?.view.setNeedsLayout()
      navigation?.view.layoutIfNeeded()
      slide.begin()
    }
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : []
    UIView.animate(withDuration: NavigationSlide.duration, delay: 0, options: options) {
      slide.move()
    } completion: { [weak self] _ in
      self?.complete(context)
    }
  }

  /// Completes the transition after the next layout pass.
  private func complete(_ context: any UIViewControllerContextTransitioning) {
    let end = { context.completeTransition(!context.transitionWasCancelled) }
    guard let window = context.containerView.window else { return end() }
    window.afterLayout(end)
  }

  /// Removes the dimming view and the transforms at the end of the transition.
  func removeSlide() {
    slide?.end()
    slide = nil
  }
}
