/// One finger on the screen, from touching it to leaving it.
///
/// The object stays the same while the finger is down; its location and phase change. Ours leaves
/// out force, radius and the stylus.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger just did.
  public enum Phase: Int, Sendable {
    /// It touched the screen.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was.
    case stationary = 2
    /// It left the screen.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// What the finger just did.
  open internal(set) var phase = Phase.began
  /// When it did so, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval
  /// How many taps in a row this touch belongs to.
  open internal(set) var tapCount = 1
  /// The window in which the touch began.
  ///
  /// It is not kept alive: the window holds its touches, and may go while a finger is on it.
  open private(set) weak var window: UIWindow?
  /// The view that was hit when the touch began.
  open private(set) weak var view: UIView?
  /// What follows the touch, before it goes to its view.
  open var gestureRecognizers: [UIGestureRecognizer]? { route?.recognizers }

  /// Where the finger is.
  var locationInWindow: CGPoint
  /// Where it was before it last moved.
  var previousLocationInWindow: CGPoint
  /// Where it came down.
  let startInWindow: CGPoint
  /// How many touches were made before this one.
  let number: Int
  /// Whether the view has heard of the touch and not of its end.
  var isInView = false
  /// Its way to recognizers and to the view.
  weak var route: TouchRoute?
  private static var count = 0

  init(at location: CGPoint, in window: UIWindow?, hitting view: UIView?, timestamp: TimeInterval) {
    self.window = window
    self.view = view
    self.timestamp = timestamp
    locationInWindow = location
    previousLocationInWindow = location
    startInWindow = location
    number = Self.count
    Self.count += 1
  }

  /// Where the finger is, in the coordinates of `view`; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Where the finger was before it last moved, in the coordinates of `view`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
}

extension UITouch {
  /// How far the finger is from where it came down, in the window's points.
  var travelInWindow: CGPoint {
    CGPoint(
      x: locationInWindow.x - startInWindow.x, y: locationInWindow.y - startInWindow.y)
  }

  /// The length of the straight line from where the finger came down, in points.
  var travel: CGFloat { hypot(travelInWindow.x, travelInWindow.y) }
}
