/// An object that manages a view hierarchy: it creates a view, fills it and receives its appearance
/// events.
///
/// ```swift
/// final class ContactsScreen: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Contacts"
///     view.backgroundColor = .systemGroupedBackground
///   }
/// }
/// ```
///
/// When the view is added to a visible window, `viewWillAppear(_:)` is called first,
/// `viewIsAppearing(_:)` before the first layout, and `viewDidAppear(_:)` after the layout of the
/// window (uikit.md, 9.1).
///
/// - Note: Not implemented: nibs and storyboards, rotation, drawing of the status bar, key commands and
///   state restoration.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  /// The view, once it is loaded.
  let loadedRoot = RootViewState()
  private let barItems = ControllerBarItems()
  /// The parent and the children.
  let family = ControllerFamily()
  /// The insets and scroll views that a container's bars depend on.
  let barLayout = BarLayout()
  /// The appearance transition of the view.
  let appearance = AppearanceTransition()
  /// The presentations and the transition in which the view controller takes part.
  let transitions = ControllerTransitions()

  /// Creates a view controller.
  ///
  /// Both arguments are ignored: nibs aren't supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a view controller.
  ///
  /// The coder is ignored: archives aren't supported.
  ///
  /// It exists so that subclasses can declare the initializer that Apple's UIKit requires.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a view controller whose view is created by `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The view.
  ///
  /// Accessing it loads it.
  open var view: UIView! {
    get { loadedView() }
    set { loadedRoot.replace(with: newValue, of: self) }
  }

  /// The view, or `nil` if it isn't loaded.
  open var viewIfLoaded: UIView? { loadedRoot.view }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedRoot.view != nil }

  /// Creates the view and sets `view`.
  ///
  /// The default implementation creates an empty view of the screen's size.
  ///
  /// An override doesn't call super.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it isn't loaded yet.
  open func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}

  /// The title of the screen, also that of `navigationItem`.
  open var title: String? {
    get { barItems.title }
    set { barItems.setTitle(newValue) }
  }

  /// The preferred size of the view, used by form sheets and popovers.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      containingPresentation?.containerView.setNeedsLayout()
      if preferredContentSize != oldValue { reportPreferredContentSize() }
    }
  }

  // MARK: Appearance and layout

  /// Called before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in a window and its traits and geometry are known, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view is displayed and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view is removed from its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether appearance methods are forwarded to children; the default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance transition of a child.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Ends the appearance transition of a child.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Properties

  /// Sets the properties of the view controller and of its views from the app's state (iOS 26).
  ///
  /// It is called before the first layout of the view, and once for each request, before layout in
  /// the same pass and before `updateProperties()` of the view. Don't call it directly.
  ///
  /// - Note: Not implemented: requests by changes of `Observable` objects that it has read.
  open func updateProperties() {}

  /// Requests `updateProperties` in the next layout pass of the view, or in the current one (iOS 26).
  open func setNeedsUpdateProperties() {
    needsProperties = true
    viewIfLoaded?.markSubtreeForProperties()
  }

  /// Updates the requested properties of the view's hierarchy immediately, without layout (iOS 26).
  ///
  /// Does nothing before the view is loaded.
  open func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }

  private var needsProperties = true

  /// Removes the request for `updateProperties`, and returns whether there was one.
  func propertiesWillUpdate() -> Bool {
    defer { needsProperties = false }
    return needsProperties
  }

  // MARK: Containment

  /// The container of this view controller.
  open var parent: UIViewController? { family.parent }
  /// The children, in the order in which they were added.
  open var children: [UIViewController] { family.children }

  /// Adds a child and removes it from its former parent.
  ///
  /// The caller adds the child's view.
  ///
  /// The method calls `willMove(toParent:)` of the child. The caller calls `didMove(toParent:)`
  /// after adding the view.
  open func addChild(_ childController: UIViewController) {
    appendChild(childController)
  }

  /// Removes the view controller from its parent and calls `didMove(toParent:)` with `nil`.
  open func removeFromParent() {
    detachFromParent()
  }

  /// Called before the parent changes, with `nil` on removal.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Safe area, margins and size

  /// The insets added to the safe area of the view, in points.
  ///
  /// They may be negative.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { safeAreaContributionDidChange(from: oldValue, to: additionalSafeAreaInsets) }
  }

  /// The guide that ends where the bars above the view end.
  ///
  /// Apple recommends the safe area of the view.
  open var topLayoutGuide: any UILayoutSupport { view.barGuide(isTop: true) }

  /// The guide that begins where the bars below the view begin.
  ///
  /// Apple recommends the safe area of the view.
  open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(isTop: false) }

  /// Called before layout when the safe area of the view changed, after the view's own method.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before layout when the margins of the view changed, after the view's own method.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum margins of the view: 16 points at the sides, or 20 from a width of 414 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  /// Whether the view respects the minimum margins; the default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The edges at which the content extends under bars; the default is `.all`.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Sets the scroll view that the bar at an edge observes (iOS 15).
  ///
  /// If `nil`, it is detected automatically.
  ///
  /// - Note: Not implemented: edges other than the top and the bottom.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    barLayout.setScrollView(scrollView, for: edge)
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Sets the scroll view that the bars at the top and the bottom observe (iOS 15).
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  /// Returns the scroll view set for the bar at an edge (iOS 15).
  ///
  /// A container overrides it to return that of a child.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barLayout.scrollView(for: edge)
  }

  /// Called before the size of the view changes, so that content can be animated alongside
  /// (uikit.md, 9.1).
  ///
  /// An override calls super, which notifies the children that fill the view.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    notifyChildren(of: size, with: coordinator)
  }

  /// Called before the traits of the view controller change with those of its window or container.
  ///
  /// An override calls super, which notifies the children whose traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    notifyChildren(of: newCollection, with: coordinator)
  }

  /// Returns the size of a child's view in a view of the given size.
  ///
  /// `viewWillTransition(to:with:)` calls it, and notifies the children whose size differs. The default is
  /// the given size for a child that fills the view, and its own size for others.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChild(container, in: parentSize)
  }

  /// Called after the `preferredContentSize` of a child changed; the default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after the view of a child, which constraints position, has another size; the default
  /// implementation does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Presentation

  /// Presents a view controller over the outermost container of this one, or over the presentation
  /// context if its style requests that.
  ///
  /// If that container already presents another view controller or isn't in a window, nothing
  /// happens and Apple's message is logged. The completion handler is called after the appearance
  /// of the presented one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    performPresentation(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Shows a view controller in the nearest container that shows others: a navigation controller
  /// pushes it.
  ///
  /// Without such a container, it is presented.
  ///
  /// A container of your own overrides the method. The default calls it for the parent.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    parent.show(vc, sender: sender)
  }

  /// Shows a view controller as the detail of the nearest container that has details; without such
  /// a container, it is presented.
  ///
  /// A container of your own overrides the method. The default calls it for the parent.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // Unverified: if nothing is presented, the completion handler is assumed to be called
  // immediately.
  /// Dismisses the presented view controller and all above it, or this one if it presents none.
  ///
  /// Only the topmost one is animated.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion: completion)
  }

  /// The view controller presented by this one or by one of its ancestors.
  open var presentedViewController: UIViewController? { presentationAbove?.presented }
  /// The view controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? { containingPresentation?.presenter }
  /// Whether the view controller appears because it is being presented.
  open var isBeingPresented: Bool { transitions.presentedBy?.isPresenting ?? false }
  /// Whether the view controller disappears because it is being dismissed.
  open var isBeingDismissed: Bool { transitions.presentedBy?.isDismissing ?? false }

  /// The presentation style; the default is `.automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition style of the presentation; the default is `.coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether interactive dismissal is disabled (iOS 13); the default is `false`.
  open var isModalInPresentation = false
  /// The object that provides custom animations and the presentation controller.
  ///
  /// It isn't retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether presentations over the current context cover this view controller; the default is
  /// `false`.
  open var definesPresentationContext = false
  /// Whether the transition style of the presentation context is that of this one; stored only.
  open var providesPresentationContextTransitionStyle = false
  /// The dimming and duration that this type of view controller needs in a presentation.
  var presentationAppearance: PresentationAppearance { PresentationAppearance() }

  /// The presentation controller of the view controller or of the nearest ancestor that is presented;
  /// before the presentation, the one that it will have.
  open var presentationController: UIPresentationController? {
    if let presentation = containingPresentation { return presentation.controller }
    guard resolvedPresentationStyle != .custom else { return nil }
    return defaultPresentationController
  }

  /// The presentation controller of a sheet, or `nil` for other styles (iOS 15).
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of a popover that is or will be presented; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    let presented = containingPresentation?.presented ?? self
    guard presented.modalPresentationStyle == .popover else { return nil }
    return presented.defaultPresentationController as? UIPopoverPresentationController
  }

  /// The coordinator of the running transition of this view controller or of one of its ancestors,
  /// or `nil` without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.transitions.coordinator).first
  }

  // MARK: Traits

  /// The traits of the view controller.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the traits changed, before the view's own method.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style that overrides the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.refreshTraits() }
  }

  /// Sets traits that override those inherited by a child; `nil` removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    family.setTraits(collection, of: childViewController)
    childViewController.viewIfLoaded?.refreshTraits()
  }

  /// Returns the traits that override those inherited by a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    family.traits(of: childViewController)
  }

  /// Updates the traits, if their update is pending (iOS 17).
  ///
  /// A change of traits is applied at once here, so that none is ever pending.
  open func updateTraitsIfNeeded() {}

  // MARK: Editing

  /// Whether the content is being edited.
  ///
  /// Setting it calls `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { barItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing.
  ///
  /// An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    barItems.setEditing(editing)
  }

  /// A button that toggles editing, titled "Edit" or "Done"; created on first access.
  open var editButtonItem: UIBarButtonItem {
    barItems.editButton { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  }

  // MARK: Navigation

  /// The item that a navigation bar displays for the view controller; created on first access.
  open var navigationItem: UINavigationItem { barItems.navigationItem }

  /// The item that a tab bar displays for the view controller; created on first access with the
  /// title of the view controller.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(defaultTitle: defaultTabTitle) }
    set {
      barItems.setTabBarItem(newValue)
      reportBarItems()
    }
  }

  /// The items that the toolbar of a navigation controller displays.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the toolbar, without animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbarItems = toolbarItems
    reportBarItems()
  }

  /// Whether the tab bar and the toolbar are hidden while the view controller is in the stack of a
  /// navigation controller.
  ///
  /// The default is `false`. Set it before pushing the view controller.
  open var hidesBottomBarWhenPushed = false

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? UITabBarController }.first
  }

  // MARK: Memory

  /// Called when the app should release memory; release what can be created again.
  ///
  /// The controllers of visible windows are notified, with their descendants and those that they present.
  /// The default implementation does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Status bar

  /// The preferred style of the status bar.
  ///
  /// The default is `.default`. Call `setNeedsStatusBarAppearanceUpdate()` after a change.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden; the default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred animation of changes of the status bar; the default is `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar; `nil` is the view controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` is this view controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether a presented view controller that doesn't cover the screen determines the status bar;
  /// the default is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Reports that the preferences for the status bar have changed.
  ///
  /// They are read again; no status bar is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.updateSystemBars()
  }

  // MARK: Orientations and system gestures

  /// The orientations that the view controller supports; the default is all but upside down on a
  /// phone, all on a tablet.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface rotates with the device; the default is `true`.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the view controller is presented; the default is `.portrait`.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Reports that the supported orientations have changed (iOS 16).
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.updateSystemBars()
  }

  /// Rotates the interface to the device's orientation if it is supported.
  ///
  /// Does nothing: the device has no orientation of its own.
  open class func attemptRotationToDeviceOrientation() {}

  /// Whether the home indicator should be hidden (iOS 11); the default is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden; `nil` is this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Reports that the preference for the home indicator has changed (iOS 11).
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.updateSystemBars()
  }

  /// The edges at which gestures of the app precede those of the system (iOS 11); the default is
  /// none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines these edges; `nil` is the view controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Reports that the edges with deferred system gestures have changed (iOS 11).
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewIfLoaded?.window?.updateSystemBars()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }
  override var respondingView: UIView? { viewIfLoaded }
  override var focusEnvironment: (any UIFocusEnvironment)? { self }

  /// The children that a container displays as a stack, from the bottom up; empty for others.
  var stackedControllers: [UIViewController] { [] }
  /// The preferred size of the content, including that of children; zero for none.
  var preferredSizeWithChildren: CGSize { preferredContentSize }
  /// Called after the bar items of a descendant have changed.
  func barItemsDidChange(of controller: UIViewController) {}
}
