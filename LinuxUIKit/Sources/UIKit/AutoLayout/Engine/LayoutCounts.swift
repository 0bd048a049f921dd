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
