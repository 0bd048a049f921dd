/// A container view controller with a stack of view controllers and a navigation bar.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: ContactsScreen())
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.pushViewController(DetailScreen(), animated: true)
/// ```
///
/// The views extend under the bar, whose height is part of their safe area. An animated push slides
/// the new view over the previous one; the content of the bar changes immediately.
///
/// - Note: Not implemented: toolbars, the interactive pop gesture and hiding bars on swipe.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let bar = UINavigationBar()
  var stack: [UIViewController] = []
  /// The view controller whose view is displayed.
  var shown: UIViewController?
  /// The state of the bar over the displayed view.
  var barState = NavigationBarState()
  var isBarHidden = false
  /// Ends the running transition; `nil` without one.
  var finishSlide: (() -> Void)?

  /// The delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    replaceStack(with: [rootViewController], animated: false)
  }

  /// Creates an empty navigation controller. Nibs aren't supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty navigation controller. The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = NavigationView(of: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    bar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    showTop(animated: false)
  }

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

  /// Pushes a view controller. One that is already in the stack stays at its position.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Pops the top view controller and returns it, or `nil` if only the root remains.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    keep(stack.count - 1, animated: animated)?.last
  }

  /// Pops all but the root view controller and returns the popped ones, starting with the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    keep(1, animated: animated)
  }

  /// Pops all view controllers above a given one and returns them, starting with the lowest.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return keep(index + 1, animated: animated)
  }

  // MARK: Bar

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, optionally by sliding it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(isHidden: hidden, animated: animated)
  }

  /// The duration of hiding or showing the bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}
