/// The styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light content, depending on the interface style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds (iOS 13).
  case darkContent = 3
}

/// The animations of changes of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// Fades.
  case fade = 1
  /// Slides.
  case slide = 2
}

/// The preferences of the displayed view controllers for what the system draws around an app.
struct SystemBars: Equatable, Sendable {
  /// The style of the status bar.
  var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  var isStatusBarHidden = false
  /// Whether the home indicator is hidden.
  var isHomeIndicatorHidden = false
  /// The edges at which gestures of the app precede those of the system.
  var edgesDeferringSystemGestures: UIRectEdge = []
  /// The supported orientations.
  var orientations = UIInterfaceOrientationMask.allButUpsideDown
}

extension UIWindow {
  /// The preferences of the displayed view controllers, which are read on each access.
  ///
  /// The topmost view controller that covers the window determines them, or its child that it
  /// specifies.
  var systemBars: SystemBars {
    guard let root = rootViewController else { return SystemBars() }
    let presented = root.transitions.presentation?.chain.map(\.presented) ?? []
    let top = presented.last { $0.capturesStatusBar } ?? root
    let style = top.descendant(\.childForStatusBarStyle)
    let hidden = top.descendant(\.childForStatusBarHidden)
    let topmost = presented.last ?? root
    return SystemBars(
      statusBarStyle: style.preferredStatusBarStyle,
      isStatusBarHidden: hidden.prefersStatusBarHidden,
      isHomeIndicatorHidden: topmost.descendant(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden,
      edgesDeferringSystemGestures:
        topmost
        .descendant(\.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures,
      orientations: topmost.supportedInterfaceOrientations)
  }

  /// Reads the preferences of the displayed view controllers.
  func updateSystemBars() {
    _ = systemBars
  }
}

extension UIViewController {
  /// Whether the view controller determines the status bar while it is presented.
  fileprivate var capturesStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || resolvedPresentationStyle == .fullScreen
  }

  /// Returns the last view controller of a chain of children, beginning with this one.
  fileprivate func descendant(
    _ child: @escaping (UIViewController) -> UIViewController?
  ) -> UIViewController {
    sequence(first: self, next: child).reduce(self) { $1 }
  }
}

/// The status bar of a scene (iOS 13).
///
/// - Note: Not implemented: drawing it. Its frame is the top safe area of the scene's first window.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(window: UIWindow?) {
    self.window = window
  }

  /// The style that the displayed view controllers prefer, with `.default` resolved.
  open var statusBarStyle: UIStatusBarStyle {
    let style = window?.systemBars.statusBarStyle ?? .default
    guard style == .default else { return style }
    return window?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether the displayed view controllers hide the status bar.
  open var isStatusBarHidden: Bool { window?.systemBars.isStatusBarHidden ?? false }

  /// The frame of the status bar in the window's coordinate system; zero if it is hidden.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
}
