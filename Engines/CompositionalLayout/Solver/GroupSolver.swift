import Foundation
import LayoutGeometry

/// A solver of an item of a description, which returns a tree of sizes and positions.
///
/// The steps are those of the reference solver in compositional-layout.md, 2.10.
struct GroupSolver {
  /// The provider of the frames of custom groups.
  let customFrames: LayoutCustomFrame.Provider
  /// The log of faults.
  var log: LayoutDiagnosticLog
  /// The measured cells of the instance; `nil` for the template.
  var measured: MeasuredInstance?
  /// The lengths that all uniform items of the section share.
  var shared = SharedLengths()

  /// Solves `node` in a container of this size, with at most `limit` index paths.
  ///
  /// `Int.max` stands for a complete template. `firstLeaf` is the number of the instance's cells
  /// before it.
  mutating func solve(
    _ node: LayoutNode, in container: CGSize, limit: Int = .max, firstLeaf: Int = 0
  ) throws(LayoutFault) -> SolvedNode {
    if measured == nil { log.check(node) }
    // 1. Resolve the size.
    let size = node.size.resolved(in: container)
    // 2. A leaf's frame is its size inset by its insets, not on axes that size themselves.
    // 3. A group's area is its size inset by its insets; an empty one ends the section.
    switch node.content {
    case .leaf:
      let sizing = LayoutSelfSizing(node.size)
      return SolvedNode(
        size: shared.size(
          size.measured(measuredSize(ofLeaf: firstLeaf), on: sizing), of: node.size),
        insets: node.insets.ignoringSelfSizing(of: node.size), leafCount: 1,
        supplementaries: node.supplementaries, content: .leaf(sizing))
    case .custom(let number):
      try checkSpace(in: node, size: size)
      return custom(number, of: node, size: size, limit: limit)
    case .group(let group):
      try checkSpace(in: node, size: size)
      return try solve(group, of: node, size: size, limit: limit, firstLeaf: firstLeaf)
    }
  }

  private mutating func checkSpace(in node: LayoutNode, size: CGSize) throws(LayoutFault) {
    let area = size.inset(by: node.insets)
    guard area.width <= 0 || area.height <= 0 else { return }
    log.reportNoAvailableSpace(area, in: size)
    throw .noAvailableSpace
  }

  private mutating func custom(
    _ number: Int, of node: LayoutNode, size: CGSize, limit: Int
  ) -> SolvedNode {
    // 3. A group's area is its size inset by its insets; an empty area ends the section.
    var frames = customFrames(number, size, node.insets)
    if measured == nil { log.check(frames) }
    let count = min(limit, LayoutLimits.items)
    frames.removeFrames(from: count)
    // Most providers return usable frames, which need no copy.
    if !frames.areBounded { frames = LayoutCustomFrames(frames.lazy.map(\.bounded)) }
    return SolvedNode(
      size: size, insets: node.insets, leafCount: frames.count,
      supplementaries: node.supplementaries, content: .frames(frames))
  }

  private mutating func solve(
    _ group: LayoutGroup, of node: LayoutNode, size: CGSize, limit: Int, firstLeaf: Int
  ) throws(LayoutFault) -> SolvedNode {
    let axis = group.axis
    let area = size.inset(by: node.insets)
    let isOpen = node.size[axis].isSelfSizing
    // 5. Append children while the next one fits.
    let line = GroupLine(group, area: area, isOpen: isOpen, limit: limit, firstLeaf: firstLeaf)
    var arrangement = try arrange(line)
    // The faults of a complete template are those of all instances.
    if measured == nil, limit == .max {
      log.check(arrangement, of: line, isOpenAcross: node.size[axis.crossing].isSelfSizing)
    }
    // Uniform children grow to the largest of them (compositional-layout.md, 4.6).
    arrangement.growUniformChildren(of: line, in: node)
    // 6. An axis that sizes itself has the length that the children need.
    var inner = area
    if isOpen, !arrangement.children.isEmpty { inner[axis] = arrangement.used }
    if node.size[axis.crossing].isSelfSizing, !arrangement.children.isEmpty {
      inner[axis.crossing] = arrangement.crossLength(of: group)
    }
    // 7. Distribute the remaining space and position the children.
    return SolvedNode(
      size: inner.outset(by: node.insets), insets: node.insets, leafCount: arrangement.leafCount,
      supplementaries: node.supplementaries,
      content: .children(
        parts: arrangement.parts,
        positions: arrangement.positions(for: group, in: inner, insets: node.insets)))
  }
}

extension CGSize {
  /// Returns the size of which this size is the inset.
  func outset(by insets: LayoutInsets) -> CGSize {
    CGSize(
      width: width + insets.start(.horizontal) + insets.end(.horizontal),
      height: height + insets.start(.vertical) + insets.end(.vertical))
  }
}

/// One solved item: its size and, for a group, the positions of its children.
///
/// Equal children of a group are solved once and share their part, so a group of 100,000 equal
/// children costs one solution and 100,000 positions.
struct SolvedNode {
  /// The footprint without edge spacing, in points.
  var size: CGSize
  /// The description's insets, without those on self-sizing axes.
  var insets: LayoutInsets
  /// The number of index paths.
  var leafCount: Int
  /// The views that are attached to it.
  var supplementaries: [LayoutSupplementary]
  /// The contents.
  var content: Content

  /// The contents of a solved item.
  enum Content {
    /// One cell that fills it, without its insets, and the axes on which it is self-sizing.
    case leaf(LayoutSelfSizing)
    /// Children: their solved parts, and for each child its part and its origin.
    case children(parts: [SolvedNode], positions: [ChildPosition])
    /// Cells with these frames, relative to the start of the insets.
    case frames(LayoutCustomFrames)
  }

  /// The position of one child of a group.
  struct ChildPosition {
    /// The index of its solved part.
    var part: Int
    /// Its origin in its parent's coordinate space, with edge spacing and insets.
    var origin: CGPoint
  }
}
