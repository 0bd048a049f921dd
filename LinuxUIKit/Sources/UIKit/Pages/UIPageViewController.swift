/// A container view controller that displays pages, between which the user swipes.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([firstPage], direction: .forward, animated: false)
/// ```
///
/// The neighbors of the displayed page are requested from the data source as the user begins to scroll.
///
/// - Note: Not implemented: page curls, which are displayed as slides, and spines: one page is
///   displayed at a time.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl; displayed as a slide.
    case pageCurl = 0
    /// A slide.
    case scroll = 1
  }

  /// The axis along which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Left and right.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The position of the spine.
  ///
  /// Stored only.
  public enum SpineLocation: Int, Sendable {
    /// None.
    case none = 0
    /// At the leading or top edge.
    case min = 1
    /// Between two pages.
    case mid = 2
    /// At the trailing or bottom edge.
    case max = 3
  }

  /// An option of the initializer.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The position of the spine.
    ///
    /// Ignored.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The transition between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are arranged.
  open private(set) var navigationOrientation: NavigationOrientation
  private let spacing: CGFloat
  private lazy var pageView = PageScrollView(of: self, spacing: spacing)
  private var current: UIViewController?

  /// The object that provides the pages; without one, the user can't swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { reloadIndicator() }
  }

  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a page view controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    self.spacing = spacing as? CGFloat ?? (spacing as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller with horizontal page curls.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(coder: coder)
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    // The spacing is beside the visible page.
    let isVertical = navigationOrientation == .vertical
    pageView.frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: 0, bottom: isVertical ? -spacing : 0, right: isVertical ? 0 : -spacing))
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pageView)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pageView.show(current)
    reloadIndicator()
  }

  /// The displayed view controllers: one or none.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// The gesture recognizers that change pages: that of the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [pageView.panGestureRecognizer] }

  /// The position of the spine.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Whether pages have content on their back.
  ///
  /// Stored only.
  open var isDoubleSided = false

  /// Displays a page, optionally by sliding it in from the direction.
  ///
  /// Only the first view controller is displayed. The completion handler receives whether the animation
  /// finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let former = current
    let next = viewControllers?.first
    loadViewIfNeeded()
    guard animated, let next, let former, former !== next, view.window != nil else {
      setCurrent(next)
      pageView.show(next)
      reloadIndicator()
      completion?(true)
      return
    }
    add(next)
    pageView.slide(to: next, isForward: direction == .forward) { [weak self] in
      self?.setCurrent(next)
      self?.reloadIndicator()
      completion?(true)
    }
  }

  // MARK: Pages

  /// The displayed page.
  var currentPage: UIViewController? { current }

  /// Returns the page before or after the displayed one, added as a child.
  func neighbor(isForward: Bool) -> UIViewController? {
    guard let current, let dataSource else { return nil }
    let neighbor =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    if let neighbor { add(neighbor) }
    return neighbor
  }

  private func add(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func setCurrent(_ controller: UIViewController?) {
    if let controller { add(controller) }
    current = controller
    for child in children where child !== controller { remove(child) }
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Reports that the user begins to swipe to a page.
  func willSwipe(to page: UIViewController) {
    delegate?.pageViewController(self, willTransitionTo: [page])
  }

  /// Reports the end of a swipe, after which a page is displayed.
  func didSwipe(to page: UIViewController?) {
    let former = current
    let isCompleted = page !== former
    setCurrent(page)
    reloadIndicator()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former.map { [$0] } ?? [],
      transitionCompleted: isCompleted)
  }

  // MARK: Page control

  private func reloadIndicator() {
    guard isViewLoaded else { return }
    let isShown = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isShown ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageView.showIndicator(
      count: count, index: count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0,
      in: view)
  }
}

/// The object that provides the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one, or `nil` before the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one, or `nil` after the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page control; 0 hides it.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default implementation returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default implementation returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The methods that a page view controller calls when the user swipes.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user swipes to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a swipe; `completed` is `false` if the page remains the same.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the position of the spine. Never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  /// The default implementation returns `.min`.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
