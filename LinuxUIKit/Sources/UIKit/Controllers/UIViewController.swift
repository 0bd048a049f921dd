/// One screen, or a part of one: it makes a view, fills it, and hears when it comes and goes.
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
/// A view that enters a visible window makes its controller appear: `viewWillAppear(_:)` before it
/// is added, `viewIsAppearing(_:)` before its first layout there, `viewDidAppear(_:)` when the
/// window's layout is done (uikit.md 9.1).
///
/// Ours leaves out nibs and storyboards, presentation controllers, toolbars, tabs, search, rotation,
/// status bars, key commands and restoration.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  var storage = ControllerStorage()

  /// A controller; ours reads no nibs, so both arguments are only there to be passed on.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller without anything read: ours has no archives.
  ///
  /// It is there so that subclasses can write the initializer that Apple's asks of them.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A controller that makes its view in `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The controller's view; the first look at it loads it.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }

  /// The view if it was loaded, without loading it.
  open var viewIfLoaded: UIView? { storage.view }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { storage.view != nil }

  /// Makes the view and sets `view`; the default makes a plain one of the screen's size.
  ///
  /// An override doesn't call super.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if that was not done yet.
  open func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// Words for bars around the screen; also the title of `navigationItem`.
  open var title: String? {
    get { storage.title }
    set { setTitle(newValue) }
  }

  /// The size that suits the content best, for containers that ask; ours has none that do.
  open var preferredContentSize: CGSize = .zero

  // MARK: Coming and going

  /// Called before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window, its traits and geometry are known, and layout is next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is taken out of its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was taken out of its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out what is inside of it.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out what is inside of it.
  open func viewDidLayoutSubviews() {}

  /// Whether children appear and disappear together with this controller.
  ///
  /// On, unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its container starts to show or to hide it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that the showing or hiding is over.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Family

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers inside of this one, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  /// Takes a controller in, out of its former parent; its view is added by the caller.
  ///
  /// It tells the child `willMove(toParent:)`; the caller tells it `didMove(toParent:)` when the
  /// view is in place.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent and tells itself `didMove(toParent: nil)`.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; nil when there will be none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Room

  /// What the controller adds to the safe area of its view, in points; may be negative.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { safeAreaContributionDidChange(from: oldValue, to: additionalSafeAreaInsets) }
  }

  /// Called before layout when the view's safe area changed, after the view was told.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before layout when the view's margins changed, after the view was told.
  open func viewLayoutMarginsDidChange() {}

  /// The margins that the view keeps at least: 16 at the sides, 20 from 414 points of width on.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  /// Whether the view keeps them.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Toward which edges the content goes on under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Names the scroll view that the bar at an edge follows; nil lets it be found (iOS 15).
  ///
  /// Ours has a bar at the top only, so other edges are not followed.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard edge.contains(.top) else { return }
    storage.contentScrollView = scrollView
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that was named for the bar at an edge (iOS 15).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? storage.contentScrollView : nil
  }

  /// Called before the view gets another size, so that its content can move along (uikit.md 9.1).
  ///
  /// An override calls super, which tells the children that fill the view.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(of: size, with: coordinator)
  }

  // MARK: Presentation

  /// Shows a screen over this one; the outermost controller around this one presents it.
  ///
  /// Where that one already presents another screen, or is in no window, nothing happens and a line
  /// in Apple's words says so. The completion is called once the screen has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this screen presents, and all over it; or, where it presents nothing, itself.
  ///
  /// Only the uppermost screen is seen on its way. [guess 9.1] Where nothing is presented at all,
  /// the completion is called at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The screen that lies over this one, or over one that this one is inside of.
  open var presentedViewController: UIViewController? { shownPresentation?.presented }
  /// The screen below this one, or below one that this one is inside of.
  open var presentingViewController: UIViewController? { ownPresentation?.presenter }
  /// Whether the screen appears because it is presented.
  open var isBeingPresented: Bool { storage.presentedBy?.isArriving ?? false }
  /// Whether the screen disappears because it is dismissed.
  open var isBeingDismissed: Bool { storage.presentedBy?.isLeaving ?? false }

  /// How the screen lies over what is below when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the screen comes and goes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a touch beside the screen leaves it there (iOS 13).
  open var isModalInPresentation = false
  /// What this kind of screen asks of the way it is presented.
  var presentationLook: PresentationLook { PresentationLook() }

  // MARK: Traits

  /// Style, text size, direction and scale as they are for this screen.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the traits changed, before the view is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the screen and all inside of it, whatever the surroundings are.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.refreshTraits() }
  }

  /// Lays traits over those that a child would take over; nil takes none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    storage.childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.refreshTraits()
  }

  /// The traits that were laid over those of a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    storage.childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Editing

  /// Whether the content can be edited; setting it is `setEditing(_:animated:)`, at once.
  open var isEditing: Bool {
    get { storage.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storage.isEditing = editing
    storage.editButton?.showEditing(editing)
  }

  /// A button that starts and ends editing: "Edit", and "Done" meanwhile; made at the first look.
  open var editButtonItem: UIBarButtonItem { madeEditButton() }

  // MARK: Navigation

  /// What a navigation bar shows while this screen is on top; made at the first look.
  open var navigationItem: UINavigationItem { madeNavigationItem() }

  open override var next: UIResponder? { viewIfLoaded?.superview }
  override var respondingView: UIView? { viewIfLoaded }
}
