/// A container view controller with a stack of view controllers and a navigation bar.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: ContactsScreen())
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.pushViewController(DetailScreen(), animated: true)
/// ```
///
/// The views extend under the bar, whose height is part of their safe area. An animated push slides
/// the new view over the previous one; the content of the bar changes immediately. A drag from the
/// leading edge pops interactively, and the delegate can replace the animation.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let bar = UINavigationBar()
  private var stack: [UIViewController] = []
  /// The view controller whose view is displayed.
  private var displayed: UIViewController?
  private lazy var rootView = NavigationView(of: self)
  private var isBarHidden = false
  private lazy var toolbars = NavigationToolbar(of: self)
  /// The running transition.
  private var transition: NavigationTransition?
  private lazy var popGesture = InteractivePop(of: self)
  private lazy var barHiding = BarHiding(of: self)

  /// The delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    replaceStack(with: [rootViewController], animated: false)
  }

  /// Creates an empty navigation controller whose bars are of other classes; `nil` is the default
  /// class.
  ///
  /// - Note: Not implemented: other classes of the navigation bar, whose class is ignored.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty navigation controller.
  ///
  /// Nibs aren't supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty navigation controller.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = rootView
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.setOwner(self)
    if let toolbar = existingToolbar { view.addSubview(toolbar) }
    view.addGestureRecognizer(popGesture.recognizer)
    barHiding.attach(to: view)
    displayTop(animated: false)
  }

  /// The recognizer of the drag from the leading edge that pops the top view controller.
  ///
  /// The drag has no effect while only the root remains, during a transition, and if the bar or its
  /// back button is hidden.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  // MARK: Stack

  /// The view controllers of the stack, starting with the root.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack and displays the last view controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// The top view controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The visible view controller, which is the top one.
  open var visibleViewController: UIViewController? { topViewController }

  /// Pushes a view controller.
  ///
  /// One that is already in the stack stays at its position.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Pushes a view controller, animated unless animations are disabled.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Pops the top view controller and returns it, or `nil` if only the root remains.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popViewControllers(keeping: stack.count - 1, animated: animated)?.last
  }

  /// Pops all but the root view controller and returns the popped ones, starting with the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popViewControllers(keeping: 1, animated: animated)
  }

  /// Pops all view controllers above a given one and returns them, starting with the lowest.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return popViewControllers(keeping: index + 1, animated: animated)
  }

  override var stackedControllers: [UIViewController] { viewControllers }

  /// The preferred size, or that of the top view controller below the bar.
  override var preferredSizeWithChildren: CGSize {
    var size = preferredContentSize
    guard size == .zero, let top = topViewController, top.preferredContentSize != .zero else {
      return size
    }
    size = top.preferredContentSize
    if !isNavigationBarHidden { size.height += navigationBar.frame.height }
    return size
  }

  // MARK: Bar

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the navigation bar is hidden.
  ///
  /// The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, optionally by sliding it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    setBar(isHidden: hidden, animated: animated)
  }

  // MARK: Toolbar

  /// The toolbar, which displays the `toolbarItems` of the top view controller.
  open var toolbar: UIToolbar! { toolbars.loaded() }

  /// Whether the toolbar is hidden.
  ///
  /// The default is `true`.
  open var isToolbarHidden: Bool {
    get { toolbars.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, optionally by sliding it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbars.setHidden(hidden, animated: animated)
  }

  /// The toolbar, or `nil` if it hasn't been needed.
  var existingToolbar: UIToolbar? { toolbars.existing }

  /// The height of the toolbar; zero if it or the top view controller hides it.
  var visibleToolbarHeight: CGFloat { toolbars.visibleHeight }

  override func barItemsDidChange(of controller: UIViewController) {
    toolbars.itemsDidChange(of: controller)
  }

  // MARK: Hiding of bars

  /// Whether a drag upward hides the bars, and a drag downward shows them.
  ///
  /// The default is `false`.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.options.onSwipe }
    set { barHiding.options.onSwipe = newValue }
  }

  /// Whether a tap on the content hides or shows the bars.
  ///
  /// The default is `false`. Taps on controls have no effect.
  open var hidesBarsOnTap: Bool {
    get { barHiding.options.onTap }
    set { barHiding.options.onTap = newValue }
  }

  /// Whether the keyboard hides the bars when it appears.
  ///
  /// The default is `false`.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.options.withKeyboard }
    set { barHiding.options.withKeyboard = newValue }
  }

  /// Whether the bars are hidden in compact height.
  ///
  /// The default is `false`.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.options.inCompactHeight }
    set {
      barHiding.options.inCompactHeight = newValue
      barHiding.heightClassDidChange()
    }
  }

  /// The recognizer of the drag that hides or shows the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }
  /// The recognizer of the tap that hides or shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // MARK: Preferences of the top view controller

  /// The top view controller while the bar is hidden; otherwise the bar determines the style.
  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Light content over a black bar, the default style otherwise.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? topViewController?.contentScrollView(for: edge)
  }

  /// The operations that change the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A view controller is pushed.
    case push = 1
    /// View controllers are popped.
    case pop = 2
  }

  /// The duration of hiding or showing the bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}

// MARK: Changes of the stack

