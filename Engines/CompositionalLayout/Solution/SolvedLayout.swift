import Foundation
import LayoutGeometry

/// A solved layout: the frames of all elements, found by arithmetic and binary search.
///
/// It holds one template for each section and no list of frames, so its size doesn't depend on the
/// number of items. All frames that it returns are mirrored in right-to-left environments and
/// rounded to pixels; the stored ones are neither.
///
/// ```swift
/// let layout = CompositionalSolver(configuration: configuration, environment: environment)
///   .solve(sections) { number, size, insets in [] }
/// let shown = layout.elements(in: CGRect(x: 0, y: 0, width: 375, height: 667), visible: nil)
/// ```
package struct SolvedLayout: Sendable {
  /// The faults of the descriptions.
  package let diagnostics: [LayoutDiagnostic]
  /// The scroll axis.
  package let axis: LayoutAxis
  /// The view for which it was solved.
  package let environment: LayoutEnvironment

  /// The sections, in order.
  var sections: SectionStack
  /// The boundary items of the whole layout.
  var boundary: SolvedBoundary

  init(
    axis: LayoutAxis, environment: LayoutEnvironment, sections: SectionStack,
    boundary: SolvedBoundary, diagnostics: [LayoutDiagnostic]
  ) {
    self.axis = axis
    self.environment = environment
    self.sections = sections
    self.boundary = boundary
    self.diagnostics = diagnostics
  }

  /// The size of the content, not rounded, in points (compositional-layout.md, 2.9).
  package var contentSize: CGSize {
    var size = environment.size
    size[axis] = max(0, boundary.length)
    return size
  }

  /// The part of the content that a view shows before it is scrolled, in points.
  ///
  /// A layout that scrolls horizontally from right to left starts at its right end
  /// (compositional-layout.md, 6.3).
  package var firstScreen: CGRect {
    var screen = CGRect(origin: .zero, size: environment.size)
    if axis == .horizontal, environment.isRightToLeft {
      screen.origin.x = max(0, contentSize.width - environment.size.width)
    }
    return screen
  }

  /// Whether an element is pinned, so that scrolling moves it.
  package var hasPinnedItems: Bool { boundary.hasPinnedItems || sections.hasPinnedItems }

  // Unverified: the frames of cells in scrolled sections (compositional-layout.md, 6.5).
  /// Returns every element whose frame touches `rect`.
  ///
  /// In the order of sections, and in each section backgrounds, cells, badges, boundary items;
  /// boundary items of the whole layout come last. Costs O(log n) and the number of results.
  ///
  /// The rectangle is in the layout's coordinate space. `visible` is the visible interval along the
  /// scroll axis, for pinned items; `nil` leaves them at their natural positions. `offset` returns
  /// the orthogonal scroll offset of a section; by default it is the leading edge. If elements are
  /// closer together than pixels, some are left out.
  package func elements(
    in rect: CGRect, visible: LayoutInterval?,
    offset: (LayoutScroller) -> CGFloat = \.firstOffset
  ) -> [LayoutElement] {
    guard !rect.hasNaN else { return [] }
    let wide = unpublished(rect).interval(on: axis)
    let inner = sectionsVisible(visible)
    let limit = LayoutLimits.elements(in: rect.size)
    var found: [LayoutElement] = []
    found.reserveCapacity(Self.elementsOnScreen)
    // 1. The elements of the sections, and those in their scrollers.
    visit(intersecting: wide) { number, start, section in
      let first = found.count
      let scroller = scroller(of: section, number, startingAt: start)
      let scrolled = scroller.map(offset) ?? 0
      section.append(
        to: &found, in: wide.moved(by: -start),
        window: scroller.map { window(of: $0, in: rect, scrolledTo: scrolled) },
        visible: inner?.moved(by: -start), limit: limit)
      keep(
        &found, from: first, of: number, startingAt: start, touching: rect, scrolledTo: scrolled)
    }
    // 2. The boundary items of the layout.
    found += boundary.elements(axis: axis, visible: mirrored(visible)).map(published)
      .filter { $0.frame.touches(rect) }
    return found
  }

  /// Returns the sections whose elements may touch `interval` of the scroll axis, before mirroring.
  func positions(intersecting interval: LayoutInterval) -> [Int] {
    var found: [Int] = []
    visit(intersecting: interval) { number, _, _ in found.append(number) }
    return found
  }

  /// Calls `body` with the same sections, with the index and the start of each.
  private func visit(
    intersecting interval: LayoutInterval, _ body: (Int, CGFloat, SolvedSection) -> Void
  ) {
    let start = boundary.contentStart
    sections.visit(intersecting: interval.moved(by: -start)) { body($0, start + $1, $2) }
  }

  /// Returns the start of a section along the scroll axis, before mirroring, in points; O(log n).
  func start(of section: Int) -> CGFloat { boundary.contentStart + sections.start(of: section) }
}

extension SolvedLayout {
  /// The number of elements for which capacity is reserved.
  private static let elementsOnScreen = 32

  /// Converts the elements of a section from the index `first` on to frames of views, and keeps
  /// those in `rect`.
  ///
  /// Elements are converted in place, since copying an element costs as much as finding it.
  private func keep(
    _ elements: inout [LayoutElement], from first: Int, of section: Int,
    startingAt start: CGFloat, touching rect: CGRect, scrolledTo offset: CGFloat
  ) {
    var kept = first
    for position in elements.indices.dropFirst(first) {
      elements[position].move(by: start, along: axis, section: section)
      publish(&elements[position])
      guard shown(elements[position], scrolledTo: offset).touches(rect) else { continue }
      if kept < position { elements.swapAt(kept, position) }
      kept += 1
    }
    elements.removeSubrange(kept...)
  }
}

extension CGRect {
  fileprivate var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}
