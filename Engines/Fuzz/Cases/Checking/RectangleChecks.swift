import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededRuns

/// What holds of the elements in a rectangle, whatever the layout and the rectangle are.
struct RectangleChecks {
  /// The solution.
  let layout: SolvedLayout
  /// What it was solved for.
  let layoutCase: LayoutCase
  /// The rectangle that is asked for.
  let rect: CGRect
  /// What pinned items keep to.
  let visible: LayoutInterval?

  /// Notes what does not hold.
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
    // 1. It is one of those that there are.
    let contents = layoutCase.contents
    findings.expect(
      element.section.map { contents.indices.contains($0) } ?? true, "no such section: \(element)")
    // 2. It is seen in the rectangle.
    findings.expect(shown(element).touches(rect), "\(rect) does not show \(element)")
    // 3. Looked up, it is the same, where numbers can tell.
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

  /// No cell may be told twice.
  private func checkEachOnce(_ elements: [LayoutElement], _ findings: inout Findings) {
    let cells = elements.lazy.filter { $0.category == .cell }.map { [$0.section ?? -1, $0.item] }
    findings.expect(Set(cells).count == cells.count, "\(rect) has a cell twice")
  }

  /// Whether numbers can't tell a thousandth of a point apart any more.
  ///
  /// What is mirrored is as far out as the content is long.
  private var isFarOut: Bool {
    [rect.maxX, rect.maxY, layout.contentSize.width, layout.contentSize.height]
      .contains { $0.magnitude >= 1e12 }
  }

  /// Whether more groups may lie at one place than are looked at, so that a half may show others.
  private var isCrowded: Bool {
    layoutCase.contents.enumerated().contains { section, content in
      content.itemCount > 4_000
        && CGFloat(content.itemCount) > 4 * lengthOfCells(inSection: section)
    }
  }

  /// How long the stretch is along which the groups of a section follow each other.
  private func lengthOfCells(inSection section: Int) -> CGFloat {
    let length =
      layout.scroller(ofSection: section)?.contentLength
      ?? layout.interval(ofSection: section)?.length
    return max(0, length ?? 0)
  }

  /// What half of the rectangle shows is among what the whole shows.
  private func checkHalves(of elements: [LayoutElement], _ findings: inout Findings) {
    guard rect.isLegal, !isFarOut, elements.count < 5_000, !isCrowded else { return }
    let whole = Set(elements)
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    for origin in [rect.origin, CGPoint(x: rect.minX + half.width, y: rect.minY + half.height)] {
      let part = CGRect(origin: origin, size: half)
      // Sums of very large numbers may put the half outside of the whole.
      guard rect.minX <= part.minX, part.maxX <= rect.maxX, rect.minY <= part.minY,
        part.maxY <= rect.maxY
      else { continue }
      let missing = layout.elements(in: part, visible: visible).first { !whole.contains($0) }
      findings.expect(
        missing == nil, "\(part) shows \(String(describing: missing)), the whole \(rect) does not")
    }
  }

  /// Where an element is seen while no section has been scrolled.
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
