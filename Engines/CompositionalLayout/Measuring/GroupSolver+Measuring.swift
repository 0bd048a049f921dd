import Foundation

extension GroupSolver {
  /// The measured size of one of the instance's cells; nil while it was not measured.
  mutating func measuredSize(ofLeaf leaf: Int) -> CGSize? {
    guard let known = measured else { return nil }
    measured?.reach = max(known.reach, leaf.saturatingSum(1))
    return known.sizes[known.firstItem.saturatingSum(leaf)]
  }

  /// Whether a child is to be solved for itself, with its own measured cells.
  ///
  /// Cells beyond what a template holds are not shown: their groups are shared, so that a hostile
  /// tree does not take for ever.
  mutating func isMeasured(_ child: LayoutNode, firstLeaf: Int) -> Bool {
    guard measured != nil, firstLeaf < LayoutLimits.items, child.hasMeasuredLeaf else {
      return false
    }
    return measured?.takeOwn(firstLeaf: firstLeaf) ?? false
  }
}

extension Int {
  /// The sum, or the largest number where it is larger than that.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
