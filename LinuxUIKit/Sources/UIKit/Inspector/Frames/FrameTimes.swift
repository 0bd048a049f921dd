/// The times of one frame, and what it drew.
package struct FrameRecord: Equatable, Sendable {
  /// The seconds in which events were handled.
  package var events: TimeInterval
  /// The seconds of layout.
  package var layout: TimeInterval
  /// The seconds of updates: clients of the frame clock, and changes of data.
  package var updates: TimeInterval
  /// The seconds of drawing.
  package var drawing: TimeInterval
  /// The seconds in which the pixels were handed to the display.
  package var presenting: TimeInterval
  /// The number of pixels that have changed.
  package var changedPixels: Int
  /// The number of rectangles of changed pixels.
  package var rectangles: Int
  /// The number of layers that were drawn; 0 if it isn't known.
  package var layers: Int

  /// Creates a record; times are in seconds.
  package init(
    events: TimeInterval = 0, layout: TimeInterval = 0, updates: TimeInterval = 0,
    drawing: TimeInterval = 0, presenting: TimeInterval = 0, changedPixels: Int = 0,
    rectangles: Int = 0, layers: Int = 0
  ) {
    (self.events, self.layout, self.updates) = (events, layout, updates)
    (self.drawing, self.presenting) = (drawing, presenting)
    (self.changedPixels, self.rectangles, self.layers) = (changedPixels, rectangles, layers)
  }

  /// The seconds of the whole frame, without waiting.
  package var total: TimeInterval { events + layout + updates + drawing + presenting }

  /// The record as a line of a trace.
  var traceLine: String {
    let layers = layers > 0 ? ", \(layers) layers" : ""
    return
      "\(rectangles) rects, \(changedPixels) pixels\(layers), \(Trace.milliseconds(drawing)) ms"
  }
}

/// The times of the last frames.
struct FrameTimes: Equatable {
  /// The largest number of frames that are kept.
  static let capacity = 120
  /// The frames, oldest first.
  private(set) var frames: [FrameRecord] = []

  /// Adds a frame, and removes the oldest one if there are too many.
  mutating func append(_ frame: FrameRecord) {
    if frames.count == Self.capacity { frames.removeFirst() }
    frames.append(frame)
  }

  /// The time that half of the frames don't exceed, in seconds; 0 without frames.
  var median: TimeInterval { percentile(0.5) }

  /// The time that 99 percent of the frames don't exceed, in seconds; 0 without frames.
  var p99: TimeInterval { percentile(0.99) }

  /// The longest time, in seconds; 0 without frames.
  var worst: TimeInterval { percentile(1) }

  /// Returns the smallest time that a share of the frames doesn't exceed.
  private func percentile(_ share: Double) -> TimeInterval {
    let times = frames.map(\.total).sorted()
    guard !times.isEmpty else { return 0 }
    return times[max(0, Int((Double(times.count) * share).rounded(.up)) - 1)]
  }
}
