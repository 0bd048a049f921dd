import CompositionalLayout
import LayoutGeometry

// Unverified: the first cell, header or footer that starts at or after the visible start, or the end
// of the last visible cell; inferred from compositional-layout.md, 4.5. So a jump upward by more than an
// estimated row displays unmeasured rows below the visible start, whose growth moves the rows that
// were visible before: the specification adjusts the offset only for elements that start above it.
/// The element that stays in place when elements before it change their size.
///
/// A change of elements above the visible start moves the offset by its amount, and a change at or
/// below it does not move it.
struct VisibleAnchor {
  private let element: LayoutElement
  private let isEnd: Bool
  private let isBackwards: Bool
  private let axis: LayoutAxis

  /// Creates the anchor of a layout in a visible rectangle; `nil` if there is no cell.
  ///
  /// The anchor is looked for in growing parts of the rectangle, since it is usually at the start
  /// and every measurement needs one.
  init?(of layout: SolvedLayout, in visible: CGRect) {
    axis = layout.axis
    isBackwards = axis == .horizontal && layout.environment.isRightToLeft
    let (axis, isBackwards) = (axis, isBackwards)
    func start(_ frame: CGRect) -> CGFloat { isBackwards ? -frame.maxX : frame.origin[axis] }
    var elements: [LayoutElement] = []
    for part in [CGFloat(0.125), 0.25, 0.5, 1] {
      let length = visible.size[axis] * part
      let area = visible.startPart(length, along: axis, fromEnd: isBackwards)
      elements = layout.elements(in: area, visible: nil).filter(\.isInFlow)
      let starting = elements.filter { start($0.frame) >= start(visible) }
      guard let first = starting.min(by: { start($0.frame) < start($1.frame) }) else { continue }
      (element, isEnd) = (first, false)
      return
    }
    guard let last = elements.last(where: { $0.category == .cell }) else { return nil }
    (element, isEnd) = (last, true)
  }

  /// Returns the distance of the anchor in another solution, in points along the scroll axis.
  func distance(to layout: SolvedLayout) -> CGFloat? {
    counterpart(in: layout).map { edge(of: $0.frame) - edge(of: element.frame) }
  }

  private func counterpart(in layout: SolvedLayout) -> LayoutElement? {
    guard case .supplementary(let kind) = element.category else {
      return layout.cell(element.item, section: element.section ?? 0)
    }
    guard let section = element.section else { return layout.boundaryItem(kind, visible: nil) }
    return layout.supplementary(kind, item: element.item, section: section, visible: nil)
  }

  private func edge(of frame: CGRect) -> CGFloat {
    isEnd != isBackwards
      ? frame.origin[axis] + frame.size[axis] : frame.origin[axis]
  }
}

extension LayoutElement {
  /// Whether other elements follow it along the scroll axis: not for badges and backgrounds.
  fileprivate var isInFlow: Bool {
    switch category {
    case .cell: true
    case .supplementary: !isBadge
    case .decoration: false
    }
  }
}

extension CGRect {
  /// Returns the first part of the rectangle along an axis, or the last one.
  fileprivate func startPart(
    _ length: CGFloat, along axis: LayoutAxis, fromEnd isFromEnd: Bool
  ) -> CGRect {
    var part = self
    part.size[axis] = length
    if isFromEnd { part.origin[axis] += size[axis] - length }
    return part
  }
}
