import Foundation

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
    return measured?.takeOwn(firstLeaf: firstLeaf) ?? false
  }
}

extension Int {
  /// Returns the sum, or `Int.max` if it overflows.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
