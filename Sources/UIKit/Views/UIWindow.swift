/// The root of a tree of views: what one screen shows.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = UINavigationController(rootViewController: ContactsScreen())
/// window.makeKeyAndVisible()
/// ```
///
/// What is marked for layout in a window is laid out at the end of the main actor's turn, or at once
/// by `layoutIfNeeded()`. Ours leaves out scenes and window levels.
@MainActor open class UIWindow: UIView {
  private var isLayoutScheduled = false

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

  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    Task { @MainActor [weak self] in
      self?.isLayoutScheduled = false
      self?.layoutIfNeeded()
    }
  }
}
