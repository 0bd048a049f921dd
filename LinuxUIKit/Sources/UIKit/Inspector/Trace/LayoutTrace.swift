/// The counts of views and constraints since the start, whose differences a trace writes.
@MainActor struct LayoutCounts {
  /// The counts up to now.
  private(set) static var current = LayoutCounts()
  /// The number of views that were laid out.
  private(set) var views = 0
  /// The number of constraints that were read for a solver.
  private(set) var constraints = 0

  /// Counts a view that is laid out.
  static func countView() { current.views += 1 }

  /// Counts constraints that are read for a solver.
  static func countConstraints(_ count: Int) { current.constraints += count }
}

/// The trace of one layout pass.
@MainActor struct LayoutTrace {
  private let before = LayoutCounts.current
  private let start = Trace.now

  /// Begins to measure a pass; returns `nil` if layout is not traced.
  static func begin() -> LayoutTrace? {
    Trace.words.contains(.layout) ? LayoutTrace() : nil
  }

  /// Writes the trace of a pass that has laid out a view.
  func end(_ root: UIView) {
    let after = LayoutCounts.current
    let views = after.views - before.views
    guard views > 0 else { return }
    let time = Trace.milliseconds(Trace.now - start)
    Trace.write(
      .layout,
      "\(type(of: root)) \(root.bounds.size.traceText): \(views) views, "
        + "\(after.constraints - before.constraints) constraints, \(time) ms")
  }
}

extension CGSize {
  /// The size in points, such as `390x844`.
  var traceText: String {
    [width, height].map { String(format: "%g", $0) }.joined(separator: "x")
  }
}
