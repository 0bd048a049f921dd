import Foundation

extension SolvedSection {
  /// Appends the views tied to cells and groups that touch `content` along the groups' axis.
  func appendBadges(to elements: inout [LayoutElement], in content: LayoutInterval) {
    guard stack.template?.badges.isEmpty == false || !stack.solved.entries.isEmpty else { return }
    for instance in stack.instances(intersecting: content) {
      let count = stack.leafCount(of: instance)
      let local = content.moved(by: -stack.origin(of: instance))
      stack.template(of: instance)?.visitBadges(intersecting: local) { badge in
        guard badge.leaf < count else { return }
        elements.append(element(for: badge, in: instance))
      }
    }
  }

  /// The view of a kind that is tied to an item; nil where there is none.
  ///
  /// Costs O(badges of one instance).
  func badge(_ kind: String, item: Int) -> LayoutElement? {
    guard let place = stack.place(of: item) else { return nil }
    return stack.template(of: place.instance)?.badges
      .first { $0.leaf == place.leaf && $0.kind == kind }
      .map { element(for: $0, in: place.instance) }
  }

  private func element(for badge: LayoutTemplate.Badge, in instance: Int) -> LayoutElement {
    var element = LayoutElement(
      category: .supplementary(badge.kind),
      item: stack.firstItem(of: instance) + badge.leaf,
      frame: stack.frame(badge.frame, in: instance), zIndex: badge.zIndex
    ).moved(by: boundary.contentStart, along: axis, section: nil)
    element.isBadge = true
    element.isInScroller = scroller != nil
    return element
  }
}

extension SolvedBoundary {
  /// The items as elements, with pinned ones where they are now (3.4).
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
