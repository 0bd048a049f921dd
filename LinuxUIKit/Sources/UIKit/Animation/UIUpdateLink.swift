/// Calls an app at each frame, as long as its view can be seen (iOS 18).
///
/// ```swift
/// let link = UIUpdateLink(view: view)
/// link.addAction { [weak self] _, info in
///   self?.turn(to: info.modelTime)
/// }
/// link.requiresContinuousUpdates = true
/// link.isEnabled = true
/// ```
///
/// It is off until it is enabled, and stops when it is let go. A link that requires continuous
/// updates is called 60 times a second while its view is in a visible window; another one only in
/// the frames that come anyway, because something moves.
///
/// Ours leaves out phases, frame rates, low latency, scenes, and the forms with a selector.
/// `CADisplayLink` isn't there: it can't be made without a selector.
@available(iOS 18, tvOS 18, *)
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var isFollowing = false
  private var isWatching = false

  /// A link for the frames in which a view can be seen; it doesn't keep the view alive.
  public init(view: UIView) {
    self.view = view
    super.init()
    ActiveUpdateLinks.add(self)
  }

  /// Adds something to do at each frame, after what was added before.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    handlers.append(handler)
  }

  /// Whether the actions are called.
  ///
  /// Off, unless set.
  open var isEnabled = false {
    didSet { goOn() }
  }

  /// Whether the link asks for frames of its own.
  ///
  /// Off, unless set.
  open var requiresContinuousUpdates = false {
    didSet { goOn() }
  }

  /// What is told of the frame that is being made; nil between frames.
  open private(set) var currentUpdateInfo: UIUpdateInfo?
}

@available(iOS 18, tvOS 18, *)
extension UIUpdateLink {
  /// Whether a frame is to call the actions.
  private var isDue: Bool {
    guard isEnabled, let window = view?.window else { return false }
    return !window.isHidden
  }

  /// Takes part in the frames again, if it may.
  func goOn() {
    guard isDue else { return }
    requiresContinuousUpdates ? follow() : watch()
  }

  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    FrameClock.shared.onEachFrame { [weak self] in self?.showFollowed(at: $0) ?? false }
  }

  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    FrameClock.shared.observe { [weak self] in self?.showWatched(at: $0) ?? false }
  }

  /// A frame of its own; answers whether there is to be another one.
  private func showFollowed(at time: TimeInterval) -> Bool {
    if requiresContinuousUpdates, isDue { callHandlers(at: time) }
    isFollowing = requiresContinuousUpdates && isDue
    return isFollowing
  }

  /// A frame that came anyway; answers whether it wants to hear of the next one.
  private func showWatched(at time: TimeInterval) -> Bool {
    if !requiresContinuousUpdates, isDue { callHandlers(at: time) }
    isWatching = !requiresContinuousUpdates && isDue
    return isWatching
  }

  private func callHandlers(at time: TimeInterval) {
    let info = UIUpdateInfo(modelTime: time)
    currentUpdateInfo = info
    for handler in handlers { handler(self, info) }
    currentUpdateInfo = nil
  }
}
