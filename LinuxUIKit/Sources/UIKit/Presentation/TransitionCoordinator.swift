/// A running transition, which calls the animations and completion handlers added to it exactly
/// once.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private struct Participant {
    weak var controller: UIViewController?
  }

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  private(set) var transitionDuration: TimeInterval
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  /// The progress of the transition.
  let interaction = TransitionInteraction()
  private weak var source: UIViewController?
  private weak var target: UIViewController?
  private var participants: [Participant] = []
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isRunning = false

  var isCancelled: Bool { interaction.isCancelled }
  var isInteractive: Bool { interaction.isInteractive }
  var initiallyInteractive: Bool { interaction.beganInteractively }
  var isInterruptible: Bool { interaction.beganInteractively }
  var percentComplete: CGFloat { interaction.percentComplete }
  var completionVelocity: CGFloat { interaction.completionVelocity }
  var completionCurve: UIView.AnimationCurve { interaction.completionCurve }
  var targetTransform: CGAffineTransform { .identity }

  /// Creates a transition between two view controllers, or of a size change if both are `nil`.
  init(
    from source: UIViewController?, to target: UIViewController?, container: UIView,
    isAnimated: Bool, duration: TimeInterval, presentationStyle: UIModalPresentationStyle = .none
  ) {
    (self.source, self.target) = (source, target)
    containerView = container
    self.isAnimated = isAnimated
    transitionDuration = duration
    self.presentationStyle = presentationStyle
  }

  /// Sets the duration of a custom animation, before the transition begins.
  func setDuration(_ duration: TimeInterval) {
    transitionDuration = duration
  }

  /// Makes the coordinator available to a view controller until the transition ends.
  func attach(to controller: UIViewController?) {
    controller?.transitions.begin(self)
    participants.append(Participant(controller: controller))
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: source
    case .to: target
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: source?.viewIfLoaded
    case .to: target?.viewIfLoaded
    default: nil
    }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interaction.onChange { [weak self] in
      if let self { handler(self) }
    }
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interaction.onChange { [weak self] in
      if let self, !isInteractive { handler(self) }
    }
  }

  @discardableResult func animate(
    alongsideTransition animation: Block?, completion: Block?
  ) -> Bool {
    completions += [completion].compactMap { $0 }
    guard !isRunning else {
      animation?(self)
      return false
    }
    animations += [animation].compactMap { $0 }
    return true
  }

  /// Runs the animations added to the coordinator.
  ///
  /// Called in the animation block of the transition.
  func runAnimations() {
    isRunning = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Marks the transition as canceled, before it ends.
  func cancel() {
    interaction.markAsCancelled()
  }

  /// Ends the transition: removes it from the view controllers and calls the completion handlers.
  func end() {
    for participant in participants { participant.controller?.transitions.end(self) }
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}

/// The presentations and the transition in which a view controller takes part.
///
/// A presentation sets both of its ends; a transition that has been replaced by a later one doesn't
/// end that.
@MainActor final class ControllerTransitions {
  /// The presentation of another view controller over this one.
  private(set) var presentation: Presentation?
  /// The presentation by which this view controller is presented.
  private(set) weak var presentedBy: Presentation?
  /// The presentation controller that was created before the presentation.
  private var presentationController: UIPresentationController?
  /// The coordinator of the running transition.
  private(set) var coordinator: TransitionCoordinator?

  /// Sets or removes the presentation over the view controller.
  func setPresentation(_ presentation: Presentation?) {
    self.presentation = presentation
  }

  /// Sets or removes the presentation by which the view controller is presented.
  func setPresentedBy(_ presentation: Presentation?) {
    presentedBy = presentation
  }

  /// Returns the presentation controller, after creating it if there is none of the required kind.
  func presentationController(
    isValid: (UIPresentationController) -> Bool, make: () -> UIPresentationController
  ) -> UIPresentationController {
    if let presentationController, isValid(presentationController) {
      return presentationController
    }
    removePresentationController()
    let controller = make()
    presentationController = controller
    controller.setRetainsPresented(false)
    return controller
  }

  /// Removes the presentation controller, after a presentation or for one of another kind.
  ///
  /// For who still refers to it, as a delegate may, it keeps the presented view controller.
  func removePresentationController() {
    presentationController?.setRetainsPresented(true)
    presentationController = nil
  }

  /// Stores the coordinator of a transition that begins.
  func begin(_ coordinator: TransitionCoordinator) {
    self.coordinator = coordinator
  }

  /// Removes the coordinator of a transition that ends, unless another one has begun.
  func end(_ coordinator: TransitionCoordinator) {
    if self.coordinator === coordinator { self.coordinator = nil }
  }
}
