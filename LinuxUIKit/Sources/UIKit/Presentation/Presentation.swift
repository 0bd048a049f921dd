/// The end of one transition, whose identity distinguishes it from the next one.
@MainActor private final class TransitionEnd {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Ends the transition.
  func perform() { body() }
}

/// The presentation of a view controller over another one, from its start to the end of the
/// dismissal.
@MainActor final class Presentation {
  /// The presented view controller.
  let presented: UIViewController
  /// The outermost container below, which owns this object.
  private(set) weak var presenter: UIViewController?
  /// The view that fills the window and contains the presented view.
  let containerView: PresentationContainerView
  let style: UIModalPresentationStyle
  /// The object that sets the frame of the presented view and adds views around it.
  let controller: UIPresentationController
  /// Whether the presented view controller hasn't completed its appearance transition.
  private(set) var isPresenting = true
  /// Whether the dismissal has begun.
  private(set) var isDismissing = false
  /// The end of the running transition; `nil` without one.
  private var ending: TransitionEnd?
  /// The former superview of the presenting view.
  private weak var formerSuperview: UIView?

  init(
    _ presented: UIViewController, over presenter: UIViewController, source: UIViewController
  ) {
    self.presented = presented
    self.presenter = presenter
    (style, controller) = presented.presentationController(presenting: presenter, source: source)
      .adapted(in: presenter.traitCollection)
    controller.setSource(source)
    containerView = PresentationContainerView(
      of: presented, style: style, presentation: controller)
    controller.attach(to: containerView, presenting: presenter)
  }

  /// This presentation and those above it, starting with the lowest.
  var chain: [Presentation] {
    Array(sequence(first: self) { $0.presented.transitions.presentation })
  }

  /// Whether the presenting view is removed during the presentation.
  var coversPresenter: Bool {
    style == .fullScreen || (style == .custom && controller.shouldRemovePresentersView)
  }

  /// The traits of the presentation, and those by which its controller overrides them.
  ///
  /// The user interface level of a sheet or popover is elevated, so that its background is lighter
  /// in dark appearance (uikit.md, 1.5).
  var traits: UITraitCollection? {
    let isElevated = style == .pageSheet || style == .formSheet || style == .popover
    let own = isElevated ? [UITraitCollection(userInterfaceLevel: .elevated)] : []
    let all = own + (controller.overrideTraitCollection.map { [$0] } ?? [])
    return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
  }

  /// Whether the presentation covers its context, a view controller in a container, not the window.
  private var isInContext: Bool { presenter?.parent != nil }

  /// Adds the container view to the window, or over the view of the presentation's context.
  private func addContainer(to window: UIWindow) {
    guard isInContext, let view = presenter?.viewIfLoaded, let host = view.superview else {
      containerView.frame = window.bounds
      return window.addBehindKeyboard(containerView)
    }
    containerView.frame = view.frame
    host.insertSubview(containerView, aboveSubview: view)
  }

  /// Removes the presenting view.
  private func removePresenterView() {
    guard coversPresenter, let view = presenter?.viewIfLoaded else { return }
    formerSuperview = view.superview
    view.removeFromSuperview()
  }

  /// Restores the presenting view behind all siblings.
  private func restorePresenterView() {
    guard let formerSuperview, let view = presenter?.viewIfLoaded else { return }
    self.formerSuperview = nil
    view.frame = isInContext ? containerView.frame : formerSuperview.bounds
    formerSuperview.insertSubview(view, at: 0)
  }

  /// Sets the references between both view controllers.
  func setReferences() {
    presenter?.transitions.setPresentation(self)
    presented.transitions.setPresentedBy(self)
  }

  /// Removes the references between both view controllers.
  ///
  /// A running transition is abandoned.
  func removeReferences() {
    ending = nil
    presenter?.transitions.setPresentation(nil)
    presented.transitions.setPresentedBy(nil)
    presented.transitions.removePresentationController()
  }
}

