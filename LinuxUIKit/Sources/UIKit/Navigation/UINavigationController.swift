/// A stack of screens under a bar that tells where one is and leads back.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: ContactsScreen())
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.pushViewController(DetailScreen(), animated: true)
/// ```
///
/// The screens lie under the bar, whose height is part of their safe area. A push that is animated
/// slides the new screen over the former one; the bar's content changes at once. Ours leaves out
/// toolbars, gestures and hiding by swipe.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let bar = UINavigationBar()
  var stack: [UIViewController] = []
  /// The screen whose view is in place.
  var shown: UIViewController?
  /// How the bar lies over the screen that is shown.
  var barState = NavigationBarState()
  var isBarHidden = false
  /// Ends the slide that is under way; nil where none is.
  var finishSlide: (() -> Void)?

  /// Who hears of the screens that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// A stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    replaceStack(with: [rootViewController], animated: false)
  }

  /// An empty stack; ours reads no nibs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An empty stack: ours has no archives.
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

  /// The screens, the lowest first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack; the last screen is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// The screen on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The screen that one sees, which in ours is the one on top.
  open var visibleViewController: UIViewController? { topViewController }

  /// Puts a screen on top; one that is in the stack already stays where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Takes the top screen away and answers it; the last one stays, which answers nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    keep(stack.count - 1, animated: animated)?.last
  }

  /// Takes all but the lowest screen away and answers them, the lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    keep(1, animated: animated)
  }

  /// Takes all screens above one away and answers them, the lowest first.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return keep(index + 1, animated: animated)
  }

  // MARK: Bar

  /// The bar above the screens.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden, and the screens have its room.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar: it slides out at the upper edge, or is gone at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(isHidden: hidden, animated: animated)
  }

  /// How long the bar takes to slide out, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}
