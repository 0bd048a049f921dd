import Foundation
import LayoutGeometry

/// A builder that converts a solved tree into a flat list of frames, depth first in placement order
/// (compositional-layout.md, 2.5).
struct TemplateBuilder {
  private var leaves: [LayoutTemplate.Leaf] = []
  private var badges: [LayoutTemplate.Badge] = []

  /// Returns the frames of a solved group and its descendants, along the scroll axis of its
  /// section.
  static func template(of node: SolvedNode, axis: LayoutAxis) -> LayoutTemplate {
    if let leaves = leaves(ofCustom: node) {
      return LayoutTemplate(size: node.size, leaves: leaves, badges: [], axis: axis)
    }
    var builder = TemplateBuilder()
    builder.leaves.reserveCapacity(min(node.leafCount, LayoutLimits.items))
    builder.add(node, at: .zero)
    return LayoutTemplate(
      size: node.size, leaves: LayoutTemplate.Leaves(builder.leaves), badges: builder.badges,
      axis: axis)
  }

  /// Returns the cells of a custom group without attached views in place, or `nil`.
  private static func leaves(ofCustom node: SolvedNode) -> LayoutTemplate.Leaves? {
    guard case .frames(let frames) = node.content, node.supplementaries.isEmpty else { return nil }
    let area = CGRect(origin: .zero, size: node.size).shrunk(by: node.insets)
    return LayoutTemplate.Leaves(frames, origin: area.origin)
  }

  private mutating func add(_ node: SolvedNode, at origin: CGPoint) {
    // Groups without cells may be nested and repeated more often than can be counted.
    guard node.leafCount > 0, leaves.count < LayoutLimits.items else { return }
    let first = leaves.count
    let frame = CGRect(origin: origin, size: node.size).shrunk(by: node.insets)
    switch node.content {
    case .leaf(let sizing):
      leaves.append(LayoutTemplate.Leaf(frame: frame, zIndex: 0, sizing: sizing))
    case .frames(let frames):
      let origin = frame.origin
      leaves.reserveCapacity(leaves.count + frames.count)
      for custom in frames { leaves.append(LayoutTemplate.Leaf(custom, from: origin)) }
    case .children(let parts, let positions):
      add(parts, at: positions, from: origin)
    }
    addBadges(of: node, on: frame, first: first)
  }

  /// Appends children in order; those that share a part are copies of the first one.
  ///
  /// So each part is visited once, and the cost is the number of results.
  private mutating func add(
    _ parts: [SolvedNode], at positions: [SolvedNode.ChildPosition], from origin: CGPoint
  ) {
    var copies = [Copied?](repeating: nil, count: parts.count)
    for child in positions {
      let moved = origin.moved(by: child.origin)
      if let copied = copies[child.part] {
        repeatLeaves(copied, at: moved)
        continue
      }
      let (firstLeaf, firstBadge) = (leaves.count, badges.count)
      add(parts[child.part], at: moved)
      // Views attached to cells and groups have a different index path in each copy.
      guard badges.count == firstBadge else { continue }
      copies[child.part] = Copied(leaves: firstLeaf..<leaves.count, origin: moved)
    }
  }

  /// The cells of a visited part, and its origin.
  private struct Copied {
    var leaves: Range<Int>
    var origin: CGPoint
  }

  private mutating func repeatLeaves(_ copied: Copied, at origin: CGPoint) {
    let distance = CGPoint(x: origin.x - copied.origin.x, y: origin.y - copied.origin.y)
    let count = max(0, LayoutLimits.items - leaves.count)
    for position in copied.leaves.prefix(count) {
      var leaf = leaves[position]
      leaf.frame.origin = leaf.frame.origin.moved(by: distance)
      leaves.append(leaf)
    }
  }

  // Unverified: the views of a group have the index path of its first cell
  // (compositional-layout.md, 3.2).
  /// Appends the views that are attached to a node.
  private mutating func addBadges(of node: SolvedNode, on host: CGRect, first: Int) {
    guard first < leaves.count else { return }
    badges += node.supplementaries.map { item in
      LayoutTemplate.Badge(
        frame: item.frame(on: host), zIndex: item.zIndex, kind: item.kind, leaf: first,
        selfSizing: SelfSizingBadge(item, host: host))
    }
  }
}

extension CGPoint {
  /// Returns the point moved by `offset`.
  func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
