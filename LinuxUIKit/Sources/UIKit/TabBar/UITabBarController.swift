/// A container view controller whose tab bar selects one of several view controllers.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [contacts, calls, settings]
/// tabs.selectedIndex = 1
/// ```
///
/// The views extend under the bar, whose height is part of their safe area. A tap on the selected tab
/// pops the navigation controller in it to its root. From the sixth view controller on, the fifth tab
/// is "More", which lists the others (not on a tablet).
///
/// A view controller without a tab is pushed over the list; a navigation controller is displayed in its
/// place.
///
/// - Note: Not implemented: the user's customization of the tabs, `UITab`, and sidebars.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The number of tabs on a phone, including "More".
  private static let maximumTabCount = 5

  private let bar = UITabBar()
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  /// The view controller whose view is displayed.
  private var displayed: UIViewController?
  /// The running transition.
  private var transition: TransitionContext?
  private lazy var rootView = TabBarView(of: self)
  private lazy var more = MoreTab(of: self)

  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates an empty tab bar controller.
  ///
  /// Nibs aren't supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty tab bar controller.
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
    display(selected)
  }

  // MARK: View controllers

  /// The view controllers, starting at the leading edge.
  ///
  /// Setting them keeps the selected one if it remains, and selects the first one otherwise.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers, without animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers ?? [])
  }

  /// The selected view controller: one of `viewControllers`, or `moreNavigationController`.
  ///
  /// Setting it asks the delegate for an animation, and calls it in no other way.
  open var selectedViewController: UIViewController? {
    get { hasMore && selected === more.navigation ? more.pushed ?? selected : selected }
    set { select(newValue) }
  }

  /// The index of the selected view controller, or `NSNotFound`.
  ///
  /// An index that is out of range is ignored.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set {
      if controllers.indices.contains(newValue) { select(controllers[newValue]) }
    }
  }

  /// The navigation controller that lists the view controllers without a tab.
  open var moreNavigationController: UINavigationController { more.navigation }

  /// The view controllers that the user may rearrange.
  ///
  /// Stored only.
  open var customizableViewControllers: [UIViewController]?

  /// The tab bar.
  open var tabBar: UITabBar { bar }

  /// Whether the tab bar is hidden (iOS 18).
  ///
  /// The default is `false`.
  open var isTabBarHidden: Bool {
    get { rootView.isBarHiddenByClient }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar (iOS 18).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    rootView.isBarHiddenByClient = hidden
    rootView.setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.rootView.layoutIfNeeded()
    }
  }

  // MARK: Preferences of the selected view controller

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

  /// The orientations that the delegate supports; without its answer, those of all view controllers.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if let mask = delegate?.tabBarControllerSupportedInterfaceOrientations(self), !mask.isEmpty {
      return mask
    }
    return controllers.reduce(super.supportedInterfaceOrientations) {
      $0.intersection($1.supportedInterfaceOrientations)
    }
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? selected?.contentScrollView(for: edge)
  }

  /// Updates the bar after a view controller got another item.
  override func barItemsDidChange(of controller: UIViewController) {
    if controllers.contains(where: { $0 === controller }) { updateItems() }
  }
}

// MARK: Selection

extension UITabBarController {
  private func replaceControllers(with new: [UIViewController]) {
    let leaving = controllers.filter { old in !new.contains { $0 === old } }
    let entering = new.filter { controller in !controllers.contains { $0 === controller } }
    // 1. Call the methods that precede the change.
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering { addChild(controller) }
    // 2. Change the tabs and the selection.
    let former = selectedViewController
    controllers = new
    updateItems()
    let remains = new.contains { $0 === former } || (hasMore && former === more.navigation)
    select(remains ? former : new.first)
    // 3. Call the methods that follow the change.
    for controller in leaving { controller.removeFromParent() }
    for controller in entering { controller.didMove(toParent: self) }
  }

  /// The view controllers with a tab of their own.
  private var tabs: [UIViewController] {
    hasMore ? Array(controllers.prefix(Self.maximumTabCount - 1)) : controllers
  }

  /// The view controllers that "More" lists.
  var controllersInMore: [UIViewController] {
    Array(controllers.dropFirst(tabs.count))
  }

  private var hasMore: Bool {
    controllers.count > Self.maximumTabCount && traitCollection.userInterfaceIdiom != .pad
  }

  private func updateItems() {
    bar.items = tabs.map(\.tabBarItem) + (hasMore ? [more.item] : [])
    if hasMore { more.update(for: controllersInMore) }
    updateSelectedItem()
  }

