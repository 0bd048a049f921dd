/// A finger on the screen, from its first contact until it is lifted, or a pointer while a button is
/// pressed.
///
/// The same object represents the finger in all events of the sequence; its location and phase
/// change.
///
/// - Note: Not implemented: force, radius, Apple Pencil.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The touch didn't move since the last event.
    case stationary = 2
    /// The touch ended.
    case ended = 3
    /// The system canceled the touch.
    case cancelled = 4
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// A pointer whose button is pressed.
    case indirectPointer = 3

    /// A pencil on the screen, equal to `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The type of the touch.
  open private(set) var type = TouchType.direct
  /// The phase of the touch.
  open private(set) var phase = Phase.began
  /// The time at which the touch last changed, in seconds since system startup.
  open private(set) var timestamp: TimeInterval
  /// The number of consecutive taps at this location.
  open private(set) var tapCount: Int
  /// The window in which the touch began, which isn't retained.
  open private(set) weak var window: UIWindow?
  /// The view in which the touch began.
  open private(set) weak var view: UIView?
  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { route?.recognizers }

  /// The location in the window's coordinate system; gesture recognizers average it.
  private(set) var locationInWindow: CGPoint
  /// The location before the last change.
  private var previousLocationInWindow: CGPoint
  /// The location at which the touch began.
  let startInWindow: CGPoint
  /// The number of touches created before this one, which orders touches of an event.
  let number: Int
  /// Whether the touch has begun in its view and not ended there; scrolling cancels such touches.
  private(set) var isInView = false
  /// The route that delivers the touch.
  private weak var route: TouchRoute?
  private static var count = 0

  init(
    at location: CGPoint, in window: UIWindow?, hitting view: UIView?, tapCount: Int,
    timestamp: TimeInterval, type: TouchType = .direct
  ) {
    self.type = type
    self.window = window
    self.view = view
    self.tapCount = tapCount
    self.timestamp = timestamp
    locationInWindow = location
    previousLocationInWindow = location
    startInWindow = location
    number = Self.count
    Self.count += 1
  }

  /// Moves the touch to a point of the window's coordinate system.
  func move(to location: CGPoint) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
  }

  /// Sets the phase, and the time at which the touch entered it.
  func update(_ phase: Phase, at timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Sets the phase that views see while they handle an earlier one.
  func setReportedPhase(_ phase: Phase) {
    self.phase = phase
  }

  /// Sets the route that delivers the touch.
  func setRoute(_ route: TouchRoute) {
    self.route = route
  }

  /// Records whether the touch has begun in its view and not ended there.
  func setIsInView(_ isInView: Bool) {
    self.isInView = isInView
  }

  /// Returns the location in the coordinate system of `view`, or of the window if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Returns the location before the last change in the coordinate system of `view`, or of the
  /// window if `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
}

extension UITouch {
  /// The distance from the location at which the touch began, in the window's coordinate system.
  var travelInWindow: CGPoint {
    CGPoint(
      x: locationInWindow.x - startInWindow.x, y: locationInWindow.y - startInWindow.y)
  }

  /// The length of `travelInWindow`.
  var travel: CGFloat { hypot(travelInWindow.x, travelInWindow.y) }
}
