/// The trace of a drawing of a view's hierarchy into an image.
@MainActor struct DisplayTrace {
  private let start = Trace.now

  /// Begins to measure a drawing; returns `nil` if drawing is not traced.
  static func begin() -> DisplayTrace? {
    Trace.words.contains(.display) ? DisplayTrace() : nil
  }

  /// Writes the trace of a drawing of a view at a size, in points.
  func end(_ view: UIView, size: CGSize) {
    let time = Trace.milliseconds(Trace.now - start)
    Trace.write(
      .display,
      "\(type(of: view)) \(size.traceText): \(Self.count(view.layer)) layers, \(time) ms")
  }

  private static func count(_ layer: CALayer) -> Int {
    (layer.sublayers ?? []).reduce(1) { $0 + ($1.isHidden ? 0 : count($1)) }
  }
}
