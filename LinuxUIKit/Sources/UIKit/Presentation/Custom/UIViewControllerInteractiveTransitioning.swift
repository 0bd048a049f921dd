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
/// The views display the progress: their animations, and those alongside the transition, are paused
/// at it. After the interaction they run on from there, to the end or back to the start.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private weak var animator: (any UIViewControllerAnimatedTransitioning)?

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
  /// The speed of the animation after the interaction, relative to its normal speed.
  ///
  /// The default is 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of an interruptible animator after the interaction.
  ///
  /// The default is `.easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins interactively (iOS 10).
  ///
  /// The default is `true`.
  open var wantsInteractiveStart = true
  /// The timing of an interruptible animator after the interaction, in place of the curve.
  ///
  /// Stored only (iOS 10).
  open var timingCurve: (any UITimingCurveProvider)?

  /// Sets the transition that the interaction controls.
  func attach(
    to context: any UIViewControllerContextTransitioning,
    animator: any UIViewControllerAnimatedTransitioning
  ) {
    (self.context, self.animator) = (context, animator)
    percentComplete = 0
  }

  /// Removes the transition after its end.
  func detach(from context: any UIViewControllerContextTransitioning) {
    if self.context === context { self.context = nil }
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    (transitionContext as? TransitionContext)?.beginAnimation()
  }

  /// Displays a progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses the transition (iOS 10).
  ///
  /// A transition that runs to its end is interactive again.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    if let context = context as? TransitionContext { percentComplete = context.percentComplete }
  }

  /// Runs the transition on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
  }

  /// Runs the transition back to its start, and ends it as canceled.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }
}
