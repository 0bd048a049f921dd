import Foundation
import LayoutGeometry

/// A solver of the frames of headers, footers and other items at the boundary of a section or of
/// the whole layout.
///
/// The rules are those of compositional-layout.md, 3.3 and compositional-layout.md, 3.5.
struct BoundarySolver {
  /// The items in the order of their description.
  let items: [LayoutBoundaryItem]
  /// The scroll axis.
  let axis: LayoutAxis
  /// The length of the content C along the scroll axis, insets included, in points.
  let contentLength: CGFloat
  /// The interval of the content's container across the scroll axis.
  let span: LayoutInterval
  /// The interval across the scroll axis in which the items are aligned: B.
  let itemSpan: LayoutInterval
  // Unverified: compositional-layout.md, 3.3 doesn't state the reference length; inferred from
  // fractional heights of headers.
  /// The container length for fractions along the scroll axis, in points.
  let resolvedLength: CGFloat
  /// The measured sizes of items by kind, in points.
  var measured: [String: CGSize] = [:]
  /// The visible interval across the scroll axis if the section scrolls orthogonally; `nil` for
  /// every other section, and for the whole layout.
  var visibleAcross: LayoutInterval?

  /// Returns the frames, relative to the start of the extended content.
  func solve() -> SolvedBoundary {
    // 1. Position every item around the content C, which starts at 0.
    let natural = items.map { SolvedBoundary.Item(description: $0, footprint: footprint(of: $0)) }
    let placed = pinnedAcross(natural)
    // 2. Find the union of C and the extending items: U.
    let covered = placed.filter(extends).map(extent)
      .reduce(LayoutInterval(start: 0, end: contentLength)) { $0.union($1) }
    // 3. Shift everything by C.start − U.start.
    return SolvedBoundary(
      items: placed.map { $0.moved(by: -covered.start, along: axis) }, contentStart: -covered.start,
      length: covered.length)
  }

  // Unverified: the rule for headers, applied to the axis along which the section scrolls; inferred
  // from compositional-layout.md, 3.4.
  /// Returns the items with those in place that are pinned beside the content of a section that
  /// scrolls orthogonally.
  ///
  /// Beside the content they would never be visible, since they don't scroll with it. The visible
  /// interval across the layout never changes, so they are pinned once.
  private func pinnedAcross(_ placed: [SolvedBoundary.Item]) -> [SolvedBoundary.Item] {
    guard let visibleAcross else { return placed }
    let cross = axis.crossing
    let beside = placed.indices.filter { position in
      placed[position].description.alignment.side(on: axis) == nil
        && PinnedEdgeInsets.side(of: placed[position], axis: cross) != nil
    }
    guard !beside.isEmpty else { return placed }
    let pinned = beside.map { placed[$0] }
    let host = pinned.reduce(visibleAcross) { $0.union($1.footprint.interval(on: cross)) }
    let solver = PinSolver(items: pinned, axis: cross, host: host, visible: visibleAcross)
    var result = placed
    for (position, pinned) in zip(beside, solver.solve()) { result[position] = pinned.item }
    return result
  }

  // Unverified: items beside the content, across the scroll axis, extend nothing
  // (compositional-layout.md, 3.3).
  /// Returns whether an item extends the boundary along the scroll axis.
  private func extends(_ item: SolvedBoundary.Item) -> Bool {
    item.description.extendsBoundary && item.description.alignment.side(on: axis) != nil
  }

  /// Returns the interval across the scroll axis in which an item is aligned.
  func band(of item: LayoutBoundaryItem) -> LayoutInterval {
    item.extendsBoundary ? itemSpan : span
  }

  /// Returns the interval that an item covers along the scroll axis, with its outer spacing.
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

  /// Headers and footers are aligned within the band, leading and trailing items beside the
  /// container.
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
  /// The point with NaN and infinities replaced (compositional-layout.md, 6.7).
  fileprivate var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

/// The frames of the boundary items of a section, or of the whole layout, before scrolling.
struct SolvedBoundary: Sendable {
  /// The items in the order of their description.
  let items: [Item]
  /// The start of the content along the scroll axis, after the items before it.
  let contentStart: CGFloat
  /// The length of content and items together, in points.
  let length: CGFloat

  /// A value without items and content.
  static let empty = SolvedBoundary(items: [], contentStart: 0, length: 0)

  /// Whether an item is pinned to the visible bounds.
  var hasPinnedItems: Bool { items.contains(where: \.description.pinsToVisibleBounds) }

  /// One positioned item.
  struct Item: Sendable {
    /// The description.
    let description: LayoutBoundaryItem
    /// The frame without its own insets applied.
    var footprint: CGRect

    // Unverified: the footprint without the item's insets (compositional-layout.md, 3.3).
    /// The frame of the view.
    var frame: CGRect {
      footprint.shrunk(by: description.insets.ignoringSelfSizing(of: description.size))
    }

    /// Returns the item moved by `distance` points along `axis`.
    func moved(by distance: CGFloat, along axis: LayoutAxis) -> Item {
      var copy = self
      copy.footprint.origin[axis] += distance
      return copy
    }
  }
}
