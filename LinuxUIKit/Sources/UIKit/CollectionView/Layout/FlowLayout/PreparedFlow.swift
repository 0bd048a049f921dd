import FlowLayout

/// The solution of a flow layout, and the requests to its delegate.
@MainActor final class PreparedFlow {
  /// The solution; `nil` until the layout is prepared.
  private(set) var solution: FlowSolution?
  private var usesItemSize = false
  private var isOverlongItemReported = false

  func replace(with new: FlowSolution?) { solution = new }

  /// Stores the size of a measured cell in its section.
  func setSize(_ size: CGSize, ofItemAt path: IndexPath) {
    solution?.sections[path.section].sizes.measure(size, item: path.item)
  }

  /// Arranges sections with measured cells in lines again, and returns the new solution.
  func update(_ sections: Set<Int>) -> SolvedFlowLayout? {
    guard var updated = solution else { return nil }
    let changed = sections.filter(updated.sections.indices.contains)
    updated.layout.update(
      Dictionary(uniqueKeysWithValues: changed.map { ($0, updated.sections[$0]) }))
    solution = updated
    return updated.layout
  }

  /// Requests a size from the delegate; returns `nil` if the delegate does not implement the
  /// method.
  func answer(_ request: () -> CGSize) -> CGSize? {
    usesItemSize = false
    let size = request()
    return usesItemSize ? nil : size
  }

  /// Records that the delegate does not implement the request in progress.
  func recordUnimplementedSize() { usesItemSize = true }

  /// Returns whether to report an item that is too long for any line; returns `true` only once.
  func shouldReportOverlongItem() -> Bool {
    guard !isOverlongItemReported, solution?.layout.hasOverlongItem ?? false else { return false }
    isOverlongItemReported = true
    return true
  }
}

/// A solved flow layout with its inputs.
struct FlowSolution {
  /// The sections, with the sizes of measured cells.
  var sections: [FlowSection]
  /// The frames of all elements.
  var layout: SolvedFlowLayout
}
