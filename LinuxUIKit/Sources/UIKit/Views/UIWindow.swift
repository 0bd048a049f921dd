/// The root of a tree of views: what one screen shows.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = UINavigationController(rootViewController: ContactsScreen())
/// window.makeKeyAndVisible()
/// ```
///
/// What is marked for layout in a window is laid out at the end of the main actor's turn, or at
/// once by `layoutIfNeeded()`. Ours leaves out scenes and window levels.
@preconcurrency @MainActor open class UIWindow: UIView {
  private static var waiting: [WaitingWindow] = []
  private var isLayoutScheduled = false
  private var workAfterLayout: [() -> Void] = []
  private let touchDelivery = TouchDelivery()
  var firstPlace = FirstResponderState()

  /// Whether nothing moves in the window: changes are seen at once, and animations are over when
  /// they begin.
  package var disablesAnimations = false

  /// Where all that is shown in the window, what is presented too, has other traits than the
  /// screen.
  package var traitsOverScreen: UITraitCollection? { didSet { refreshTraits() } }

  override var windowTraits: UITraitCollection? { traitsOverScreen }

  /// A hidden window of that frame, in the screen's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Fails: ours has no archives to read a window from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { nil }

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// The controller whose view fills the window, as long as the window is not hidden.
  open var rootViewController: UIViewController? {
    didSet { rootDidChange(from: oldValue) }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.size) { super.bounds = newValue } }
  }

  /// Shows the window; ours has no other windows that keys could go to.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      visibilityDidChange()
    }
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    endTransitions()
  }

  /// Hands a touch event to gesture recognizers, and to the touched views what these leave.
  open func sendEvent(_ event: UIEvent) {
    touchDelivery.deliver(event)
  }

  /// Ends a controller's coming or going when the next layout of the window is done.
  func endAfterLayout(_ controller: UIViewController) {
    afterLayout { controller.endAppearanceTransition() }
  }

  /// Does something when the next layout of the window is done.
  func afterLayout(_ work: @escaping () -> Void) {
    workAfterLayout.append(work)
    scheduleLayout()
  }

  private func endTransitions() {
    let work = workAfterLayout
    workAfterLayout = []
    for step in work { step() }
  }

  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    Self.waiting.append(WaitingWindow(window: self))
    Task { @MainActor [weak self] in
      Self.waiting.removeAll { $0.window == nil || $0.window === self }
      self?.isLayoutScheduled = false
      self?.layoutIfNeeded()
    }
  }

  /// Lays out the windows that wait for the end of the turn; each frame ends with it.
  static func layOutWaiting() {
    let windows = waiting.compactMap(\.window)
    waiting = []
    for window in windows {
      window.isLayoutScheduled = false
      window.layoutIfNeeded()
    }
  }
}

/// A window that is laid out at the end of the turn; it is not kept alive.
private struct WaitingWindow {
  weak var window: UIWindow?
}
