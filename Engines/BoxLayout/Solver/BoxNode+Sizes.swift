import Foundation
import LayoutGeometry

// Sizes of boxes whose width is given: widths from the root to the leaves, heights back.
extension BoxNode {
  /// Returns the size in a slot, without margins, and determines those of all boxes inside.
  func fit(in slot: BoxSlot) -> CGSize {
    let slot = BoxSlot(width: slot.width, isExact: slot.isExact, height: knownHeight(slot.height))
    if let size = memory.size(in: slot) { return size }
    if let size = sizeAfterOneChange(in: slot) {
      memory.store(size, in: slot)
      return size
    }
    memory.column = nil
    // 1. The width of the children, and the size of each in its share of it.
    let content = contentSize(in: slot)
    // 2. The width of the box: that of its slot, or of its content if that is smaller.
    let wrapping = style.width.wrapping
    let width =
      slot.isExact
      ? slot.width : max(wrapping.minimum, min(slot.width, content.width + wrapping.addition))
    // 3. The height of the box.
    let size = CGSize(width: width, height: height(ofContent: content.height, width: width))
    memory.store(size, in: slot)
    return size
  }

  /// Returns the height for a content, with the padding.
  func height(ofContent height: CGFloat, width: CGFloat) -> CGFloat {
    if let height = style.height.fixedLength { return height }
    if let ratio = style.height.ratio { return (width / ratio).length }
    let wrapping = style.height.wrapping
    return wrapping.clamped(height + wrapping.addition)
  }

  /// Returns the size of the children, or of the content, with the padding.
  private func contentSize(in slot: BoxSlot) -> CGSize {
    let boxes = arrangedChildren
    if boxes.isEmpty { return leafSize(in: slot) }
    let width = (slot.width - arrangement.paddings(.horizontal)).length
    let size: CGSize =
      switch arrangement.kind {
      case .overlay: stack(boxes[...], width: width, height: slot.height)
      case .scroll(let axis): scroll(boxes, axis, width: width, height: slot.height)
      case .linear(let line) where line.axis == .vertical:
        stack(boxes[...], width: width, height: slot.height, spacing: line.spacing)
      case .linear(let line):
        self.line(boxes[...], width: width, height: slot.height, spacing: line.spacing)
      case .flow(let flow) where flow.line.axis == .vertical:
        columns(boxes, flow, width: width, height: slot.height)
      case .flow(let flow): rows(boxes, flow, width: width, height: slot.height)
      }
    recordDependence(on: boxes)
    return CGSize(
      width: size.width + arrangement.paddings(.horizontal),
      height: size.height + arrangement.paddings(.vertical))
  }

  private func leafSize(in slot: BoxSlot) -> CGSize {
    let padding = arrangement.padding.size
    let natural = measuredContent
    let width = (slot.width - style.width.wrapping.addition - padding.width).length
    let isNatural = abs(width - natural.width) <= Self.tolerance
    let keepsHeight = width > natural.width && (content?.keepsHeightIfWidened ?? true)
    let size = isNatural || keepsHeight ? natural : contentSize(thatFits: width)
    return CGSize(width: size.width + padding.width, height: size.height + padding.height)
  }

  /// Returns the size of boxes that have the whole width: above one another, or below one another with
  /// a spacing.
  private func stack(
    _ boxes: ArraySlice<BoxNode>, width: CGFloat, height: CGFloat, spacing: CGFloat? = nil
  ) -> CGSize {
    var (widest, highest, length) = (CGFloat(0), CGFloat(0), NaturalLength(spacing: spacing ?? 0))
    boxes.visit { child, _ in
      let size = child.fit(in: slot(for: child, width: width, height: height))
      let outerWidth = size.width + child.style.margins(.horizontal)
      widest = max(widest, child.style.width.fills ? width : outerWidth)
      highest = max(highest, size.height + child.style.margins(.vertical))
      length.add(size.height, style: child.style, axis: .vertical)
    }
    return CGSize(width: widest, height: spacing == nil ? highest : length.total)
  }

  /// Returns the slot of a child that has a width for itself.
  func slot(for child: BoxNode, width: CGFloat, height: CGFloat) -> BoxSlot {
    child.slot(
      width: (width - child.style.margins(.horizontal)).length,
      height: knownHeight(of: child, in: height))
  }

