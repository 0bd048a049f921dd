/// The root of a view hierarchy.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = UINavigationController(rootViewController: ContactsScreen())
/// window.makeKeyAndVisible()
/// ```
///
/// Views marked for layout are laid out at the end of the main actor's turn, or immediately by
/// `layoutIfNeeded()`.
@preconcurrency @MainActor open class UIWindow: UIView {
  private static var pending: [PendingWindow] = []
  private var isLayoutScheduled = false
  private var workAfterLayout: [() -> Void] = []
  private let touchDelivery = TouchDelivery()
  /// The focus of the window; `nil` until it is used.
  private(set) var focusSystemIfUsed: UIFocusSystem?
  /// The focus of the window.
  var focusSystem: UIFocusSystem {
    let system = focusSystemIfUsed ?? UIFocusSystem(window: self)
    focusSystemIfUsed = system
    return system
  }
  private var ownUndoManager: UndoManager?
  /// The window's first responder.
  let firstResponderState = FirstResponderState()

  /// Creates a hidden window with a frame in the screen's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    setWindowScene(windowScene)
  }

  /// Sets the scene outside of the initializer, in which properties have no observers.
  private func setWindowScene(_ scene: UIWindowScene) {
    windowScene = scene
  }

  /// Creates a window without any archived content.
  ///
  /// - Note: Not implemented: unarchiving.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }

  /// The undo manager of the responders in the window that have none of their own.
  open override var undoManager: UndoManager? {
    let manager = ownUndoManager ?? UndoManager()
    ownUndoManager = manager
    return manager
  }

  override var respondingWindow: UIWindow? { self }

  /// The screen on which the window is displayed.
  open var screen: UIScreen { .main }

  /// The controller whose view fills the window while the window is visible.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeGeometry(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeGeometry(to: newValue.size) { super.bounds = newValue } }
  }

  /// Changes the frame together with the traits of the screen, when that was resized.
  func screenDidChange(newFrame: CGRect) {
    changeGeometry(to: newFrame.size, adoptingTraits: true) {
      refreshTraits()
      super.frame = newFrame
    }
  }

  private func changeGeometry(
    to size: CGSize, adoptingTraits adoptsTraits: Bool = false, _ change: () -> Void
  ) {
    changeSize(to: size, adoptingTraits: adoptsTraits, change)
    firstResponderState.updateKeyboard(in: self)
  }

  /// The level above which and below which other windows are displayed; the default is `normal`.
  ///
  /// A visible window whose level changes is in front of the others of its new level.
  open var windowLevel = Level.normal {
    didSet {
      if windowLevel != oldValue, !isHidden { UIApplication.shared.updateVisibility(of: self) }
    }
  }

  /// The scene of the window; `nil` for a window that belongs to none.
  open weak var windowScene: UIWindowScene? { didSet { refreshTraits() } }

  /// Shows the window, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that receives keyboard events.
  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  /// Called when the window has become the key window; the default posts the notification.
  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when another window has become the key window; the default posts the notification.
  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      visibilityDidChange()
      NotificationCenter.default.post(
        name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    performWorkAfterLayout()
    focusSystemIfUsed?.updateView()
    if LayerDisplay.checksDrawing { DrawnWindows.check(self) }
  }

  /// Dispatches a touch event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    EventGroups.endAll()
    if event.type == .touches { focusSystemIfUsed?.endByTouch() }
    touchDelivery.deliver(event)
  }

  /// Ends a controller's appearance transition after the window's next layout.
  func endAfterLayout(_ controller: UIViewController) {
    afterLayout { controller.endAppearanceTransition() }
  }

  /// Performs work after the window's next layout.
  func afterLayout(_ work: @escaping () -> Void) {
    workAfterLayout.append(work)
    scheduleLayout()
  }

  private func performWorkAfterLayout() {
    let work = workAfterLayout
    workAfterLayout = []
    for step in work { step() }
  }

  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    Self.pending.append(PendingWindow(window: self))
    FrameClock.shared.setLayoutHandler { UIWindow.layOutPendingWindows() }
    Task { @MainActor [weak self] in
      Self.pending.removeAll { $0.window == nil || $0.window === self }
      self?.isLayoutScheduled = false
      self?.layoutIfNeeded()
    }
  }

  /// Lays out the windows whose layout is scheduled; called at the end of each frame.
  static func layOutPendingWindows() {
    let windows = pending.compactMap(\.window)
    pending = []
    for window in windows {
      window.isLayoutScheduled = false
      window.layoutIfNeeded()
    }
    if LayerDisplay.checksDrawing { DrawnWindows.checkAll() }
  }

  // Key window

  /// Whether the window receives keyboard events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
}

/// A window whose layout is scheduled, which is not retained.
private struct PendingWindow {
  weak var window: UIWindow?
}