// Unverified: the presented view controller is assumed to appear before the presenting one
// disappears, and completion handlers are called last.
extension Presentation {
  /// Presents the view controller.
  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let window = presenter.viewIfLoaded?.window else { return }
    let coordinator = beginTransition(from: presenter, to: presented, animated: animated)
    // 1. Call the methods that precede the transition.
    presented.loadViewIfNeeded()
    if coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    // 2. Add the container view.
    let animator = animated ? presentingAnimator : nil
    UIView.performWithoutAnimation {
      addContainer(to: window)
      if animator == nil { containerView.installContent() }
      containerView.layoutIfNeeded()
    }
    controller.presentationTransitionWillBegin()
    // 3. Animate it.
    ending = TransitionEnd { [weak self] in self?.finishPresenting(coordinator, completion) }
    if let animator {
      let context = TransitionContext(
        from: presenter, to: presented, in: containerView,
        kind: .presentation(
          frame: controller.frameOfPresentedViewInContainerView,
          removesPresenter: coversPresenter),
        interaction: coordinator.interaction, presentationStyle: style)
      return run(
        context, by: animator,
        interaction: presented.transitioningDelegate?.interactionControllerForPresentation(
          using: animator), with: coordinator)
    }
    if animated {
      UIView.performWithoutAnimation {
        containerView.hideContent(by: presented.modalTransitionStyle, isDismissal: false)
      }
    }
    run(with: coordinator, in: window) { $0.showContent() }
  }

  private func finishPresenting(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
    ending = nil
    presented.endAppearanceTransition()
    containerView.installMissingContent()
    removePresenterView()
    if coversPresenter { presenter?.endAppearanceTransition() }
    isPresenting = false
    controller.presentationTransitionDidEnd(true)
    coordinator.end()
    completion?()
  }

  private var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    guard let presenter, let source = controller.source else { return nil }
    return presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
  }

  /// Runs a transition by a custom animation; a canceled one is undone.
  private func run(
    _ context: TransitionContext, by animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    with coordinator: TransitionCoordinator, last: Presentation? = nil
  ) {
    let owner = last ?? self
    let ending = owner.ending
    context.onCompletion { didComplete in
      // A transition that was ended by the next one must not end that one.
      guard owner.ending === ending else { return }
      didComplete ? ending?.perform() : owner.cancelTransition(coordinator)
    }
    coordinator.setDuration(animator.transitionDuration(using: context))
    context.start(animator, interaction: interaction) { coordinator.runAnimations() }
  }

  /// Restores the state before a transition that was canceled.
  private func cancelTransition(_ coordinator: TransitionCoordinator) {
    ending = nil
    coordinator.cancel()
    guard isPresenting else { return cancelDismissal(coordinator) }
    presented.beginAppearanceTransition(false, animated: true)
    containerView.removeFromSuperview()
    presented.endAppearanceTransition()
    if coversPresenter {
      presenter?.beginAppearanceTransition(true, animated: true)
      presenter?.endAppearanceTransition()
    }
    controller.presentationTransitionDidEnd(false)
    removeReferences()
    coordinator.end()
  }

  private func cancelDismissal(_ coordinator: TransitionCoordinator) {
    restoreContainers()
    for presentation in chain {
      presentation.isDismissing = false
      presentation.presented.beginAppearanceTransition(true, animated: true)
      presentation.presented.endAppearanceTransition()
      presentation.controller.dismissalTransitionDidEnd(false)
    }
    if coversPresenter {
      presenter?.beginAppearanceTransition(false, animated: true)
      presenter?.endAppearanceTransition()
      removePresenterView()
    }
    coordinator.end()
  }

  /// Adds the containers below the topmost one again.
  private func restoreContainers() {
    var upper = chain.last?.containerView
    for presentation in chain.dropLast().reversed() {
      guard let above = upper else { return }
      above.superview?.insertSubview(presentation.containerView, belowSubview: above)
      upper = presentation.containerView
    }
  }

  /// Dismisses the presented view controller and all above it; only the topmost is animated.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    for presentation in chain { presentation.ending?.perform() }
    let chain = chain
    guard !isDismissing, let presenter, let top = chain.last, let window = top.containerView.window
    else {
      completion?()
      return
    }
    // A dismissal that is requested during the presentation waits for its end.
    guard !top.isPresenting else {
      return window.afterLayout { self.dismiss(animated: animated, completion: completion) }
    }
    let coordinator = beginTransition(from: top.presented, to: presenter, animated: animated)
    // 1. Call the methods that precede the transition.
    for presentation in chain.reversed() {
      presentation.isDismissing = true
      let isTop = presentation === top
      presentation.presented.beginAppearanceTransition(false, animated: animated && isTop)
    }
    // 2. Restore the views below.
    if coversPresenter { presenter.beginAppearanceTransition(true, animated: animated) }
    UIView.performWithoutAnimation {
      restorePresenterView()
      for presentation in chain.dropLast() { presentation.containerView.removeFromSuperview() }
      window.layoutIfNeeded()
    }
    // 3. Animate the topmost one.
    ending = TransitionEnd { [weak self] in
      self?.finishDismissing(chain, coordinator, completion)
    }
    for presentation in chain.reversed() {
      presentation.controller.dismissalTransitionWillBegin()
    }
    let delegate = top.presented.transitioningDelegate
    if animated, let animator = delegate?.animationController(forDismissed: top.presented) {
      let context = TransitionContext(
        from: top.presented, to: presenter, in: top.containerView,
        kind: .dismissal(
          frame: top.presented.view.frame, restoresPresenter: coversPresenter),
        interaction: coordinator.interaction, presentationStyle: top.style)
      return top.run(
        context, by: animator,
        interaction: delegate?.interactionControllerForDismissal(using: animator),
        with: coordinator, last: self)
    }
    let style = top.presented.modalTransitionStyle
    top.run(with: coordinator, in: window, last: self) {
      $0.hideContent(by: style, isDismissal: true)
    }
  }

  private func finishDismissing(
    _ chain: [Presentation], _ coordinator: TransitionCoordinator, _ completion: (() -> Void)?
  ) {
    ending = nil
    chain.last?.containerView.removeFromSuperview()
    if coversPresenter { presenter?.endAppearanceTransition() }
    for presentation in chain.reversed() { presentation.presented.endAppearanceTransition() }
    for presentation in chain.reversed() {
      presentation.controller.dismissalTransitionDidEnd(true)
      presentation.removeReferences()
    }
    coordinator.end()
    completion?()
  }
}

