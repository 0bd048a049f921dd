import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededRuns

/// The properties of the elements in a rectangle.
struct RectangleChecks {
  /// The solution.
  let layout: SolvedLayout
  /// The input.
  let layoutCase: LayoutCase
  /// The rectangle of the query.
  let rect: CGRect
  /// The visible interval, for pinned items.
  let visible: LayoutInterval?

  /// Appends descriptions of violated properties.
  func check(_ findings: inout Findings) {
    let elements = layout.elements(in: rect, visible: visible)
    for element in elements { check(element, &findings) }
    checkEachOnce(elements, &findings)
    checkHalves(of: elements, &findings)
    if let visible {
      for element in layout.pinnedElements(visible: visible) {
        checkNumbers(of: element, &findings)
      }
    }
  }

  private func check(_ element: LayoutElement, _ findings: inout Findings) {
    checkNumbers(of: element, &findings)
    // 1. It is one of the described elements.
    let contents = layoutCase.contents
    findings.expect(
      element.section.map { contents.indices.contains($0) } ?? true, "no such section: \(element)")
    // 2. Its displayed frame touches the rectangle.
    findings.expect(shown(element).touches(rect), "\(rect) does not show \(element)")
    // 3. A lookup returns the same element, within the precision of numbers.
    guard !isFarOut, let section = element.section, contents.indices.contains(section) else {
      return
    }
    if element.category == .cell {
      findings.expect(
        element.item < contents[section].itemCount
          && layout.cell(element.item, section: section)?.isNear(element) ?? false,
        "looked up it is another: \(element)")
    }
  }

  private func checkNumbers(of element: LayoutElement, _ findings: inout Findings) {
    findings.expect(element.frame.isLegal, "no view can have the frame of \(element)")
    findings.expect((0...1).contains(element.alpha), "the opacity of \(element)")
  }

  /// Checks that no cell is returned twice.
  private func checkEachOnce(_ elements: [LayoutElement], _ findings: inout Findings) {
    let cells = elements.lazy.filter { $0.category == .cell }.map { [$0.section ?? -1, $0.item] }
    findings.expect(Set(cells).count == cells.count, "\(rect) has a cell twice")
  }

  /// Whether coordinates are too large for a precision of a thousandth of a point.
  ///
  /// Mirrored coordinates are as large as the content.
  private var isFarOut: Bool {
    [rect.maxX, rect.maxY, layout.contentSize.width, layout.contentSize.height]
      .contains { $0.magnitude >= 1e12 }
  }

  /// Whether more groups may overlap than are visited, so that a half may show others.
  private var isCrowded: Bool {
    layoutCase.contents.enumerated().contains { section, content in
      content.itemCount > 4_000
        && CGFloat(content.itemCount) > 4 * lengthOfCells(inSection: section)
    }
  }

  /// Returns the length of the interval along which the groups of a section follow each other.
  private func lengthOfCells(inSection section: Int) -> CGFloat {
    let length =
      layout.scroller(ofSection: section)?.contentLength
      ?? layout.interval(ofSection: section)?.length
    return max(0, length ?? 0)
  }

  /// Checks that the elements in half of the rectangle are among those in the whole.
  private func checkHalves(of elements: [LayoutElement], _ findings: inout Findings) {
    guard rect.isLegal, !isFarOut, elements.count < 5_000, !isCrowded else { return }
    let whole = Set(elements)
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    for origin in [rect.origin, CGPoint(x: rect.minX + half.width, y: rect.minY + half.height)] {
      let part = CGRect(origin: origin, size: half)
      // Rounding errors of very large numbers may put the half outside the whole.
      guard rect.minX <= part.minX, part.maxX <= rect.maxX, rect.minY <= part.minY,
        part.maxY <= rect.maxY
      else { continue }
      let missing = layout.elements(in: part, visible: visible).first { !whole.contains($0) }
      findings.expect(
        missing == nil, "\(part) shows \(String(describing: missing)), the whole \(rect) does not")
    }
  }

  /// Returns the displayed frame of an element while no section is scrolled.
  private func shown(_ element: LayoutElement) -> CGRect {
    guard element.isInScroller, let section = element.section,
      let scroller = layout.scroller(ofSection: section)
    else { return element.frame }
    var frame = element.frame
    frame.origin[layout.axis.crossing] +=
      scroller.frame.origin[layout.axis.crossing] - scroller.firstOffset
    return frame
  }
}
