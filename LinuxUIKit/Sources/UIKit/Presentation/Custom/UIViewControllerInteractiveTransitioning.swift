/// The interaction that controls a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning:
  NSObjectProtocol
{
  /// Starts the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether the transition begins interactively (iOS 10).
  ///
  /// The default is `true`.
  var wantsInteractiveStart: Bool { get }
  /// The speed of the animation after the interaction, relative to its normal speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default implementation returns `true`.
  public var wantsInteractiveStart: Bool { true }
  /// The default implementation returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default implementation returns `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

/// An interaction that drives the animation of a transition between its beginning and its end.
///
/// ```swift
/// switch pan.state {
/// case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
/// case .ended: interaction.finish()
/// default: interaction.cancel()
/// }
/// ```
///
/// - Note: Not implemented: display of the progress. The animation runs at `finish()`; at `cancel()` the
///   transition ends without it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Creates an interaction.
  public override init() {
    super.init()
  }

  /// The duration of the transition, in seconds.
  open var duration: CGFloat {
    CGFloat(animator?.transitionDuration(using: context) ?? 0)
  }

  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the interaction. Stored only.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the interaction. Stored only.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins interactively (iOS 10).
  ///
  /// The default is `true`.
  open var wantsInteractiveStart = true

  /// Sets the animation that the interaction controls.
  func setAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
  }

  /// Sets the progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses the transition (iOS 10).
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Completes the transition by its animation.
  open func finish() {
    guard let context, let animator else { return }
    end()
    context.finishInteractiveTransition()
    animator.animateTransition(using: context)
  }

  /// Cancels the transition.
  open func cancel() {
    guard let context else { return }
    end()
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }

  private func end() {
    context = nil
  }
}
