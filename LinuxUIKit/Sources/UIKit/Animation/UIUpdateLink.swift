/// An object that calls actions at each frame while its view is visible (iOS 18).
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
/// It is disabled until `isEnabled` is set, and stops when it is released. A link that requires
/// continuous updates is called 60 times a second while its view is in a visible window; another
/// one only in the frames of running animations.
///
/// - Note: Not implemented: phases, frame rates, low latency, scenes, and the methods with a
///   selector; `CADisplayLink`, which needs a selector.
@available(iOS 18, tvOS 18, *)
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var requestsFrames = false
  private var observesFrames = false

  /// Creates a link for the frames in which a view is visible; the view is not retained.
  public init(view: UIView) {
    self.view = view
    super.init()
    ActiveUpdateLinks.add(self)
  }

  /// Adds an action for each frame, after those that were added before.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    handlers.append(handler)
  }

  /// Whether the actions are called.
  ///
  /// The default is `false`.
  open var isEnabled = false {
    didSet { activate() }
  }

  /// Whether the link causes frames itself.
  ///
  /// The default is `false`.
  open var requiresContinuousUpdates = false {
    didSet { activate() }
  }

  /// The information about the current frame; `nil` between frames.
  open private(set) var currentUpdateInfo: UIUpdateInfo?
}

@available(iOS 18, tvOS 18, *)
extension UIUpdateLink {
  /// Whether the actions are called in a frame.
  private var isActive: Bool {
    guard isEnabled, let window = view?.window else { return false }
    return !window.isHidden
  }

  /// Receives frames again, if the link is active.
  func activate() {
    guard isActive else { return }
    requiresContinuousUpdates ? requestFrames() : observeFrames()
  }

  private func requestFrames() {
    guard !requestsFrames else { return }
    requestsFrames = true
    FrameClock.shared.onEachFrame { [weak self] in self?.receiveRequestedFrame(at: $0) ?? false }
  }

  private func observeFrames() {
    guard !observesFrames else { return }
    observesFrames = true
    FrameClock.shared.observe { [weak self] in self?.receiveObservedFrame(at: $0) ?? false }
  }

  /// Handles a frame of the link's own; returns whether it needs another one.
  private func receiveRequestedFrame(at time: TimeInterval) -> Bool {
    if requiresContinuousUpdates, isActive { callHandlers(at: time) }
    requestsFrames = requiresContinuousUpdates && isActive
    return requestsFrames
  }

  /// Handles a frame of other animations; returns whether it observes the next one.
  private func receiveObservedFrame(at time: TimeInterval) -> Bool {
    if !requiresContinuousUpdates, isActive { callHandlers(at: time) }
    observesFrames = !requiresContinuousUpdates && isActive
    return observesFrames
  }

  private func callHandlers(at time: TimeInterval) {
    let info = UIUpdateInfo(modelTime: time)
    currentUpdateInfo = info
    for handler in handlers { handler(self, info) }
    currentUpdateInfo = nil
  }
}

/// Information about a frame that an update link reports (iOS 18).
///
/// - Note: Not implemented: deadlines and presentation times, since there is no display.
@available(iOS 18, tvOS 18, *)
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  /// The time of the frame, in the seconds of `CACurrentMediaTime()`.
  open private(set) var modelTime: TimeInterval

  fileprivate init(modelTime: TimeInterval) {
    self.modelTime = modelTime
  }
}

/// The update links that are notified when views become visible.
@MainActor enum ActiveUpdateLinks {
  private struct Entry {
    weak var link: UIUpdateLink?
  }

  private static var entries: [Entry] = []
  private static let observation: Void = WindowEntries.observeChanges { viewsBecameVisible() }

  /// Adds a link; it is not retained.
  static func add(_ link: UIUpdateLink) {
    observation
    entries.removeAll { $0.link == nil }
    entries.append(Entry(link: link))
  }

  /// Called when views moved to a window, or a window became visible; linear in the number of
  /// links.
  private static func viewsBecameVisible() {
    for entry in entries { entry.link?.activate() }
  }
}
