extension UIGestureRecognizer {
  /// How far a recognizer has come with the touches that it follows.
  public enum State: Int, Sendable {
    /// They may still become its gesture, or none are there.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// A gesture that lasts has gone on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A gesture that lasts was interrupted.
    case cancelled = 4
    /// They are not its gesture.
    case failed = 5

    /// The gesture is complete: `ended`, as gestures of one moment call it.
    public static var recognized: State { .ended }

    /// Whether the touches are its gesture.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    /// Whether a gesture that lasts is under way.
    var isUnderWay: Bool { self == .began || self == .changed }
  }
}
