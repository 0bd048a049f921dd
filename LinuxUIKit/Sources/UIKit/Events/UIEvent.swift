/// What happened on the screen: one or more touches that began, moved or ended together.
///
/// Ours leaves out key presses, remote control and motion.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of input an event is about.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
  }

  /// What kind of input the event is about.
  open var type: EventType { .touches }
  /// The touches that the event tells of.
  open private(set) var allTouches: Set<UITouch>?
  /// When it happened, in seconds since the machine started.
  open private(set) var timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
}