  /// Returns the slot of the box in a space without its margins.
  func slot(width: CGFloat, height: CGFloat) -> BoxSlot {
    if style.width.fills { return BoxSlot(width: width, isExact: true, height: height) }
    return slot(asked: naturalWidth(height: height), given: width, height: height)
  }

  /// Returns the slot of a box that asks for a width and gets another one at most.
  func slot(asked: CGFloat, given: CGFloat, height: CGFloat) -> BoxSlot {
    let isFixed =
      style.width.fixedLength != nil || (style.width.ratio != nil && knownHeight(height) >= 0)
    let isEnough = asked <= given + Self.tolerance
    if isFixed || (isEnough && !memory.isLimited) {
      return BoxSlot(width: asked, isExact: true, height: height)
    }
    if isEnough { return limitedSlot(height: height) }
    return BoxSlot(
      width: max(style.width.wrapping.minimum, min(asked, given)), isExact: false, height: height)
  }

  /// Returns the size of boxes beside one another, which share a width.
  private func line(
    _ boxes: ArraySlice<BoxNode>, width: CGFloat, height: CGFloat, spacing: CGFloat
  ) -> CGSize {
    var items = boxes.values {
      LineItem(
        $0.style, natural: $0.naturalWidth(height: knownHeight(of: $0, in: height)),
        axis: .horizontal)
    }
    items.share(width, spacing: spacing)
    var size = CGSize(width: spacing * CGFloat(items.count - 1), height: 0)
    boxes.visit { child, position in
      let fitted = child.fit(in: slot(of: items[position], for: child, height: height))
      size.width += fitted.width + child.style.margins(.horizontal)
      size.height = max(size.height, fitted.height + child.style.margins(.vertical))
    }
    if items.contains(where: { $0.growth > 0 }) { size.width = max(size.width, width) }
    return size
  }

  /// Returns the slot of a child that shares a line.
  private func slot(of item: LineItem, for child: BoxNode, height: CGFloat) -> BoxSlot {
    let known = knownHeight(of: child, in: height)
    if item.isFilling || item.length > item.base {
      return BoxSlot(width: item.length, isExact: true, height: known)
    }
    return child.slot(asked: item.base, given: item.length, height: known)
  }

  /// Returns the size of boxes that are as long as their content along an axis.
  private func scroll(
    _ boxes: [BoxNode], _ axis: LayoutAxis, width: CGFloat, height: CGFloat
  ) -> CGSize {
    guard axis == .horizontal else { return stack(boxes[...], width: width, height: height) }
    let longest = max(width, widest(boxes[...], height: height))
    return CGSize(
      width: width, height: stack(boxes[...], width: longest, height: height).height)
  }

  /// Returns the size of a flow whose lines are rows.
  private func rows(
    _ boxes: [BoxNode], _ flow: BoxFlow, width: CGFloat, height: CGFloat
  ) -> CGSize {
    let lines = flow.lines(of: boxes, length: width) { outerWidth($0, height: -1) }
    let sizes = lines.map { line(boxes[$0], width: width, height: -1, spacing: flow.line.spacing) }
    let heights = sizes.map(\.height)
    memory.lines = lines
    memory.lineLengths = heights
    return CGSize(
      width: sizes.reduce(0) { max($0, $1.width) }, height: flow.naturalLength(ofLines: heights))
  }

  /// Returns the size of a flow whose lines are columns.
  private func columns(
    _ boxes: [BoxNode], _ flow: BoxFlow, width: CGFloat, height: CGFloat
  ) -> CGSize {
    let lines = naturalLines(of: boxes, flow, height: height)
    let widths = lines.map { widest(boxes[$0], height: -1) }
    var items = widths.map(flow.lineItem)
    items.share(width, spacing: flow.lineSpacing)
    let heights = zip(lines, items).map { range, item in
      stack(boxes[range], width: item.length, height: -1, spacing: flow.line.spacing).height
    }
    memory.lines = lines
    memory.lineLengths = widths
    return CGSize(width: items.total(spacing: flow.lineSpacing), height: heights.max() ?? 0)
  }
}

extension LayoutInsets {
  /// The sums of opposite distances, in points.
  var size: CGSize {
    CGSize(
      width: start(.horizontal) + end(.horizontal), height: start(.vertical) + end(.vertical))
  }
}
