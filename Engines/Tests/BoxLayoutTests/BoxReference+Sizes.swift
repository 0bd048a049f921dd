import BoxLayout
import Foundation
import LayoutGeometry

// Sizes of boxes in slots.
extension BoxReference {
  /// The slot of a box that has a width for itself.
  func slot(_ node: BoxNode, in width: CGFloat, height: CGFloat?) -> Slot {
    let asked = natural(node, height: height)
    if case .fill = node.style.width.kind {
      return Slot(width: width.isFinite ? legal(width) : asked, isExact: true, height: height)
    }
    return slot(node, asked: asked, given: width, height: height)
  }

  func slot(_ node: BoxNode, asked: CGFloat, given: CGFloat, height: CGFloat?) -> Slot {
    var wrapping = BoxWrapping()
    switch node.style.width.kind {
    case .fixed: return Slot(width: asked, isExact: true, height: height)
    case .aspectRatio(let ratio):
      if ratio.isFinite, ratio > 0, knownHeight(node, offered: height) != nil {
        return Slot(width: asked, isExact: true, height: height)
      }
    case .wrap(let own): wrapping = own
    case .fill: break
    }
    let known = knownHeight(node, offered: height)
    if asked <= given + 0.001 {
      if content(node, height: known) + wrapping.addition > wrapping.maximum + 0.001 {
        return limited(wrapping, height: height)
      }
      return Slot(width: asked, isExact: true, height: height)
    }
    return Slot(width: max(wrapping.minimum, min(asked, given)), isExact: false, height: height)
  }

  /// The slots of the children, and the lines of a flow.
  func slots(_ node: BoxNode, _ slot: Slot) -> (
    boxes: [BoxNode], slots: [Slot], lines: [Range<Int>]
  ) {
    let boxes = children(of: node)
    let height = knownHeight(node, offered: slot.height)
    let width = legal(slot.width - sum(node.arrangement.padding, .horizontal))
    func alone(_ boxes: [BoxNode], _ width: CGFloat) -> [Slot] {
      boxes.map { child in
        self.slot(
          child, in: legal(width - sum(child.style.margin, .horizontal)),
          height: childHeight(child, in: node, height: height))
      }
    }
    func row(_ boxes: [BoxNode], _ spacing: CGFloat) -> [Slot] {
      let shares = boxes.map {
        Share(
          $0.style, $0.style.width,
          base: natural($0, height: childHeight($0, in: node, height: height)),
          margin: sum($0.style.margin, .horizontal))
      }
      let lengths = share(shares, width, spacing: spacing)
      return zip(boxes, zip(shares, lengths)).map { child, entry in
        let (share, length) = entry
        let known = childHeight(child, in: node, height: height)
        if share.weight != nil || length > share.base {
          return Slot(width: length, isExact: true, height: known)
        }
        return self.slot(child, asked: share.base, given: length, height: known)
      }
    }
    switch node.arrangement.kind {
    case .overlay: return (boxes, alone(boxes, width), [])
    case .scroll(let axis):
      let widest = boxes.map { outer($0, in: node, height: height) }.max() ?? 0
      return (boxes, alone(boxes, axis == .horizontal ? max(width, widest) : width), [])
    case .linear(let line):
      return (boxes, line.axis == .vertical ? alone(boxes, width) : row(boxes, line.spacing), [])
    case .flow(let flow) where flow.line.axis == .horizontal:
      let widths = boxes.map { outer($0, in: node, height: nil) }
      let lines = lines(boxes, flow, limit: width, lengths: widths)
      return (boxes, lines.flatMap { row(Array(boxes[$0]), flow.line.spacing) }, lines)
    case .flow(let flow):
      let lines = naturalLines(node, boxes, flow, height: height)
      let columns = columnLengths(node, boxes, flow, lines, width)
      return (boxes, zip(lines, columns).flatMap { alone(Array(boxes[$0]), $1) }, lines)
    }
  }

  func columnLengths(
    _ node: BoxNode, _ boxes: [BoxNode], _ flow: BoxFlow, _ lines: [Range<Int>], _ width: CGFloat
  ) -> [CGFloat] {
    let widths = lines.map { boxes[$0].map { outer($0, in: node, height: nil) }.max() ?? 0 }
    return share(lineShares(widths, flow), width, spacing: flow.lineSpacing)
  }

