import BoxLayout
import Foundation
import LayoutGeometry

// Frames of boxes in their parents.
extension BoxReference {
  mutating func place(_ node: BoxNode, _ frame: CGRect, _ slot: Slot, isRightToLeft: Bool) {
    frames[ObjectIdentifier(node)] = frame
    let isRightToLeft = node.arrangement.isRightToLeft ?? isRightToLeft
    let (boxes, slots, lines) = slots(node, slot)
    let sizes = zip(boxes, slots).map { fit($0, $1) }
    let inside = CGRect(origin: .zero, size: frame.size).shrunk(by: node.arrangement.padding)
    var placed: [CGRect] = []
    switch node.arrangement.kind {
    case .overlay: placed = zip(boxes, sizes).map { own(node, $0, $1, inside) }
    case .scroll(let axis):
      placed = zip(boxes, sizes).map { box, size in
        var frame = own(node, box, size, inside, scrolls: axis == .vertical)
        if axis == .vertical {
          frame.origin.y = max(frame.origin.y, inside.minY + box.style.margin.start(axis))
        }
        if axis == .horizontal {
          frame.origin.x = max(frame.origin.x, inside.minX + box.style.margin.start(axis))
        }
        return frame
      }
    case .linear(let line): placed = self.line(node, boxes, sizes, line, inside)
    case .flow(let flow):
      let axis: LayoutAxis = flow.line.axis == .horizontal ? .vertical : .horizontal
      let lengths: [CGFloat] = lines.map { range in
        if axis == .horizontal {
          return boxes[range].map { outer($0, in: node, height: nil) }.max() ?? 0
        }
        return range.map { sizes[$0].height + sum(boxes[$0].style.margin, .vertical) }.max() ?? 0
      }
      let shared = share(lineShares(lengths, flow), inside.size[axis], spacing: flow.lineSpacing)
      let starts = positions(
        shared.map { ($0, 0, 0) }, flow.lineFormat, inside.size[axis], flow.lineSpacing)
      for (range, (start, length)) in zip(lines, zip(starts, shared)) {
        var area = inside
        if axis == .horizontal { (area.origin.x, area.size.width) = (inside.minX + start, length) }
        if axis == .vertical { (area.origin.y, area.size.height) = (inside.minY + start, length) }
        placed += self.line(node, Array(boxes[range]), Array(sizes[range]), flow.line, area)
      }
    }
    for index in boxes.indices {
      var frame = placed[index]
      if isRightToLeft {
        frame.origin.x = frames[ObjectIdentifier(node), default: .zero].width - frame.maxX
      }
      place(boxes[index], frame, slots[index], isRightToLeft: isRightToLeft)
    }
  }

  /// The frame of a box that has an area for itself.
  func own(
    _ node: BoxNode, _ box: BoxNode, _ size: CGSize, _ area: CGRect, scrolls: Bool = false,
    height forced: CGFloat? = nil
  ) -> CGRect {
    let margin = box.style.margin
    let available = legal(area.height - sum(margin, .vertical))
    var height = size.height
    switch box.style.height.kind {
    case .fill: height = scrolls ? max(height, available) : available
    case .wrap(let wrapping): if !scrolls { height = max(wrapping.minimum, min(height, available)) }
    default: break
    }
    height = forced ?? height
    func ratio(_ own: CGFloat?, _ parent: CGFloat?) -> CGFloat { ((own ?? parent ?? -1) + 1) / 2 }
    let justification = node.arrangement.justification
    let x =
      (area.width - size.width - sum(margin, .horizontal))
      * ratio(box.style.alignment.horizontal, justification.horizontal)
    let y =
      (area.height - height - sum(margin, .vertical))
      * ratio(box.style.alignment.vertical, justification.vertical)
    return CGRect(
      x: area.minX + x + margin.start(.horizontal), y: area.minY + y + margin.start(.vertical),
      width: size.width, height: height)
  }

  func line(
    _ node: BoxNode, _ boxes: [BoxNode], _ sizes: [CGSize], _ line: BoxLine, _ area: CGRect
  ) -> [CGRect] {
    let axis = line.axis
    var lengths = sizes.map { $0[axis] }
    if axis == .vertical {
      let shares = zip(boxes, sizes).map {
        Share($0.style, $0.style.height, base: $1.height, margin: sum($0.style.margin, .vertical))
      }
      lengths = share(shares, area.height, spacing: line.spacing)
    }
    let entries = zip(boxes, lengths).map {
      ($1, $0.style.margin.start(axis), $0.style.margin.end(axis))
    }
    let starts = grouped(boxes, entries, line.format, area.size[axis], line.spacing)
    return boxes.indices.map { index in
      var frame = own(
        node, boxes[index], sizes[index], area, height: axis == .vertical ? lengths[index] : nil)
      if axis == .vertical { frame.origin.y = area.minY + starts[index] }
      if axis == .horizontal { frame.origin.x = area.minX + starts[index] }
      return frame
    }
  }

  typealias Entry = (length: CGFloat, before: CGFloat, after: CGFloat)

  func total(_ entries: [Entry], _ spacing: CGFloat) -> CGFloat {
    entries.reduce(spacing * CGFloat(max(0, entries.count - 1))) {
      $0 + $1.length + $1.before + $1.after
    }
  }

  func positions(
    _ entries: [Entry], _ format: BoxFormat, _ available: CGFloat, _ spacing: CGFloat,
    from origin: CGFloat = 0
  ) -> [CGFloat] {
    let left = max(0, available - total(entries, spacing))
    let count = CGFloat(entries.count)
    var (position, gap) = (origin, spacing)
    switch format {
    case .leading: break
    case .center: position += left / 2
    case .trailing: position += left
    case .spaceBetween: gap += count > 1 ? left / (count - 1) : 0
    case .spaceEvenly: (position, gap) = (position + left / (count + 1), gap + left / (count + 1))
    }
    return entries.map { entry in
      defer { position += entry.before + entry.length + entry.after + gap }
      return position + entry.before
    }
  }

  func grouped(
    _ boxes: [BoxNode], _ entries: [Entry], _ format: BoxFormat, _ available: CGFloat,
    _ spacing: CGFloat
  ) -> [CGFloat] {
    guard boxes.contains(where: { $0.style.linePlace != nil }) else {
      return positions(entries, format, available, spacing)
    }
    let usual: BoxPlace =
      format == .center ? .center : format == .trailing ? .trailing : .leading
    var result = Array(repeating: CGFloat(0), count: boxes.count)
    let free = max(0, available - total(entries, spacing))
    var end: CGFloat = 0
    for place in [BoxPlace.leading, .center, .trailing] {
      let group = boxes.indices.filter { (boxes[$0].style.linePlace ?? usual) == place }
      if group.isEmpty { continue }
      let length = total(group.map { entries[$0] }, spacing)
      var start = end
      if place == .center { start = min(max(end, (available - length) / 2), end + free) }
      if place == .trailing { start = max(end, available - length) }
      let starts = positions(group.map { entries[$0] }, .leading, 0, spacing, from: start)
      for (index, position) in zip(group, starts) { result[index] = position }
      end = start + length + spacing
    }
    return result
  }
}