  private func updateSelectedItem() {
    let isInMore = selected != nil && !tabs.contains { $0 === selected }
    bar.selectedItem = isInMore && hasMore ? more.item : selected?.tabBarItem
  }

  /// Selects a view controller without calling the delegate; others than those of the tab bar
  /// controller are ignored.
  func select(_ controller: UIViewController?) {
    guard let controller else {
      if controllers.isEmpty { changeSelection(to: nil) }
      return
    }
    let isKnown = controllers.contains { $0 === controller }
    guard isKnown || (hasMore && controller === more.navigation) else { return }
    if isKnown, hasMore, more.canPush(controller), !tabs.contains(where: { $0 === controller }) {
      adopt(more.navigation)
      more.push(controller, animated: displayed === more.navigation)
      return changeSelection(to: more.navigation)
    }
    adopt(controller)
    changeSelection(to: controller)
  }

  /// Makes a view controller a child again, which isn't one before its display or after it was popped.
  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func changeSelection(to controller: UIViewController?) {
    if let controller, controller !== selected, animateSelection(of: controller) { return }
    finishTransition()
    selected = controller
    updateSelectedItem()
    if isViewLoaded { display(controller) }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Selects a view controller as the user does: the delegate may prevent it.
  func selectByUser(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    guard controller !== selected else {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
      delegate?.tabBarController(self, didSelect: controller)
      return
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func display(_ controller: UIViewController?) {
    guard displayed !== controller || controller?.viewIfLoaded?.superview == nil else { return }
    let former = displayed
    displayed = controller
    rootView.setDisplayedController(controller)
    former?.viewIfLoaded?.removeFromSuperview()
    former?.setContainerSafeArea(.zero)
    if let content = controller?.view { rootView.contentView.addSubview(content) }
    rootView.setNeedsLayout()
  }

  /// Lays out the bar after the stack of a navigation controller or the offset of its content
  /// changed.
  func contentDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }
}

// MARK: Animated changes of the selection

extension UITabBarController {
  /// Selects a view controller by the animation of the delegate; returns `false` without one.
  private func animateSelection(of controller: UIViewController) -> Bool {
    finishTransition()
    guard let former = displayed, viewIfLoaded?.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: former, to: controller)
    else { return false }
    setSelection(controller)
    controller.loadViewIfNeeded()
    let coordinator = TransitionCoordinator(
      from: former, to: controller, container: rootView.contentView, isAnimated: true,
      duration: animator.transitionDuration(using: nil))
    for participant in [self, former, controller] { coordinator.attach(to: participant) }
    former.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    UIView.performWithoutAnimation { rootView.layOutContent() }
    let context = TransitionContext(
      from: former, to: controller, in: rootView.contentView,
      kind: .replacement(frame: controller.view.frame), interaction: coordinator.interaction)
    transition = context
    context.onCompletion { [weak self] didComplete in
      self?.transition = nil
      if !didComplete { self?.cancelSelection(of: controller, restoring: former) }
      let (hidden, shown) = didComplete ? (former, controller) : (controller, former)
      hidden.viewIfLoaded?.removeFromSuperview()
      for participant in [hidden, shown] { participant.endAppearanceTransition() }
      self?.addMissingView(of: shown)
      coordinator.end()
    }
    context.start(
      animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator)
    ) { coordinator.runAnimations() }
    return true
  }

  private func setSelection(_ controller: UIViewController) {
    (selected, displayed) = (controller, controller)
    updateSelectedItem()
    rootView.setDisplayedController(controller)
  }

  private func cancelSelection(
    of controller: UIViewController, restoring former: UIViewController
  ) {
    setSelection(former)
    controller.beginAppearanceTransition(false, animated: true)
    former.beginAppearanceTransition(true, animated: true)
  }

  private func addMissingView(of controller: UIViewController) {
    if let view = controller.viewIfLoaded, view.superview == nil {
      rootView.contentView.addSubview(view)
    }
    rootView.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Completes a running transition before another change.
  private func finishTransition() {
    transition?.completeTransition(true)
  }
}

extension UITabBarController: TabBarOwner {
  func tabBarDidTap(_ item: UITabBarItem) {
    if item === more.item { return selectByUser(more.navigation) }
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    selectByUser(controller)
  }
}

extension UIViewController {
  /// The title of a tab bar item that is created on first access.
  var defaultTabTitle: String? {
    title ?? stackedControllers.first?.title
  }

  /// Whether the view controller, or one in its stack, hides the tab bar.
  // Unverified: the root of a stack isn't pushed, so that it is assumed not to hide the bar.
  var hidesTabBar: Bool {
    stackedControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
