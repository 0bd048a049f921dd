import Foundation

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
  /// The size of everything, unrounded, in points (compositional-layout.md 2.9).
  package let contentSize: CGSize
  /// What is wrong with the descriptions.
  package let diagnostics: [LayoutDiagnostic]
  /// The scroll axis.
  package let axis: LayoutAxis
  /// The view that it was solved for.
  package let environment: LayoutEnvironment

  /// Whether an element stays visible while its section is, so that scrolling moves it.
  package let hasPinnedItems: Bool

  let sections: [SolvedSection]
  let starts: [CGFloat]
  let boundary: SolvedBoundary
  private let index: IntervalIndex

  init(
    axis: LayoutAxis, environment: LayoutEnvironment, sections: [SolvedSection],
    starts: [CGFloat], boundary: SolvedBoundary, diagnostics: [LayoutDiagnostic]
  ) {
    self.axis = axis
    self.environment = environment
    self.sections = sections
    self.starts = starts
    self.boundary = boundary
    self.diagnostics = diagnostics
    hasPinnedItems =
      boundary.hasPinnedItems || sections.contains(where: \.boundary.hasPinnedItems)
    var size = environment.size
    size[axis] = boundary.length
    contentSize = size
    index = IntervalIndex(zip(sections, starts).map { $0.hull.moved(by: $1) })
  }

  /// Every element whose published frame touches `rect`.
  ///
  /// In the order of sections, and in each backgrounds, cells, badges, boundary items; boundary
  /// items of the whole layout come last. Costs O(log n) and what it finds.
  ///
  /// The rectangle is in the layout's coordinate space. `visible` is what is visible along the scroll
  /// axis, to which pinned items keep; nil leaves them where they are without scrolling. `offset`
  /// tells how far a section has scrolled across the layout ([guess 6.5]); at first it is where
  /// reading starts.
  package func elements(
    in rect: CGRect, visible: LayoutInterval?,
    offset: (LayoutScroller) -> CGFloat = \.firstOffset
  ) -> [LayoutElement] {
    guard !rect.hasNaN else { return [] }
    let wide = unpublished(rect).interval(on: axis)
    let inner = sectionsVisible(visible)
    var found: [LayoutElement] = []
    // 1. What the sections have along the scroll axis, and in their scrollers.
    for section in positions(intersecting: wide) {
      let first = found.count
      let scroller = scroller(ofSection: section)
      let scrolled = scroller.map(offset) ?? 0
      sections[section].append(
        to: &found, in: wide.moved(by: -starts[section]),
        window: scroller.map { window(of: $0, in: rect, scrolledTo: scrolled) },
        visible: inner?.moved(by: -starts[section]))
      keep(&found, from: first, of: section, touching: rect, scrolledTo: scrolled)
    }
    // 2. What surrounds all of them.
    let around = boundary.elements(axis: axis, visible: mirrored(visible)).map(published)
    return found + around.filter { $0.frame.touches(rect) }
  }

  /// The sections whose elements may touch `interval` of the scroll axis, before mirroring.
  func positions(intersecting interval: LayoutInterval) -> [Int] {
    index.positions(intersecting: interval)
  }
}

extension SolvedLayout {
  /// Publishes the elements of a section from the place `first` on and keeps those in `rect`.
  private func keep(
    _ elements: inout [LayoutElement], from first: Int, of section: Int, touching rect: CGRect,
    scrolledTo offset: CGFloat
  ) {
    var kept = first
    for position in first..<elements.count {
      var element = elements[position]
      element.move(by: starts[section], along: axis, section: section)
      element.frame = published(element).frame
      guard shown(element, scrolledTo: offset).touches(rect) else { continue }
      elements[kept] = element
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
