import Foundation
import LayoutGeometry

extension SolvedSection {
  /// Returns the view of a kind that is attached to an item; `nil` if there is none.
  ///
  /// Costs O(badges of one instance).
  func badge(_ kind: String, item: Int) -> LayoutElement? {
    guard let instance = stack.instance(ofItem: item) else { return nil }
    return instance.template.badges
      .first { $0.leaf == item - instance.item && $0.kind == kind }
      .map { element(for: $0, in: instance) }
  }

  /// Returns the element of a view that is attached to a cell or group of an instance.
  func element(for badge: LayoutTemplate.Badge, in instance: PlacedInstance) -> LayoutElement {
    let item = instance.item + badge.leaf
    let measured = badges[badge.kind, item: item]
      .flatMap { badge.selfSizing?.frame(measured: $0) }
    var element = LayoutElement(
      category: .supplementary(badge.kind), item: item,
      frame: stack.frame(measured ?? badge.frame, in: instance), zIndex: badge.zIndex
    ).moved(by: boundary.contentStart, along: axis, section: nil)
    element.isBadge = true
    element.sizing = badge.selfSizing?.sizing ?? []
    element.isInScroller = scroller != nil
    return element
  }
}

extension SolvedSection {
  /// Sets the measured sizes of the views that are attached to its cells and groups.
  ///
  /// Their hosts keep their sizes (compositional-layout.md, 3.1).
  mutating func setMeasuredBadges(_ measured: MeasuredBadges) {
    badges = measured
    guard !measured.isEmpty else { return }
    badgeOverhang =
      stack.template?.badges.compactMap { $0.selfSizing?.overhang(upTo: measured.largest) }
      .reduce(0, max) ?? 0
  }
}

extension LayoutInterval {
  /// Returns the interval, longer by a distance at each end.
  func widened(by distance: CGFloat) -> LayoutInterval {
    inset(start: -distance, end: -distance)
  }
}

extension SolvedBoundary {
  /// Returns the items as elements, with the current frames of pinned ones
  /// (compositional-layout.md, 3.4).
  func elements(
    axis: LayoutAxis, visible: LayoutInterval?, onlyPinned: Bool = false
  ) -> [LayoutElement] {
    let host = LayoutInterval(start: 0, end: length)
    let placed =
      visible.map { PinSolver(items: items, axis: axis, host: host, visible: $0).solve() }
      ?? items.map { PinSolver.Pinned(item: $0, alpha: 1) }
    return placed.filter { !onlyPinned || $0.item.description.pinsToVisibleBounds }.map { pinned in
      var element = LayoutElement(
        category: .supplementary(pinned.item.description.kind), item: 0, frame: pinned.item.frame,
        zIndex: pinned.item.description.zIndex, alpha: pinned.alpha)
      element.sizing = LayoutSelfSizing(pinned.item.description.size)
      return element
    }
  }
}
