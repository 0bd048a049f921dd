import Foundation

/// Turns a solved tree into a flat list of frames, depth first in placement order (2.5).
struct TemplateBuilder {
  private var leaves: [LayoutTemplate.Leaf] = []
  private var badges: [LayoutTemplate.Badge] = []

  /// The frames of a solved group and everything inside, along the scroll axis of its section.
  static func template(of node: SolvedNode, axis: LayoutAxis) -> LayoutTemplate {
    var builder = TemplateBuilder()
    builder.leaves.reserveCapacity(min(node.leafCount, LayoutLimits.items))
    builder.add(node, at: .zero)
    return LayoutTemplate(
      size: node.size, leaves: builder.leaves, badges: builder.badges, axis: axis)
  }

  private mutating func add(_ node: SolvedNode, at origin: CGPoint) {
    guard leaves.count < LayoutLimits.items else { return }
    let first = leaves.count
    let frame = CGRect(origin: origin, size: node.size).shrunk(by: node.insets)
    switch node.content {
    case .leaf(let sizing):
      leaves.append(LayoutTemplate.Leaf(frame: frame, zIndex: 0, sizing: sizing))
    case .frames(let frames):
      leaves += frames.map { custom in
        LayoutTemplate.Leaf(
          frame: custom.frame.offsetBy(dx: frame.minX, dy: frame.minY), zIndex: custom.zIndex)
      }
    case .children(let parts, let places):
      add(parts, at: places, from: origin)
    }
    addBadges(of: node, on: frame, first: first)
  }

  /// Children one after the other; cells without views of their own in a run of copies.
  private mutating func add(
    _ parts: [SolvedNode], at places: [SolvedNode.Place], from origin: CGPoint
  ) {
    let cells = parts.map(\.plainCell)
    for place in places {
      guard var cell = cells[place.part] else {
        add(parts[place.part], at: origin.moved(by: place.origin))
        continue
      }
      guard leaves.count < LayoutLimits.items else { return }
      let moved = origin.moved(by: place.origin)
      cell.frame.origin = cell.frame.origin.moved(by: moved)
      leaves.append(cell)
    }
  }

  /// [guess 3.2, §9.7] A group's views have the index path of its first cell.
  private mutating func addBadges(of node: SolvedNode, on host: CGRect, first: Int) {
    guard first < leaves.count else { return }
    badges += node.supplementaries.map { item in
      LayoutTemplate.Badge(
        frame: item.frame(on: host), zIndex: item.zIndex, kind: item.kind, leaf: first)
    }
  }
}

extension SolvedNode {
  /// The one cell that this is, at the origin; nil for groups and for cells with views tied to them.
  fileprivate var plainCell: LayoutTemplate.Leaf? {
    guard case .leaf(let sizing) = content, supplementaries.isEmpty else { return nil }
    return LayoutTemplate.Leaf(
      frame: CGRect(origin: .zero, size: size).shrunk(by: insets), zIndex: 0, sizing: sizing)
  }
}

extension CGPoint {
  /// The point, `offset` further.
  func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
