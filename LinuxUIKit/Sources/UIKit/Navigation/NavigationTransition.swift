/// A running change of the view controller that a navigation controller displays.
///
/// It ends exactly once: completed, canceled by its interaction, or completed early by another change.
@MainActor final class NavigationTransition {
  /// The animation of a transition, and the interaction that controls it.
  struct Animation {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
  }

  private weak var navigation: UINavigationController?
  private let source: UIViewController?
  /// The view controller that is displayed.
  let target: UIViewController?
  private let animation: Animation?
  let coordinator: TransitionCoordinator
  private var ending = Ending.pending(nil)

  private enum Ending {
    /// The transition runs; the closure is called at its end.
    case pending(((Bool) -> Void)?)
    case ended
  }

  init(
    in navigation: UINavigationController, from source: UIViewController?,
    to target: UIViewController?, animation: Animation?
  ) {
    self.navigation = navigation
    (self.source, self.target, self.animation) = (source, target, animation)
    coordinator = TransitionCoordinator(
      from: source, to: target, container: navigation.transitionView,
      isAnimated: animation != nil,
      duration: animation?.animator.transitionDuration(using: nil) ?? 0)
  }

  /// Whether an interaction can cancel the transition, or an animation of the app.
  var canBeCanceled: Bool {
    guard let animation else { return false }
    return animation.interaction != nil || !(animation.animator is NavigationSlideAnimator)
  }

  /// Calls a closure once at the end; its argument is `false` if the transition was canceled.
  func onEnd(_ handler: @escaping (Bool) -> Void) {
    guard case .pending = ending else { return handler(!coordinator.isCancelled) }
    ending = .pending(handler)
  }

  /// Begins the appearance transitions.
  func begin() {
    for controller in [navigation, source, target] { coordinator.attach(to: controller) }
    source?.beginAppearanceTransition(false, animated: coordinator.isAnimated)
    target?.beginAppearanceTransition(true, animated: coordinator.isAnimated)
  }

  /// Runs the animation.
  func run() {
    guard let animation, let navigation, let source, let target else { return finish() }
    UIView.performWithoutAnimation {
      navigation.view.setNeedsLayout()
      navigation.view.layoutIfNeeded()
    }
    let context = TransitionContext(
      from: source, to: target, in: navigation.transitionView,
      kind: .replacement(frame: navigation.contentFrame), interaction: coordinator.interaction)
    context.onCompletion { [weak self] didComplete in didComplete ? self?.finish() : self?.cancel()
    }
    context.start(animation.animator, interaction: animation.interaction) {
      [coordinator, weak navigation] in
      navigation?.tabBarController?.viewIfLoaded?.layoutIfNeeded()
      navigation?.view.layoutIfNeeded()
      coordinator.runAnimations()
    }
  }

  /// Completes the transition; does nothing after its end.
  func finish() {
    guard case .pending(let handler) = ending else { return }
    ending = .ended
    (animation?.animator as? NavigationSlideAnimator)?.removeSlide()
    if animation != nil { displayTarget() }
    source?.setContainerSafeArea(.zero)
    for controller in [source, target] { controller?.endAppearanceTransition() }
    handler?(true)
    navigation?.transitionDidEnd(self)
    coordinator.end()
  }

  /// Replaces the view of the source, which an animation may have left in place.
  private func displayTarget() {
    source?.viewIfLoaded?.removeFromSuperview()
    guard let view = target?.viewIfLoaded, let navigation else { return }
    if view.superview == nil { navigation.transitionView.addSubview(view) }
    navigation.view.setNeedsLayout()
  }

  /// Restores the state before the transition.
  private func cancel() {
    guard case .pending(let handler) = ending else { return }
    ending = .ended
    coordinator.cancel()
    (animation?.animator as? NavigationSlideAnimator)?.removeSlide()
    target?.beginAppearanceTransition(false, animated: true)
    source?.beginAppearanceTransition(true, animated: true)
    target?.viewIfLoaded?.removeFromSuperview()
    target?.setContainerSafeArea(.zero)
    if let view = source?.viewIfLoaded, view.superview == nil {
      navigation?.transitionView.addSubview(view)
    }
    for controller in [target, source] { controller?.endAppearanceTransition() }
    handler?(false)
    navigation?.transitionDidEnd(self)
    coordinator.end()
  }
}
