import Foundation
import LayoutGeometry

/// A solved layout: where every element is, answered by arithmetic and binary search.
///
/// It holds one template for each section and no list of frames, so its size does not depend on how
/// many items there are. All frames that it tells are mirrored in right-to-left environments and
/// rounded to pixels; what it holds is neither.
///
/// ```swift
/// let layout = CompositionalSolver(configuration: configuration, environment: environment)
///   .solve(sections) { number, size, insets in [] }
/// let shown = layout.elements(in: CGRect(x: 0, y: 0, width: 375, height: 667), visible: nil)
/// ```
package struct SolvedLayout: Sendable {
  /// What is wrong with the descriptions.
  package let diagnostics: [LayoutDiagnostic]
  /// The scroll axis.
  package let axis: LayoutAxis
  /// The view that it was solved for.
  package let environment: LayoutEnvironment

  /// The sections, in order.
  var sections: SectionStack
  /// What stands around all of them.
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

  /// The size of everything, unrounded, in points (compositional-layout.md 2.9).
  package var contentSize: CGSize {
    var size = environment.size
    size[axis] = max(0, boundary.length)
    return size
  }

  /// Whether an element stays visible while its section is, so that scrolling moves it.
  package var hasPinnedItems: Bool { boundary.hasPinnedItems || sections.hasPinnedItems }

  /// Every element whose published frame touches `rect`.
  ///
  /// In the order of sections, and in each backgrounds, cells, badges, boundary items; boundary
  /// items of the whole layout come last. Costs O(log n) and what it finds.
  ///
  /// The rectangle is in the layout's coordinate space. `visible` is what is visible along the scroll
  /// axis, to which pinned items keep; nil leaves them where they are without scrolling. `offset`
  /// tells how far a section has scrolled across the layout ([guess 6.5]); at first it is where
  /// reading starts. Of elements that lie closer together than pixels do, some are left out.
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
    // 1. What the sections have along the scroll axis, and in their scrollers.
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
    // 2. What surrounds all of them.
    found += boundary.elements(axis: axis, visible: mirrored(visible)).map(published)
      .filter { $0.frame.touches(rect) }
    return found
  }

  /// The sections whose elements may touch `interval` of the scroll axis, before mirroring.
  func positions(intersecting interval: LayoutInterval) -> [Int] {
    var found: [Int] = []
    visit(intersecting: interval) { number, _, _ in found.append(number) }
    return found
  }

  /// Calls `body` with the same sections, each with its number and its start.
  private func visit(
    intersecting interval: LayoutInterval, _ body: (Int, CGFloat, SolvedSection) -> Void
  ) {
    let start = boundary.contentStart
    sections.visit(intersecting: interval.moved(by: -start)) { body($0, start + $1, $2) }
  }

  /// Where a section starts along the scroll axis, before mirroring, in points; O(log n).
  func start(of section: Int) -> CGFloat { boundary.contentStart + sections.start(of: section) }
}

extension SolvedLayout {
  /// For how many elements room is made before they are found.
  private static let elementsOnScreen = 32

  /// Publishes the elements of a section from the place `first` on and keeps those in `rect`.
  ///
  /// In their places, since copying an element costs as much as finding it.
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
