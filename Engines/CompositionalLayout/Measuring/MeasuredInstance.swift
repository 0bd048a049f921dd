import Foundation

/// The measured sizes of the cells of the instance that is being solved.
struct MeasuredInstance {
  /// The sizes of the section's items.
  let sizes: MeasuredSizes
  /// The item at which the instance starts.
  let firstItem: Int
  /// The number of items of the instance that the solution depends on, including those of the first
  /// child that does not fit.
  var reach = 0
  /// The number of children that were solved separately.
  private var resolvedCount = 0

  /// Creates the measurements of the instance that starts at `firstItem`.
  init(_ sizes: MeasuredSizes, firstItem: Int) {
    (self.sizes, self.firstItem) = (sizes, firstItem)
  }

  /// Returns whether one more child may be solved separately after this many cells, and counts it.
  ///
  /// A child is solved once more to test whether it fits, with all its descendants, which in a
  /// thousand nested groups would double a thousand times. The limit is far above the needs of a
  /// real screen.
  mutating func canResolve(firstLeaf: Int) -> Bool {
    guard resolvedCount / LayoutLimits.separateChildren <= firstLeaf.saturatingSum(64) else {
      return false
    }
    resolvedCount += 1
    return true
  }
}

extension GroupSolver {
  /// Returns the measured size of one of the instance's cells; `nil` if it isn't measured.
  mutating func measuredSize(ofLeaf leaf: Int) -> CGSize? {
    guard let known = measured else { return nil }
    measured?.reach = max(known.reach, leaf.saturatingSum(1))
    return known.sizes[known.firstItem.saturatingSum(leaf)]
  }

  /// Returns whether a child is solved separately, with its own measured cells.
  ///
  /// Cells beyond the limit of a template aren't displayed. Their groups are shared, so that a
  /// hostile tree has a bounded cost.
  mutating func isMeasured(_ child: LayoutNode, firstLeaf: Int) -> Bool {
    guard measured != nil, firstLeaf < LayoutLimits.items, child.hasMeasuredLeaf else {
      return false
    }
    return measured?.canResolve(firstLeaf: firstLeaf) ?? false
  }
}

extension Int {
  /// Returns the sum, or `Int.max` if it overflows.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