  /// The size of a box in a slot.
  func fit(_ node: BoxNode, _ slot: Slot) -> CGSize {
    var wrapping = BoxWrapping()
    if case .wrap(let own) = node.style.width.kind { wrapping = own }
    let content = contentSize(node, slot, addition: wrapping.addition)
    let width =
      slot.isExact
      ? slot.width : max(wrapping.minimum, min(slot.width, content.width + wrapping.addition))
    switch node.style.height.kind {
    case .fixed(let height): return CGSize(width: width, height: legal(height))
    case .aspectRatio(let ratio) where ratio.isFinite && ratio > 0:
      return CGSize(width: width, height: legal(width / ratio))
    case .wrap(let wrapping):
      let height = content.height + wrapping.addition
      return CGSize(width: width, height: max(wrapping.minimum, min(wrapping.maximum, height)))
    default: return CGSize(width: width, height: max(0, content.height))
    }
  }

  func contentSize(_ node: BoxNode, _ slot: Slot, addition: CGFloat) -> CGSize {
    let padding = CGSize(
      width: sum(node.arrangement.padding, .horizontal),
      height: sum(node.arrangement.padding, .vertical))
    let (boxes, slots, lines) = slots(node, slot)
    if boxes.isEmpty {
      let size = leaf(node, width: legal(slot.width - addition - padding.width))
      return CGSize(width: size.width + padding.width, height: size.height + padding.height)
    }
    let sizes = zip(boxes, slots).map { fit($0, $1) }
    let inside = legal(slot.width - padding.width)
    let size = arranged(node, boxes, sizes, lines, width: inside)
    return CGSize(width: size.width + padding.width, height: size.height + padding.height)
  }

  func leaf(_ node: BoxNode, width: CGFloat) -> CGSize {
    guard let content = node.content else { return .zero }
    let natural = content.size(thatFits: .infinity)
    let isNatural = abs(width - legal(natural.width)) <= 0.001
    let keeps = width > legal(natural.width) && content.keepsHeightIfWidened
    let size = isNatural || keeps ? natural : content.size(thatFits: width)
    return CGSize(width: legal(size.width), height: legal(size.height))
  }

  /// The size of children of known sizes.
  func arranged(
    _ node: BoxNode, _ boxes: [BoxNode], _ sizes: [CGSize], _ lines: [Range<Int>], width: CGFloat
  ) -> CGSize {
    let widths = zip(boxes, sizes).map { $1.width + sum($0.style.margin, .horizontal) }
    let heights = zip(boxes, sizes).map { $1.height + sum($0.style.margin, .vertical) }
    func fills(_ box: BoxNode) -> Bool { weight(box.style.width) != nil }
    func grows(_ box: BoxNode) -> Bool {
      if case .wrap(let wrapping) = box.style.width.kind { return wrapping.grow > 0 }
      return (weight(box.style.width) ?? 0) > 0
    }
    func stackWidth() -> CGFloat {
      max(widths.max() ?? 0, boxes.contains(where: fills) ? width : 0)
    }
    func columnHeight(_ range: Range<Int>, _ spacing: CGFloat) -> CGFloat {
      line(
        boxes[range].map { ($0.style.height, sum($0.style.margin, .vertical)) },
        Array(heights[range]),
        spacing: spacing)
    }
    func rowSize(_ range: Range<Int>, _ spacing: CGFloat) -> CGSize {
      let sum = widths[range].reduce(spacing * CGFloat(range.count - 1), +)
      return CGSize(
        width: boxes[range].contains(where: grows) ? max(sum, width) : sum,
        height: heights[range].max() ?? 0)
    }
    let all = boxes.indices
    switch node.arrangement.kind {
    case .overlay: return CGSize(width: stackWidth(), height: heights.max() ?? 0)
    case .scroll(let axis):
      return CGSize(
        width: axis == .horizontal ? width : stackWidth(), height: heights.max() ?? 0)
    case .linear(let line):
      if line.axis == .horizontal { return rowSize(all, line.spacing) }
      return CGSize(width: stackWidth(), height: columnHeight(all, line.spacing))
    case .flow(let flow) where flow.line.axis == .horizontal:
      let rows = lines.map { rowSize($0, flow.line.spacing) }
      return CGSize(width: rows.map(\.width).max() ?? 0, height: across(rows.map(\.height), flow))
    case .flow(let flow):
      let columns = columnLengths(node, boxes, flow, lines, width)
      let spacing = flow.lineSpacing * CGFloat(max(0, columns.count - 1))
      return CGSize(
        width: columns.reduce(spacing, +),
        height: lines.map { columnHeight($0, flow.line.spacing) }.max() ?? 0)
    }
  }
}
