import Foundation
import LayoutGeometry

// Where the outermost group of a section is uniform on an axis, one length goes for all uniform items
// of the section (compositional-layout.md 4.6). They are equal then, however many there are: their
// instances are like the template, which is solved with that length.

extension SectionSolver {
  /// Whether lengths are shared in the whole section.
  var sharesLengths: Bool {
    section.group.size.width.isUniform || section.group.size.height.isUniform
  }

  /// Finds the lengths that the whole section shares, and has groups solved with them; nil where it
  /// shares none.
  func share(
    with groups: inout GroupSolver
  ) throws(LayoutFault) -> SharedLengths.InSection? {
    groups.shared = SharedLengths()
    // 1. See which items are uniform.
    guard sharesLengths, let plain = try template(with: &groups, limit: .max),
      !plain.leaves.isEmpty
    else { return nil }
    let kinds = plain.leaves.map(\.sizing)
    // 2. Take the largest of their lengths.
    groups.shared = sharedLengths(of: kinds)
    return SharedLengths.InSection(lengths: groups.shared, kinds: kinds)
  }

  /// The lengths that the uniform items of the section share now.
  ///
  /// [guess 4.6] While some are not measured, the largest estimate that the section describes takes
  /// part. Costs the tree; and O(measured items) where only some cells are uniform.
  func sharedLengths(of kinds: [LayoutSelfSizing]) -> SharedLengths {
    var shared = SharedLengths()
    for axis in [LayoutAxis.horizontal, .vertical] where section.group.size[axis].isUniform {
      shared[axis] = sharedLength(of: kinds, on: axis)
    }
    return shared
  }

  private func sharedLength(of kinds: [LayoutSelfSizing], on axis: LayoutAxis) -> CGFloat? {
    guard let estimate = section.group.largestUniformEstimate(on: axis) else { return nil }
    let (largest, isComplete) = measuredLength(of: kinds, on: axis)
    return isComplete ? largest : max(largest, estimate)
  }

  /// The largest length that was measured, and whether every item that has one was.
  private func measuredLength(
    of kinds: [LayoutSelfSizing], on axis: LayoutAxis
  ) -> (largest: CGFloat, isComplete: Bool) {
    let sizes = content.measured.items
    let isUniform = kinds.map { $0.isUniform(on: axis) }
    if isUniform.allSatisfy({ $0 }) {
      return (max(0, sizes.largest[axis].bounded), sizes.count >= content.itemCount)
    }
    var (largest, known): (CGFloat, Int) = (0, 0)
    sizes.forEach { item, size in
      guard item < content.itemCount, uses(item, isUniform) else { return }
      largest = max(largest, max(0, size[axis].bounded))
      known += 1
    }
    let (whole, rest) = content.itemCount.quotientAndRemainder(dividingBy: isUniform.count)
    let all =
      whole * isUniform.filter { $0 }.count + isUniform.prefix(rest).filter { $0 }.count
    return (largest, all > 0 && known == all)
  }

  /// [guess 4.6] Which items are uniform follows from the instance of which nothing was measured, also
  /// where the number of items in an instance depends on their lengths.
  private func uses(_ item: Int, _ isUniform: [Bool]) -> Bool { isUniform[item % isUniform.count] }
}

extension LayoutNode {
  /// The largest estimate of the uniform items inside, in points; nil where none is.
  ///
  /// Visits the whole tree.
  func largestUniformEstimate(on axis: LayoutAxis) -> CGFloat? {
    switch content {
    case .leaf: size[axis].isUniform ? size[axis].resolved(in: .zero) : nil
    case .custom: nil
    case .group(let group):
      group.children.compactMap { $0.largestUniformEstimate(on: axis) }.max()
    }
  }
}
