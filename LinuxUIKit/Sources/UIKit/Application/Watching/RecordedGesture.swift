import Foundation

/// A press of the pointer or of a finger, its movements and its end, and how far lists were scrolled when
/// it began.
struct RecordedGesture: Codable, Equatable, Sendable {
  /// A location of the pointer in points of the screen.
  struct Event: Codable, Equatable, Sendable {
    /// The seconds since the press.
    var time: TimeInterval
    /// The location.
    var location: CGPoint
  }

  /// The press, the movements and the release.
  var events: [Event]
  /// The scrolled lists when it began.
  var positions: [SavedScrollPosition]
  /// The classes of the pressed view and of those around it.
  var target: [String]

  /// The seconds of a press after which its duration counts, less than those of a long press.
  private static let shortTime: TimeInterval = 0.4

  /// Returns the seconds from the press to an event when the gesture is repeated: a tap takes no longer
  /// than its frames.
  func delay(of index: Int) -> TimeInterval {
    (events.last?.time ?? 0) < Self.shortTime ? 0 : events[index].time
  }
}

/// Records the gestures of a user.
@MainActor struct GestureRecorder {
  /// The movements that are kept of a gesture.
  private static let movements = 200

  private var start: TimeInterval = 0
  private var running: RecordedGesture?
  private var last: RecordedGesture?

  /// Records an event of the window at a time.
  mutating func record(_ event: DisplayEvent, at time: TimeInterval) {
    switch event {
    case .pointerPressed(1, let location, _, _), .touchBegan(_, let location):
      begin(at: location, time)
    case .pointerMoved(let location, _), .touchMoved(_, let location):
      if (running?.events.count ?? .max) < Self.movements { append(location, time) }
    case .pointerReleased(1, let location, _):
      append(location, time)
      end()
    case .touchEnded:
      if let location = running?.events.last?.location { append(location, time) }
      end()
    default: break
    }
  }

  /// The gesture that is running or has ended last, once.
  mutating func takeLast() -> RecordedGesture? {
    defer { last = nil }
    return last ?? running
  }

  private mutating func begin(at location: CGPoint, _ time: TimeInterval) {
    guard running == nil else { return }
    start = time
    running = RecordedGesture(
      events: [RecordedGesture.Event(time: 0, location: location)],
      positions: SavedScrollPosition.all(in: UIApplication.shared.windows),
      target: PressedView.names(at: location))
  }

  private mutating func append(_ location: CGPoint, _ time: TimeInterval) {
    running?.events.append(RecordedGesture.Event(time: time - start, location: location))
  }

  private mutating func end() {
    (last, running) = (running, nil)
  }
}

/// The view that a press reaches.
@MainActor enum PressedView {
  /// Returns the names of the classes of the view at a location on the screen, and of the two around it.
  static func names(at location: CGPoint) -> [String] {
    let view = InputWindows().hit(at: location)?.view
    return sequence(first: view, next: { $0?.superview }).prefix(3).compactMap { $0 }
      .map { "\(type(of: $0))" }
  }
}
