/// The trace of one layout pass.
@MainActor struct LayoutTrace {
  private let before = LayoutCounts.current
  private let start = Trace.now

  /// Begins to measure a pass; returns `nil` if layout is not traced.
  static func begin() -> LayoutTrace? {
    Trace.words.contains(.layout) ? LayoutTrace() : nil
  }

  /// Writes the trace of a pass that has laid out a view of some size.
  func end(_ root: AnyObject, size: CGSize) {
    let after = LayoutCounts.current
    let views = after.views - before.views
    guard views > 0 else { return }
    let time = Trace.milliseconds(Trace.now - start)
    Trace.write(
      .layout,
      "\(type(of: root)) \(size.traceText): \(views) views, "
        + "\(after.constraints - before.constraints) constraints, \(time) ms")
  }
}

extension CGSize {
  /// The size in points, such as `390x844`.
  var traceText: String {
    [width, height].map { String(format: "%g", $0) }.joined(separator: "x")
  }
}
