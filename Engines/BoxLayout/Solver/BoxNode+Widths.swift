import Foundation
import LayoutGeometry

// Widths that boxes ask for, from the leaves to the root.
extension BoxNode {
  /// The difference in points that counts as none, since sums of the same lengths differ by rounding.
  static let tolerance: CGFloat = 0.001

  /// Returns the width of the content without limits, within those of the style, in points.
  ///
  /// `height` is the height that the box has in any case, or −1.
  func naturalWidth(height offered: CGFloat) -> CGFloat {
    let height = knownHeight(offered)
    if let width = memory.naturalWidth(for: height) { return width }
    let width = unlimitedWidth(height: height)
    memory.store(naturalWidth: width, for: height)
    return width
  }

  private func unlimitedWidth(height: CGFloat) -> CGFloat {
    if let width = style.width.fixedLength { return width }
    if let ratio = style.width.ratio {
      memory.dependsOnHeight = true
      if height >= 0 { return (ratio * height).length }
    }
    let wrapping = style.width.wrapping
    let width = contentWidth(height: height) + wrapping.addition
    memory.isLimited = width > wrapping.maximum + Self.tolerance
    return memory.isLimited ? fit(in: limitedSlot(height: height)).width : wrapping.clamped(width)
  }

  /// The slot of a box whose content is wider than the maximum.
  func limitedSlot(height: CGFloat) -> BoxSlot {
    let wrapping = style.width.wrapping
    return BoxSlot(
      width: wrapping.clamped(wrapping.maximum), isExact: false, height: knownHeight(height))
  }

  /// Returns the height that the box has whatever its content is; −1 if there is none.
  func knownHeight(_ offered: CGFloat) -> CGFloat {
    style.height.fixedLength ?? (style.height.fills ? offered : -1)
  }

  /// Returns the height that each child has if it fills the box; −1 if that depends on the content.
  func knownHeight(of child: BoxNode, in height: CGFloat) -> CGFloat {
    guard height >= 0 else { return -1 }
    switch arrangement.kind {
    case .overlay, .scroll(.horizontal): break
    case .linear(let line) where line.axis == .horizontal: break
    case .linear, .scroll, .flow: return -1
    }
    return (height - arrangement.paddings(.vertical) - child.style.margins(.vertical)).length
  }

  /// Records that widths depend on heights if those of a child do.
  func recordDependence(on boxes: [BoxNode]) {
    if boxes.contains(where: { $0.memory.dependsOnHeight }) { memory.dependsOnHeight = true }
  }

  /// Returns the width of the children side by side or above one another, with the padding.
  private func contentWidth(height: CGFloat) -> CGFloat {
    let boxes = arrangedChildren
    guard !boxes.isEmpty else { return measuredContent.width + arrangement.paddings(.horizontal) }
    let width: CGFloat =
      switch arrangement.kind {
      case .overlay, .scroll: widest(boxes[...], height: height)
      case .linear(let line) where line.axis == .vertical: widest(boxes[...], height: height)
      case .linear(let line): lineWidth(boxes[...], spacing: line.spacing, height: height)
      case .flow(let flow): flowWidth(boxes, flow, height: height)
      }
    recordDependence(on: boxes)
    return width + arrangement.paddings(.horizontal)
  }

  /// Returns the natural width of a child with its margins.
  func outerWidth(_ child: BoxNode, height: CGFloat) -> CGFloat {
    child.naturalWidth(height: knownHeight(of: child, in: height))
      + child.style.margins(.horizontal)
  }

  /// Returns the width of the widest of several boxes, with margins.
  func widest(_ boxes: ArraySlice<BoxNode>, height: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    boxes.visit { child, _ in width = max(width, outerWidth(child, height: height)) }
    return width
  }

  /// Returns the width of boxes beside one another, in which each filling box has its natural width at
  /// least.
  func lineWidth(_ boxes: ArraySlice<BoxNode>, spacing: CGFloat, height: CGFloat) -> CGFloat {
    var length = NaturalLength(spacing: spacing)
    boxes.visit { child, _ in
      let width = child.naturalWidth(height: knownHeight(of: child, in: height))
      length.add(width, style: child.style, axis: .horizontal)
    }
    return length.total
  }

  /// The size of the content without limits; zero if there is none.
  var measuredContent: CGSize {
    if let size = memory.contentMeasure { return size }
    let size = contentSize(thatFits: .infinity)
    memory.contentMeasure = size
    return size
  }

  /// Returns the size of the content in a width, as finite numbers.
  func contentSize(thatFits width: CGFloat) -> CGSize {
    guard let content else { return .zero }
    let size = content.size(thatFits: width)
    return CGSize(width: size.width.length, height: size.height.length)
  }

  /// The children that have a slot, in the order of the layout.
  var arrangedChildren: [BoxNode] {
    let boxes =
      children.allSatisfy(\.style.isArranged) ? children : children.filter(\.style.isArranged)
    return arrangement.isReversed ? boxes.reversed() : boxes
  }
}

extension BoxArrangement {
  /// Whether the last child is first.
  var isReversed: Bool {
    switch kind {
    case .linear(let line): line.isReversed
    case .flow(let flow): flow.line.isReversed
    case .overlay, .scroll: false
    }
  }
}

/// The length of a line that is as long as its boxes.
///
/// Filling boxes share by weight, so the one that needs the most for its weight determines the unit.
struct NaturalLength {
  private var fixed: CGFloat = 0
  private var unit: CGFloat = 0
  private var weights: CGFloat = 0
  private var count = 0
  private let spacing: CGFloat

  /// Creates the length of an empty line.
  init(spacing: CGFloat) { self.spacing = spacing }

  /// Adds a box whose content has a length along an axis.
  mutating func add(_ natural: CGFloat, style: BoxStyle, axis: LayoutAxis) {
    count += 1
    fixed += style.margins(axis)
    let weight = style[axis].weight
    if weight > 0 {
      unit = max(unit, natural / weight)
      weights += weight
    } else if !style[axis].fills {
      fixed += natural
    }
  }

  /// The sum, in points.
  var total: CGFloat { fixed + (unit * weights).length + spacing * CGFloat(max(0, count - 1)) }
}
