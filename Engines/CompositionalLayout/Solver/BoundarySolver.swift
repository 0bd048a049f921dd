import Foundation
import LayoutGeometry

/// Places headers, footers and others at the boundary of a section or of the whole layout.
///
/// The rules are those of compositional-layout.md 3.3 and 3.5.
struct BoundarySolver {
  /// The items in the order of their description.
  let items: [LayoutBoundaryItem]
  /// The scroll axis.
  let axis: LayoutAxis
  /// The length of the content C along the scroll axis, insets included, in points.
  let contentLength: CGFloat
  /// What the content's container covers across the scroll axis.
  let span: LayoutInterval
  /// What the items stand in across the scroll axis: B.
  let itemSpan: LayoutInterval
  /// What a fraction along the scroll axis is a part of, in points ([guess] 3.3).
  let resolvedLength: CGFloat
  /// The measured sizes of items by kind, in points.
  var measured: [String: CGSize] = [:]

  /// Solves with positions counted from the start of everything that was extended.
  func solve() -> SolvedBoundary {
    // 1. Place every item around the content C, which starts at 0.
    let placed = items.map { SolvedBoundary.Item(description: $0, footprint: footprint(of: $0)) }
    // 2. Find what C and the extending items cover together: U.
    let covered = placed.filter(extends).map(extent)
      .reduce(LayoutInterval(start: 0, end: contentLength)) { $0.union($1) }
    // 3. Shift everything by C.start − U.start.
    return SolvedBoundary(
      items: placed.map { $0.moved(by: -covered.start, along: axis) }, contentStart: -covered.start,
      length: covered.length)
  }

  /// [guess 3.3, §9.8] Items beside the content, across the scroll axis, make no room for themselves.
  private func extends(_ item: SolvedBoundary.Item) -> Bool {
    item.description.extendsBoundary && item.description.alignment.side(on: axis) != nil
  }

  /// What an item stands in across the scroll axis.
  func band(of item: LayoutBoundaryItem) -> LayoutInterval {
    item.extendsBoundary ? itemSpan : span
  }

  /// What an item covers along the scroll axis together with what stays free beyond it.
  private func extent(of item: SolvedBoundary.Item) -> LayoutInterval {
    let footprint = item.footprint.interval(on: axis)
    let spacing = item.description.outerSpacing.bounded
    return item.description.alignment.side(on: axis) == .end
      ? footprint.inset(start: 0, end: -spacing) : footprint.inset(start: -spacing, end: 0)
  }

  private func footprint(of item: LayoutBoundaryItem) -> CGRect {
    let band = band(of: item)
    var container = CGSize.zero
    container[axis] = max(0, resolvedLength)
    container[axis.crossing] = max(0, band.length)
    let size = item.size.resolved(in: container)
      .measured(measured[item.kind], on: LayoutSelfSizing(item.size))
    let content = LayoutInterval(start: 0, end: contentLength)
    var origin = CGPoint.zero
    let side = item.alignment.side(on: axis)
    origin[axis] = position(
      of: size[axis], at: side, of: content, isOutside: side != nil && item.extendsBoundary)
    origin[axis.crossing] = crossPosition(of: size[axis.crossing], item: item, band: band)
    return CGRect(origin: origin.moved(by: item.offset.bounded), size: size)
  }

  /// Inside the band for headers and footers; beside the container for leading and trailing items.
  private func crossPosition(
    of length: CGFloat, item: LayoutBoundaryItem, band: LayoutInterval
  ) -> CGFloat {
    let side = item.alignment.side(on: axis.crossing)
    guard item.alignment.side(on: axis) == nil, side != nil else {
      return position(of: length, at: side, of: band, isOutside: false)
    }
    return position(of: length, at: side, of: span, isOutside: item.extendsBoundary)
  }

  private func position(
    of length: CGFloat, at side: LayoutAlignment.Side?, of interval: LayoutInterval,
    isOutside: Bool
  ) -> CGFloat {
    switch side {
    case .start: isOutside ? interval.start - length : interval.start
    case .end: isOutside ? interval.end : interval.end - length
    case nil: interval.start + (interval.length - length) / 2
    }
  }
}

extension CGPoint {
  /// The point with numbers that can be laid out (6.7, E-INF).
  fileprivate var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}