extension Presentation {
  private func beginTransition(
    from source: UIViewController, to target: UIViewController, animated: Bool
  ) -> TransitionCoordinator {
    let moving = chain.last?.presented ?? presented
    let coordinator = TransitionCoordinator(
      from: source, to: target, container: containerView, isAnimated: animated,
      duration: animated ? moving.presentationAppearance.duration : 0, presentationStyle: style)
    for controller in [source, target] { coordinator.attach(to: controller) }
    return coordinator
  }

  /// Runs the transition alongside the coordinator's animations.
  ///
  /// It ends after a layout pass of the window.
  private func run(
    with coordinator: TransitionCoordinator, in window: UIWindow, last: Presentation? = nil,
    _ change: @escaping (PresentationContainerView) -> Void
  ) {
    let owner = last ?? self
    let changes = { [containerView] in
      change(containerView)
      coordinator.runAnimations()
    }
    let end = { [weak ending = owner.ending] in
      // A transition that was ended by the next one must not end that one.
      guard let ending, owner.ending === ending else { return }
      ending.perform()
    }
    let done = { [weak window] in
      guard let window else { return end() }
      window.afterLayout(end)
    }
    guard coordinator.isAnimated else {
      UIView.performWithoutAnimation(changes)
      return done()
    }
    UIView.animate(
      withDuration: coordinator.transitionDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, animations: changes, completion: { _ in done() })
  }
}
