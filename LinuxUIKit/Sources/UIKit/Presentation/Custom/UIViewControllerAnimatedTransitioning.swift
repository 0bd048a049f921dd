/// The animation of a transition between two view controllers.
///
/// ```swift
/// func animateTransition(using context: any UIViewControllerContextTransitioning) {
///   guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
///   context.containerView.addSubview(view)
///   view.alpha = 0
///   UIView.animate(withDuration: transitionDuration(using: context)) {
///     view.alpha = 1
///   } completion: { _ in
///     context.completeTransition(!context.transitionWasCancelled)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning:
  NSObjectProtocol
{
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Performs the animation, and calls `completeTransition(_:)` of the context at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator of the transition, which an interaction can pause, scrub and reverse
  /// (iOS 10).
  ///
  /// Interactive transitions use it in place of `animateTransition(using:)`. Return the same animator
  /// for the same transition; its completion handler calls `completeTransition(_:)`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called after the transition ended; `false` if it was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

/// The animator of transitions that have none.
private final class MissingAnimator: UIViewPropertyAnimator {
  static let shared = MissingAnimator(duration: 0, curve: .linear)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default implementation returns an animator without effect; the transition then uses
  /// `animateTransition(using:)`.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator.shared }

  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The views, view controllers and frames of a transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction controls the transition.
  var isInteractive: Bool { get }
  /// Whether the interaction canceled the transition.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, or `.none` if nothing is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation during the transition. Always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Reports the progress of an interaction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction finishes the transition.
  func finishInteractiveTransition()
  /// Reports that the interaction cancels the transition.
  func cancelInteractiveTransition()
  /// Reports that the interaction pauses the transition.
  func pauseInteractiveTransition()
  /// Ends the transition; `false` if it was canceled.
  func completeTransition(_ didComplete: Bool)

  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that the transition adds or removes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller's view before the transition, or zero if it isn't
  /// displayed.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view after the transition, or zero if it isn't
  /// displayed then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The keys of the views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The raw value of the key.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition that runs by a custom animation.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  var isAnimated: Bool { true }
  var isInteractive: Bool { interaction.isInteractive }
  var transitionWasCancelled: Bool { interaction.isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  private let controllers: (from: UIViewController, to: UIViewController)
  private let kind: Kind
  /// The progress of the transition, shared with the coordinator.
  private let interaction: TransitionInteraction
  /// The animation and the closure that is called at its end; `nil` after it.
  private var run: Run?

  /// The views that the transition replaces, which determine its frames.
  enum Kind {
    /// Replaces a view by another one of the same frame.
    case replacement(frame: CGRect)
    /// Adds the second view over the first one.
    case presentation(frame: CGRect, removesPresenter: Bool)
    /// Removes the first view from the second one.
    case dismissal(frame: CGRect, restoresPresenter: Bool)
  }

  private struct Run {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var percentDriven: UIPercentDrivenInteractiveTransition?
    var completion: ((Bool) -> Void)?
    /// The animations alongside the transition, until it begins.
    var alongside: (() -> Void)?
  }

  init(
    from source: UIViewController, to target: UIViewController, in container: UIView, kind: Kind,
    interaction: TransitionInteraction, presentationStyle: UIModalPresentationStyle = .none
  ) {
    controllers = (source, target)
    containerView = container
    self.kind = kind
    self.interaction = interaction
    self.presentationStyle = presentationStyle
    run = Run()
  }

  /// Sets the closure that is called once at the end of the transition.
  func onCompletion(_ completion: @escaping (Bool) -> Void) {
    run?.completion = completion
  }

  /// Starts the animation, controlled by an interaction if there is one, and changes alongside it.
  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interaction controller: (any UIViewControllerInteractiveTransitioning)? = nil,
    alongside changes: @escaping () -> Void
  ) {
    run?.animator = animator
    let duration = animator.transitionDuration(using: self)
    run?.alongside = { UIView.animate(withDuration: duration, animations: changes) }
    guard let controller else { return beginAnimation() }
    interaction.begin(by: controller, duration: duration)
    run?.percentDriven = controller as? UIPercentDrivenInteractiveTransition
    run?.percentDriven?.attach(to: self, animator: animator)
    guard isInteractive else { return beginAnimation() }
    controller.startInteractiveTransition(self)
    beginAlongside()
  }

  /// Begins the animation of the animator, and those alongside it.
  func beginAnimation() {
    beginAlongside()
    guard let animator = run?.animator else { return }
    let scrubbed = run?.percentDriven.map { _ in animator.interruptibleAnimator(using: self) }
    if let scrubbed, !(scrubbed is MissingAnimator) { return interaction.control(scrubbed) }
    interaction.record { animator.animateTransition(using: self) }
  }

  private func beginAlongside() {
    guard let changes = run?.alongside else { return }
    run?.alongside = nil
    interaction.record(changes)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let ended = run else { return }
    run = nil
    let didComplete = didComplete && !interaction.isCancelled
    didComplete ? interaction.finish() : interaction.cancel()
    if !didComplete { interaction.markAsCancelled() }
    ended.percentDriven?.detach(from: self)
    ended.completion?(didComplete)
    ended.animator?.animationEnded(didComplete)
  }

  /// The progress of the interaction, from 0 to 1.
  var percentComplete: CGFloat { interaction.percentComplete }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    interaction.update(percentComplete)
  }

  func pauseInteractiveTransition() {
    interaction.pause()
  }

  func finishInteractiveTransition() {
    interaction.finish()
  }

  func cancelInteractiveTransition() {
    interaction.cancel()
  }

  // MARK: Views and frames

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: controllers.from
    case .to: controllers.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch (key, kind) {
    case (.from, .presentation(_, removesPresenter: false)): nil
    case (.to, .dismissal(_, restoresPresenter: false)): nil
    case (.from, _): controllers.from.viewIfLoaded
    case (.to, _): controllers.to.viewIfLoaded
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    switch kind {
    case .replacement(let frame): vc === controllers.from ? frame : .zero
    case .presentation: vc === controllers.from ? containerView.bounds : .zero
    case .dismissal(let frame, _): vc === controllers.from ? frame : .zero
    }
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    switch kind {
    case .replacement(let frame): vc === controllers.to ? frame : .zero
    case .presentation(let frame, _): vc === controllers.to ? frame : .zero
    case .dismissal: vc === controllers.to ? containerView.bounds : .zero
    }
  }
}