extension UINavigationController {
  private func replaceStack(
    with controllers: [UIViewController], animated: Bool,
    interaction: UIPercentDrivenInteractiveTransition? = nil
  ) {
    let change = StackChange(from: stack, to: controllers)
    // 1. Call the methods that precede the change.
    for controller in change.leaving { controller.willMove(toParent: nil) }
    for controller in change.entering { addChild(controller) }
    // 2. Change the stack.
    stack = controllers
    navigationBar.items = controllers.map(\.navigationItem)
    let undoable =
      isViewLoaded ? displayTop(animated: animated, change: change, interaction: interaction) : nil
    // 3. Call the methods that follow the change, at the end of a transition that can be canceled.
    guard let undoable else { return change.complete(in: self) }
    undoable.onEnd { [weak self] isComplete in
      guard let self else { return }
      isComplete ? change.complete(in: self) : undo(change)
    }
  }

  /// Restores the stack after a transition was canceled.
  private func undo(_ change: StackChange) {
    for controller in change.entering { controller.willMove(toParent: nil) }
    stack = change.former
    navigationBar.items = stack.map(\.navigationItem)
    setDisplayed(stack.last)
    view.setNeedsLayout()
    for controller in change.entering { controller.removeFromParent() }
  }

  /// Pops the top view controller by an interaction.
  func popInteractively(by interaction: UIPercentDrivenInteractiveTransition) {
    replaceStack(with: stack.dropLast(), animated: true, interaction: interaction)
  }

  /// Removes all but the given number of view controllers and returns them, or `nil` if there are
  /// none.
  private func popViewControllers(keeping count: Int, animated: Bool) -> [UIViewController]? {
    guard count >= 1, count < stack.count else { return nil }
    let popped = Array(stack[count...])
    setViewControllers(Array(stack[..<count]), animated: animated)
    return popped
  }

  /// Displays the top view controller; returns the transition if it can be canceled.
  @discardableResult private func displayTop(
    animated: Bool, change: StackChange? = nil,
    interaction: UIPercentDrivenInteractiveTransition? = nil
  ) -> NavigationTransition? {
    // A running transition is completed first.
    transition?.finish()
    let (old, new) = (displayed, topViewController)
    guard old !== new else { return nil }
    setDisplayed(new)
    new?.loadViewIfNeeded()
    // Before this controller has appeared, the appearance methods are called as the views move to
    // the window.
    guard appearance.phase == .appeared, let window = view.window else {
      exchange(old, for: new)
      return nil
    }
    let animation = change.flatMap {
      self.animation(of: $0, from: old, to: new, animated: animated, interaction: interaction)
    }
    let next = NavigationTransition(in: self, from: old, to: new, animation: animation)
    transition = next
    next.begin()
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    guard animation != nil else {
      exchange(old, for: new)
      next.coordinator.runAnimations()
      window.afterLayout { [weak next] in next?.finish() }
      return nil
    }
    old?.scrollViewBelowBar?.observeScrolling(nil)
    next.run()
    return next.canBeCanceled ? next : nil
  }

  private func setDisplayed(_ controller: UIViewController?) {
    displayed?.navigationItem.searchController?.removeContainer()
    displayed = controller
    rootView.setDisplayedController(controller)
    toolbars.displayItems(of: controller)
    tabBarController?.contentDidChange()
  }

  /// Returns the animation of a change: that of the delegate, or the slide.
  private func animation(
    of change: StackChange, from old: UIViewController?, to new: UIViewController?,
    animated: Bool, interaction: UIPercentDrivenInteractiveTransition?
  ) -> NavigationTransition.Animation? {
    guard animated, let old, let new, old.isViewLoaded else { return nil }
    let custom = delegate?.navigationController(
      self, animationControllerFor: change.operation, from: old, to: new)
    if let custom {
      return .init(
        animator: custom,
        interaction: delegate?.navigationController(self, interactionControllerFor: custom))
    }
    return .init(
      animator: NavigationSlideAnimator(isPop: change.operation == .pop, in: self),
      interaction: interaction)
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    old?.scrollViewBelowBar?.observeScrolling(nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.setContainerSafeArea(.zero)
    if let content = new?.view { rootView.contentView.addSubview(content) }
    view.setNeedsLayout()
  }

  /// The view that contains the views of the view controllers, behind the bars.
  var transitionView: UIView { rootView.contentView }

  /// The final frame of the displayed view controller's view.
  var contentFrame: CGRect { displayed?.viewIfLoaded?.frame ?? transitionView.bounds }

  /// Reports the end of a transition.
  func transitionDidEnd(_ ended: NavigationTransition) {
    if transition === ended { transition = nil }
    displayed?.navigationItem.searchController?.restoreContainer()
    guard !ended.coordinator.isCancelled, let new = ended.target else { return }
    delegate?.navigationController(
      self, didShow: new, animated: ended.coordinator.isAnimated)
  }

  /// Whether a drag from the edge can pop the top view controller.
  var canPopInteractively: Bool {
    stack.count > 1 && transition == nil && !isBarHidden
      && navigationBar.showsBackButton && presentedViewController == nil
  }
}

extension UINavigationController: NavigationBarOwner {
  func navigationBarDidTapBack() {
    popViewController(animated: true)
  }

  func navigationBarHeightDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  var searchHost: UIView? { viewIfLoaded == nil ? nil : rootView.contentView }
}

// MARK: Visibility of the bar

extension UINavigationController {
  /// Hides or shows the bars after a change of the vertical size class.
  func heightClassDidChange() {
    barHiding.heightClassDidChange()
  }

  private func setBar(isHidden: Bool, animated: Bool) {
    guard isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    navigationBar.isHidden = isHidden && !animated
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self else { return }
      navigationBar.isHidden = isBarHidden
    }
  }
}
