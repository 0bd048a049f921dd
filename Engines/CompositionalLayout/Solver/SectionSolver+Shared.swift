import Foundation
import LayoutGeometry

// If the outermost group of a section is uniform on an axis, all uniform items of the section share
// one length (compositional-layout.md, 4.6). So all instances equal the template, which is solved
// with that length.

extension SectionSolver {
  /// Whether uniform items share a length in the whole section.
  var sharesLengths: Bool {
    section.group.size.width.isUniform || section.group.size.height.isUniform
  }

  /// Determines the lengths that the whole section shares, and sets them in `groups`; returns `nil`
  /// if it shares none.
  func resolveSharedLengths(
    with groups: inout GroupSolver
  ) throws(LayoutFault) -> SharedLengths.InSection? {
    groups.shared = SharedLengths()
    // 1. Find the uniform items.
    guard sharesLengths, let plain = try template(with: &groups, limit: .max),
      !plain.leaves.isEmpty
    else { return nil }
    let kinds = plain.leaves.map(\.sizing)
    // 2. Use the largest of their lengths.
    groups.shared = sharedLengths(of: kinds)
    return SharedLengths.InSection(lengths: groups.shared, kinds: kinds)
  }

  // Unverified: while some items aren't measured, the largest described estimate takes part
  // (compositional-layout.md, 4.6).
  /// Returns the lengths that the uniform items of the section currently share.
  ///
  /// Costs a visit of the tree, and O(measured items) if only some cells are uniform.
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

  /// Returns the largest measured length, and whether every uniform item is measured.
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

  // Unverified: determined by the instance without measured cells, even if the number of items in
  // an instance depends on their lengths (compositional-layout.md, 4.6).
  /// Returns whether an item is uniform.
  private func uses(_ item: Int, _ isUniform: [Bool]) -> Bool { isUniform[item % isUniform.count] }
}

extension LayoutNode {
  /// Returns the largest estimate of the uniform items in this node, in points; `nil` if there are
  /// none.
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
