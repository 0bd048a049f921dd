import CompositionalLayout
import Foundation

/// Boundary items by the table of compositional-layout.md, 3.3, row by row.
struct ReferenceBoundary {
  var elements: [LayoutElement] = []
  var shift: CGFloat = 0
  var length: CGFloat = 0

  init(
    _ items: [LayoutBoundaryItem], band: (CGFloat, CGFloat), container: (CGFloat, CGFloat),
    height: CGFloat, content: CGFloat, sizes: [String: CGSize] = [:]
  ) {
    var (top, bottom): (CGFloat, CGFloat) = (0, content)
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
      elements.append(
        LayoutElement(
          category: .supplementary(item.kind), item: 0, frame: shrunk(frame, item),
          zIndex: item.zIndex))
    }
    shift = -top
    length = bottom - top
    elements = elements.map { $0.down(-top) }
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
