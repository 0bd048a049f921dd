import LegoKit
import UIKit

/// A headless screen for tests.
///
/// It displays a view controller in a given size and with given traits, taps, scrolls and types as
/// the user does, and returns the result as text or as an image. Everything that is read from it
/// is up to date: changes of state are displayed first, and animations end immediately.
///
/// ```swift
/// let screen = Screen(ColorsViewController(), size: CGSize(width: 390, height: 844))
/// try screen.tap("Add")
/// #expect(screen.text.contains("Teal"))
/// ```
///
/// The other methods are in extensions: acting on texts, items and points, reading texts and images,
/// the clock, snapshots, and the accessibility audit.
@MainActor public final class Screen {
  /// The displayed controller.
  public let viewController: UIViewController

  let menus = MenuPresenter()
  let devices: InputDevices
  private let host: HostViewController
  let recorder: ChangeRecorder
  private let window: UIWindow
  private var traits: UITraitCollection

  /// Creates a screen that displays a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which is not displayed elsewhere.
  ///   - size: The size in points. The default is that of a phone in portrait orientation.
  ///   - traits: The traits that differ from the standard ones: light, left to right, content size
  ///     category large, scale 2. Presented controllers have them, too.
  ///   - safeAreaInsets: The insets of the safe area. The default is zero.
  public init(
    _ viewController: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
    traits: UITraitCollection = UITraitCollection(), safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.viewController = viewController
    self.traits = Self.standardTraits.merging(traits)
    host = HostViewController(child: viewController, traits: self.traits)
    host.additionalSafeAreaInsets = safeAreaInsets
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    devices = InputDevices(of: window)
    recorder = ChangeRecorder(window: window)
    window.disableAnimations()
    window.override(with: self.traits)
    window.rootViewController = host
    window.isHidden = false
    settle()
  }

  /// Displays changes of state and performs pending layout.
  ///
  /// This includes the handlers of `Binding.observe` and the screens of presented controllers. The
  /// other methods call it automatically.
  public func settle() {
    for _ in 0..<Self.maximumPasses {
      let isPending = Self.runPendingObservers()
      displayChanges()
      // Completion handlers may change state.
      window.finishAnimations()
      displayChanges()
      guard isPending else { return }
    }
  }

  private func displayChanges() {
    for container in host.legoContainers { container.legoRenderer.flush() }
    window.layoutIfNeeded()
  }

  // Handlers may set state that other handlers observe; some set state endlessly.
  private static let maximumPasses = 10

  /// Changes the size of the screen, as a rotation of the device does.
  public func resize(to size: CGSize) {
    beginAction()
    window.frame.size = size
    settle()
  }

  /// Changes traits of the screen, as the settings of the device do; the other traits stay.
  ///
  /// ```swift
  /// screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
  /// ```
  public func setTraits(_ changes: UITraitCollection) {
    beginAction()
    traits = traits.merging(changes)
    window.override(with: traits)
    host.overrideTraits(with: traits)
    settle()
  }

  /// Returns an image of the screen, at the display scale of its traits.
  public func image() -> UIImage {
    settle()
    return renderedImage()
  }

  /// Returns an image of the current views, without displaying changes of state first.
  func renderedImage() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = traits.displayScale
    format.opaque = true
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { context in
      if VirtualTime.isHeld {
        window.renderAnimations(in: context.cgContext)
      } else {
        window.layer.render(in: context.cgContext)
      }
      drawKeyboard(in: context.cgContext)
    }
  }

  /// The visible views as text, one line for each view, with its frame and its texts.
  ///
  /// The views of presented controllers follow those of the displayed one, then the view above the
  /// keyboard, and the items of an open menu follow all views. See `UIView.layoutDescription` for the
  /// format.
  public var layoutDescription: String {
    settle()
    let controllers = [viewController] + host.presentedControllers
    let accessory = root.inputAccessoryHost?.subviews.first
    let others = [accessory?.layoutDescription, openMenu?.layoutDescription]
    let parts = controllers.map(\.view.layoutDescription) + others
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  /// Displays the screen with other traits while a closure runs.
  ///
  /// Lists are reloaded, so that all cells are measured with the traits; their selection and their
  /// content offsets stay.
  func withTraits(_ changes: UITraitCollection, _ body: () -> Void) {
    let scrollViews = window.visibleDescendants.compactMap { $0 as? UIScrollView }
    let offsets = scrollViews.map(\.contentOffset)
    display(with: traits.merging(changes))
    body()
    display(with: traits)
    for (view, offset) in zip(scrollViews, offsets) { view.contentOffset = offset }
    settle()
  }

  private func display(with traits: UITraitCollection) {
    window.override(with: traits)
    host.overrideTraits(with: traits)
    settle()
    for case let view as UICollectionView in window.visibleDescendants {
      let selected = view.indexPathsForSelectedItems ?? []
      view.reloadData()
      view.layoutIfNeeded()
      for path in selected { view.selectItem(at: path, animated: false, scrollPosition: []) }
    }
    settle()
  }

  /// The window that contains everything on the screen.
  var root: UIWindow { window }

  /// The root of the views that the user can reach: the frontmost presented controller's, or all.
  var frontmostRoot: UIView { host.presentedControllers.last?.view ?? window }

  /// The displayed and presented controllers that describe their content with LegoKit.
  var legoContainers: [any LegoContainer] { host.legoContainers }

  /// The views that are not hidden and intersect the screen, from back to front.
  var visibleViews: [UIView] {
    window.visibleDescendants.filter { view in
      view.convert(view.bounds, to: window).intersects(window.bounds)
    }
  }

  private static var standardTraits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: .light)
      .merging(UITraitCollection(layoutDirection: .leftToRight))
      .merging(UITraitCollection(preferredContentSizeCategory: .large))
      .merging(UITraitCollection(displayScale: 2))
  }
}

/// The container that gives a controller its size and traits.
private final class HostViewController: UIViewController {
  private let child: UIViewController

  init(child: UIViewController, traits: UITraitCollection) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    overrideTraits(with: traits)
  }

  func overrideTraits(with traits: UITraitCollection) {
    setTraits(traits, of: child)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The controllers that are presented over the displayed one, from back to front.
  var presentedControllers: [UIViewController] {
    Array(sequence(first: self as UIViewController, next: \.presentedViewController).dropFirst())
  }

  /// The displayed and presented controllers that describe their content with LegoKit.
  var legoContainers: [any LegoContainer] {
    let controllers = ([self] + presentedControllers).flatMap(descendants)
    let views = viewIfLoaded?.window?.visibleDescendants ?? []
    return controllers.compactMap { $0 as? any LegoContainer }
      + views.compactMap { $0 as? any LegoContainer }
  }

  private func descendants(of controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(descendants)
  }
}
