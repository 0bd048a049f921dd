import Foundation
import LayoutGeometry

/// One solved section; positions along the scroll axis are relative to its start.
struct SolvedSection: Sendable {
  /// The scroll axis.
  let axis: LayoutAxis
  /// The number of items.
  let itemCount: Int
  /// Its cells and badges.
  var stack: InstanceStack
  /// Its boundary items, such as headers and footers.
  var boundary: SolvedBoundary
  /// The interval of its container across the scroll axis.
  let span: LayoutInterval
  /// Its backgrounds.
  let decorations: [LayoutDecoration]
  /// The orthogonal scroller of its cells; `nil` if it doesn't scroll.
  var scroller: SolvedScroller?

  /// The measured sizes of the views that are attached to its cells and groups.
  var badges = MeasuredBadges()
  /// The largest distance by which those views may extend beyond their estimated frames, in points.
  var badgeOverhang: CGFloat = 0

  /// Its length with boundary items, in points.
  var length: CGFloat { boundary.length }

  /// The interval that its elements may cover along the scroll axis, with pinned ones at any
  /// position.
  var hull: LayoutInterval {
    var hull = LayoutInterval(start: min(0, length), end: max(0, length))
    if let span = scroller?.span ?? stack.span {
      hull = hull.union(span.moved(by: boundary.contentStart).widened(by: badgeOverhang))
    }
    for item in boundary.items {
      // With negative insets a frame is larger than the footprint of its item.
      let own = item.footprint.interval(on: axis).union(item.frame.interval(on: axis))
      hull = hull.union(own)
      // A host that is too short for its pinned items pushes them out by at most their own length.
      guard item.description.pinsToVisibleBounds else { continue }
      hull = hull.inset(start: -own.length, end: -own.length)
    }
    for decoration in decorationElements {
      hull = hull.union(decoration.frame.interval(on: axis))
    }
    return hull
  }

  /// Appends the elements that touch `main` along the scroll axis, and those that may be anywhere.
  ///
  /// Orthogonally scrolling cells are those that touch `window` of their scroller's content.
  /// `visible` is the visible interval for pinned items. Groups that begin after `limit` elements
  /// are left out.
  func append(
    to elements: inout [LayoutElement], in main: LayoutInterval, window: LayoutInterval?,
    visible: LayoutInterval?, limit: Int
  ) {
    let content = window ?? main.moved(by: -boundary.contentStart)
    elements += decorationElements
    appendContent(to: &elements, in: content, limit: limit)
    elements += boundaryElements(visible: visible)
  }

  /// Its backgrounds; none while its length is 0 (compositional-layout.md, 3.7).
  var decorationElements: [LayoutElement] {
    guard length > 0 else { return [] }
    let base = CGRect(axis, main: LayoutInterval(start: 0, end: length), cross: span)
    return decorations.map { decoration in
      LayoutElement(
        category: .decoration(decoration.kind), item: 0, frame: decoration.frame(in: base),
        zIndex: decoration.zIndex)
    }
  }

  /// Returns its boundary items, with the current frames of pinned ones
  /// (compositional-layout.md, 3.4).
  func boundaryElements(visible: LayoutInterval?) -> [LayoutElement] {
    boundary.elements(axis: axis, visible: visible)
  }

  /// Returns the cell of an item; `nil` if it has no frame.
  func cell(_ item: Int) -> LayoutElement? {
    stack.cell(item).map { element(for: $0, item: item) }
  }

  /// Appends the cells that touch `content` along the groups' axis, then the views attached to
  /// them.
  private func appendContent(
    to elements: inout [LayoutElement], in content: LayoutInterval, limit: Int
  ) {
    var badges: [LayoutElement] = []
    stack.visit(intersecting: content.widened(by: badgeOverhang)) { instance in
      guard elements.count + badges.count < limit else { return }
      let count = stack.leafCount(of: instance)
      let local = content.moved(by: -instance.origin)
      instance.template.visitLeaves(intersecting: local) { leaf, index in
        guard index < count else { return }
        elements.append(
          element(for: stack.leaf(leaf, in: instance), item: instance.item + index))
      }
      instance.template.visitBadges(intersecting: local.widened(by: badgeOverhang)) { badge in
        guard badge.leaf < count else { return }
        badges.append(element(for: badge, in: instance))
      }
    }
    elements += badges
  }

  /// Returns the element of a cell; in a section with a background it is in front of that
  /// (compositional-layout.md, 3.6).
  private func element(for leaf: LayoutTemplate.Leaf, item: Int) -> LayoutElement {
    var element = LayoutElement(
      category: .cell, item: item, frame: leaf.frame,
      zIndex: leaf.zIndex + (decorations.isEmpty ? 0 : 1))
    element.sizing = leaf.sizing
    element.move(by: boundary.contentStart, along: axis, section: nil)
    element.isInScroller = scroller != nil
    return element
  }
}

extension CGRect {
  /// Returns whether both share more than an edge; an empty rectangle touches those that contain it
  /// strictly.
  package func touches(_ other: CGRect) -> Bool {
    interval(on: .horizontal).intersects(other.interval(on: .horizontal))
      && interval(on: .vertical).intersects(other.interval(on: .vertical))
  }
}
