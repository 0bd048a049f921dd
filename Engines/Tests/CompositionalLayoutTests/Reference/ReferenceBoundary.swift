import CompositionalLayout
import Foundation

/// Boundary items by the table of compositional-layout.md, 3.3, row by row.
struct ReferenceBoundary {
  var elements: [LayoutElement] = []
  var shift: CGFloat = 0
  var length: CGFloat = 0

  init(
    _ items: [LayoutBoundaryItem], band: (CGFloat, CGFloat), container: (CGFloat, CGFloat),
    height: CGFloat, content: CGFloat, sizes: [String: CGSize] = [:], pinningWidth: CGFloat? = nil
  ) {
    var (top, bottom): (CGFloat, CGFloat) = (0, content)
    var footprints: [CGRect] = []
    for item in items {
      let span = item.extendsBoundary ? band : container
      var w = ReferenceGroup.resolve(item.size.width, max(0, span.1 - span.0), max(0, height))
      var h = ReferenceGroup.resolve(item.size.height, max(0, span.1 - span.0), max(0, height))
      if item.size.width.isSelfSizing { w = sizes[item.kind]?.width ?? w }
      if item.size.height.isSelfSizing { h = sizes[item.kind]?.height ?? h }
      let middleX = (span.0 + span.1 - w) / 2
      let middleY = (content - h) / 2
      let out = item.extendsBoundary
      let above = out ? -h : 0
      let below = out ? content : content - h
      let origin: CGPoint =
        switch item.alignment {
        case .top: CGPoint(x: middleX, y: above)
        case .topLeading: CGPoint(x: span.0, y: above)
        case .topTrailing: CGPoint(x: span.1 - w, y: above)
        case .bottom: CGPoint(x: middleX, y: below)
        case .bottomLeading: CGPoint(x: span.0, y: below)
        case .bottomTrailing: CGPoint(x: span.1 - w, y: below)
        case .leading: CGPoint(x: container.0 - (out ? w : 0), y: middleY)
        case .trailing: CGPoint(x: container.1 - (out ? 0 : w), y: middleY)
        case .none: CGPoint(x: middleX, y: middleY)
        }
      let frame = CGRect(
        x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: w, height: h)
      if out, ![.leading, .trailing, .none].contains(item.alignment) {
        top = min(top, frame.minY)
        bottom = max(bottom, frame.maxY)
      }
      footprints.append(frame)
    }
    if let pinningWidth { pin(&footprints, of: items, in: pinningWidth) }
    elements = zip(items, footprints).map { item, footprint in
      LayoutElement(
        category: .supplementary(item.kind), item: 0, frame: shrunk(footprint, item),
        zIndex: item.zIndex)
    }
    shift = -top
    length = bottom - top
    elements = elements.map { $0.down(-top) }
  }

  /// Moves the pinned items at the sides into the view, those at one side next to each other
  /// (compositional-layout.md, 3.4).
  private func pin(_ frames: inout [CGRect], of items: [LayoutBoundaryItem], in width: CGFloat) {
    func pinned(_ side: LayoutAlignment) -> [Int] {
      items.indices.filter { items[$0].pinsToVisibleBounds && items[$0].alignment == side }
    }
    let (leading, trailing) = (pinned(.leading), pinned(.trailing))
    let natural = frames
    let host = (
      min(0, (leading + trailing).map { natural[$0].minX }.min() ?? 0),
      max(width, (leading + trailing).map { natural[$0].maxX }.max() ?? width)
    )
    var offsets: [Int: CGFloat] = [:]
    for side in [leading, trailing] {
      for (rank, item) in side.enumerated() {
        offsets[item] = side[..<rank].filter {
          natural[$0].minY < natural[item].maxY && natural[item].minY < natural[$0].maxY
        }.map { (offsets[$0] ?? 0) + natural[$0].width }.max() ?? 0
      }
    }
    func taken(_ side: [Int]) -> CGFloat {
      side.map { (offsets[$0] ?? 0) + natural[$0].width }.max() ?? 0
    }
    for item in leading {
      let offset = offsets[item] ?? 0
      let limit = host.1 - taken(trailing) - (taken(leading) - offset)
      frames[item].origin.x = min(max(natural[item].minX, offset), limit)
    }
    for item in trailing {
      let offset = offsets[item] ?? 0
      let limit = host.0 + taken(leading) + (taken(trailing) - offset)
      let end = max(min(natural[item].maxX, width - offset), limit)
      frames[item].origin.x = end - natural[item].width
    }
  }

  private func shrunk(_ frame: CGRect, _ item: LayoutBoundaryItem) -> CGRect {
    var insets = item.insets
    if item.size.width.isSelfSizing { (insets.leading, insets.trailing) = (0, 0) }
    if item.size.height.isSelfSizing { (insets.top, insets.bottom) = (0, 0) }
    return CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
  }
}
