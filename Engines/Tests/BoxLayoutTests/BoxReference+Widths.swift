import BoxLayout
import Foundation
import LayoutGeometry

// Widths that boxes ask for, and the lines of a flow.
extension BoxReference {
  /// The width that a box asks for.
  func natural(_ node: BoxNode, height offered: CGFloat?) -> CGFloat {
    let height = knownHeight(node, offered: offered)
    switch node.style.width.kind {
    case .fixed(let width): return legal(width)
    case .aspectRatio(let ratio) where ratio.isFinite && ratio > 0:
      if let height { return legal(height * ratio) }
    case .wrap(let wrapping):
      let width = content(node, height: height) + wrapping.addition
      if width > wrapping.maximum + 0.001 {
        return fit(node, limited(wrapping, height: height)).width
      }
      return max(wrapping.minimum, min(wrapping.maximum, width))
    default: break
    }
    return max(0, content(node, height: height))
  }

  func limited(_ wrapping: BoxWrapping, height: CGFloat?) -> Slot {
    Slot(width: max(wrapping.minimum, wrapping.maximum), isExact: false, height: height)
  }

  func outer(_ child: BoxNode, in node: BoxNode, height: CGFloat?) -> CGFloat {
    natural(child, height: childHeight(child, in: node, height: height))
      + sum(child.style.margin, .horizontal)
  }

  func content(_ node: BoxNode, height: CGFloat?) -> CGFloat {
    let boxes = children(of: node)
    let padding = sum(node.arrangement.padding, .horizontal)
    if boxes.isEmpty { return legal(node.content?.size(thatFits: .infinity).width ?? 0) + padding }
    let widths = boxes.map { outer($0, in: node, height: height) }
    switch node.arrangement.kind {
    case .overlay, .scroll: return (widths.max() ?? 0) + padding
    case .linear(let line):
      if line.axis == .vertical { return (widths.max() ?? 0) + padding }
      return rowWidth(boxes, widths, spacing: line.spacing) + padding
    case .flow(let flow):
      let lines = naturalLines(node, boxes, flow, height: height)
      if flow.line.axis == .horizontal {
        let rows = lines.map {
          rowWidth(Array(boxes[$0]), Array(widths[$0]), spacing: flow.line.spacing)
        }
        return (rows.max() ?? 0) + padding
      }
      return across(lines.map { widths[$0].max() ?? 0 }, flow) + padding
    }
  }

  func weight(_ length: BoxLength) -> CGFloat? {
    if case .fill(let weight) = length.kind { legal(weight) } else { nil }
  }

  /// The length of a row, in which the unit of filling boxes is the largest that one of them needs.
  func rowWidth(_ boxes: [BoxNode], _ outer: [CGFloat], spacing: CGFloat) -> CGFloat {
    line(boxes.map { ($0.style.width, sum($0.style.margin, .horizontal)) }, outer, spacing: spacing)
  }

  func line(
    _ lengths: [(BoxLength, CGFloat)], _ outer: [CGFloat], spacing: CGFloat
  ) -> CGFloat {
    var (total, unit, weights) = (spacing * CGFloat(outer.count - 1), CGFloat(0), CGFloat(0))
    for ((length, margin), outer) in zip(lengths, outer) {
      guard let weight = weight(length) else {
        total += outer
        continue
      }
      total += margin
      if weight > 0 { (unit, weights) = (max(unit, (outer - margin) / weight), weights + weight) }
    }
    return total + legal(unit * weights)
  }

  /// The length of lines across their direction.
  func across(_ lengths: [CGFloat], _ flow: BoxFlow) -> CGFloat {
    let spacing = flow.lineSpacing * CGFloat(max(0, lengths.count - 1))
    if case .fill = flow.lineLength.kind {
      return (lengths.max() ?? 0) * CGFloat(lengths.count) + spacing
    }
    return lengths.reduce(spacing) { $0 + lineLength($1, flow) }
  }

  func lineLength(_ length: CGFloat, _ flow: BoxFlow) -> CGFloat {
    switch flow.lineLength.kind {
    case .fixed(let fixed): legal(fixed)
    case .wrap(let wrapping):
      max(wrapping.minimum, min(wrapping.maximum, length + wrapping.addition))
    default: length
    }
  }

  func naturalLines(
    _ node: BoxNode, _ boxes: [BoxNode], _ flow: BoxFlow, height: CGFloat?
  ) -> [Range<Int>] {
    guard flow.line.axis == .vertical, flow.count == 0, let height else {
      return lines(boxes, flow, limit: nil, lengths: [])
    }
    let heights = boxes.map { child in
      fit(child, Slot(width: natural(child, height: nil), isExact: true, height: nil)).height
        + sum(child.style.margin, .vertical)
    }
    return lines(
      boxes, flow, limit: legal(height - sum(node.arrangement.padding, .vertical)), lengths: heights
    )
  }

  func lines(
    _ boxes: [BoxNode], _ flow: BoxFlow, limit: CGFloat?, lengths: [CGFloat]
  ) -> [Range<Int>] {
    var result: [[Int]] = []
    for index in boxes.indices {
      guard let last = result.last, !last.isEmpty, !boxes[index - 1].style.endsLine else {
        result.append([index])
        continue
      }
      let isFull: Bool
      if flow.count > 0 {
        isFull = last.count == flow.count
      } else if let limit {
        let length = (last + [index]).reduce(0) { $0 + lengths[$1] }
        isFull = length + flow.line.spacing * CGFloat(last.count) > limit + 0.001
      } else {
        isFull = false
      }
      if isFull { result.append([index]) } else { result[result.count - 1].append(index) }
    }
    return result.map { ($0.first ?? 0)..<($0.last ?? 0) + 1 }
  }
}
