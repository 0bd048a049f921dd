/// A transition that is under way: it keeps what goes along with it, and calls it once.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private struct Participant {
    weak var controller: UIViewController?
  }

  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  var presentationStyle = UIModalPresentationStyle.none
  let isCancelled = false
  private weak var source: UIViewController?
  private weak var target: UIViewController?
  private var participants: [Participant] = []
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var hasBegun = false

  /// A transition between two screens; none where only a size changes.
  init(
    from source: UIViewController?, to target: UIViewController?, container: UIView,
    isAnimated: Bool, duration: TimeInterval
  ) {
    (self.source, self.target) = (source, target)
    containerView = container
    self.isAnimated = isAnimated
    transitionDuration = duration
  }

  /// Lets a screen know of the transition until its end.
  func attach(to controller: UIViewController?) {
    controller?.storage.coordinator = self
    participants.append(Participant(controller: controller))
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: source
    case .to: target
    default: nil
    }
  }

  @discardableResult func animate(
    alongsideTransition animation: Step?, completion: Step?
  ) -> Bool {
    completions += [completion].compactMap { $0 }
    guard !hasBegun else {
      animation?(self)
      return false
    }
    animations += [animation].compactMap { $0 }
    return true
  }

  /// Makes the changes that go along; called in the animation of the transition itself.
  func runAlongside() {
    hasBegun = true
    let steps = animations
    animations = []
    for step in steps { step(self) }
  }

  /// Tells that the transition is over, and lets the screens go on without it.
  func end() {
    for controller in participants.map(\.controller) where controller?.storage.coordinator === self
    {
      controller?.storage.coordinator = nil
    }
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
