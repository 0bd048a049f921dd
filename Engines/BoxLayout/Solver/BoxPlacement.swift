import Foundation
import LayoutGeometry

/// The frames of the boxes inside a box whose size is known, from left to right.
struct BoxPlacement {
  /// The boxes that have a slot, in the order of the layout.
  let boxes: [BoxNode]
  /// The frame of each of them, in points.
  private(set) var frames: [CGRect] = []
  /// The size of all of them with the padding, in points.
  private(set) var contentSize: CGSize

  private let arrangement: BoxArrangement
  private let inside: CGRect

  /// Places the boxes inside a box.
  init(of box: BoxNode, size: CGSize) {
    boxes = box.arrangedChildren
    arrangement = box.arrangement
    inside = CGRect(origin: .zero, size: size).shrunk(by: box.arrangement.padding)
    contentSize = size
    guard !boxes.isEmpty else { return }
    frames.reserveCapacity(boxes.count)
    switch arrangement.kind {
    case .overlay: placeOverlay()
    case .scroll(let axis): placeScrolled(axis)
    case .linear(let line) where line.axis == .horizontal: placeRow(boxes[...], line, in: inside)
    case .linear(let line): placeColumn(boxes[...], line, in: inside)
    case .flow(let flow): place(flow, lines: box.memory.lines, lengths: box.memory.lineLengths)
    }
    contentSize = extent(size)
  }

  /// The size that contains every frame with its margin, and the padding.
  private func extent(_ size: CGSize) -> CGSize {
    guard case .scroll(let axis) = arrangement.kind else { return size }
    var result = size
    result[axis] =
      arrangement.padding.end(axis)
      + zip(boxes, frames).reduce(inside.interval(on: axis).start) {
        max($0, $1.1.interval(on: axis).end + $1.0.style.margin.end(axis))
      }
    return result
  }

  private mutating func placeOverlay() {
    for box in boxes {
      let height = box.slotHeight(in: inside.height)
      frames.append(arrangement.frame(of: box, height: height, in: inside))
    }
  }

  private mutating func placeScrolled(_ axis: LayoutAxis) {
    for box in boxes {
      let slotHeight = box.slotHeight(in: inside.height)
      // Along the scrolled axis a box is not limited by the space, and begins at its start.
      let height = axis == .vertical ? max(box.fittedSize.height, slotHeight) : slotHeight
      var frame = arrangement.frame(of: box, height: height, in: inside)
      let start = inside.interval(on: axis).start + box.style.margin.start(axis)
      if axis == .vertical { frame.origin.y = max(start, frame.minY) }
      if axis == .horizontal { frame.origin.x = max(start, frame.minX) }
      frames.append(frame)
    }
  }

  /// Appends the frames of boxes beside one another.
  private mutating func placeRow(_ row: ArraySlice<BoxNode>, _ line: BoxLine, in area: CGRect) {
    let items = row.values {
      LineItem($0.style, placed: $0.fittedSize.width, axis: .horizontal)
    }
    let starts = line.format.starts(
      of: items, available: area.width, spacing: line.spacing, places: places(of: row))
    row.visit { box, position in
      var frame = arrangement.frame(of: box, height: box.slotHeight(in: area.height), in: area)
      frame.origin.x = area.minX + starts[position]
      frames.append(frame)
    }
  }

  /// Appends the frames of boxes below one another, which share the height.
  private mutating func placeColumn(_ column: ArraySlice<BoxNode>, _ line: BoxLine, in area: CGRect)
  {
    var items = column.values {
      LineItem($0.style, natural: $0.fittedSize.height, axis: .vertical)
    }
    items.share(area.height, spacing: line.spacing)
    let starts = line.format.starts(
      of: items, available: area.height, spacing: line.spacing, places: places(of: column))
    column.visit { box, position in
      var frame = arrangement.frame(of: box, height: items[position].length, in: area)
      frame.origin.y = area.minY + starts[position]
      frames.append(frame)
    }
  }

  /// The places along a line; `nil` if no box has one of its own.
  private func places(of boxes: ArraySlice<BoxNode>) -> [BoxPlace?]? {
    guard boxes.contains(where: { $0.style.linePlace != nil }) else { return nil }
    return boxes.map(\.style.linePlace)
  }

  /// Appends the frames of boxes in several lines, which share the length across them.
  private mutating func place(_ flow: BoxFlow, lines: [Range<Int>], lengths: [CGFloat]) {
    let crossing = flow.line.axis.crossing
    let area = inside.interval(on: crossing)
    var items = lengths.map { flow.lineItem(length: $0) }
    items.share(area.length, spacing: flow.lineSpacing)
    let starts = flow.lineFormat.starts(
      of: items, available: area.length, spacing: flow.lineSpacing)
    for (range, (item, start)) in zip(lines, zip(items, starts)) {
      let interval = LayoutInterval(start: start, end: start + item.length).moved(by: area.start)
      let main = inside.interval(on: flow.line.axis)
      let slot = CGRect(flow.line.axis, main: main, cross: interval)
      if crossing == .vertical { placeRow(boxes[range], flow.line, in: slot) }
      if crossing == .horizontal { placeColumn(boxes[range], flow.line, in: slot) }
    }
  }
}

extension BoxArrangement {
  /// Returns the frame of a box of a height that has an area for itself, at its place in it.
  func frame(of box: BoxNode, height: CGFloat, in area: CGRect) -> CGRect {
    let size = CGSize(width: box.fittedSize.width, height: height)
    var frame = CGRect(origin: area.origin, size: size)
    for axis in [LayoutAxis.horizontal, .vertical] {
      let left = area.size[axis] - size[axis] - box.style.margins(axis)
      let offset = left * (ratio(of: box.style, on: axis) + 1) / 2
      let start = offset + box.style.margin.start(axis)
      if axis == .horizontal { frame.origin.x += start } else { frame.origin.y += start }
    }
    return frame
  }
}

extension LineItem {
  /// Creates the item of a box that has its length already.
  init(_ style: BoxStyle, placed length: CGFloat, axis: LayoutAxis) {
    self.init(base: length)
    (before, after) = (style.margin.start(axis), style.margin.end(axis))
  }
}

extension BoxNode {
  /// The size in the last slot.
  var fittedSize: CGSize { memory.fittedSize }

  /// Returns the height in a slot that has a height for the box and its margins.
  func slotHeight(in height: CGFloat) -> CGFloat {
    let available = (height - style.margins(.vertical)).length
    return style.height.fills ? available : limited(fittedSize.height, to: available)
  }

  /// Returns the height of a box that doesn't fill: the one that it asks for, or less if there is less.
  func limited(_ height: CGFloat, to available: CGFloat) -> CGFloat {
    guard case .wrap(let wrapping) = style.height.kind else { return height }
    return max(wrapping.minimum, min(height, available))
  }
}
