/// An event with one or more touches that changed together.
///
/// - Note: Not implemented: presses, remote control, motion.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// The event contains touches.
    case touches = 0
  }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The touches of the event.
  open private(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds since system startup.
  open private(set) var timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
}
