import CompositionalLayout
import Foundation
import LayoutGeometry
import Testing

@Suite("Outer spacing of headers and footers")
struct OuterSpacingTests {
  private func solve(_ items: [LayoutBoundaryItem]) -> SolvedLayout {
    let section = LayoutSection(group: H(.fw(1), 44, [full]), boundaryItems: items)
    let environment = LayoutEnvironment(size: CGSize(width: 375, height: 100))
    return CompositionalSolver(environment: environment)
      .solve(Array(repeating: LayoutSectionContent(section, itemCount: 3), count: 2))
  }

  private func y(_ kind: String, _ layout: SolvedLayout, visible: LayoutInterval? = nil)
    -> CGFloat?
  {
    layout.supplementary(kind, item: 0, section: 0, visible: visible)?.frame.minY
  }

  private func spaced(_ item: LayoutBoundaryItem, _ spacing: CGFloat) -> LayoutBoundaryItem {
    var copy = item
    copy.outerSpacing = spacing
    return copy
  }

  @Test("It is above a header and below a footer, and increases the section's length")
  func bothEnds() {
    let layout = solve([spaced(header(28), 22), spaced(footer(30), 5)])
    // 22 + 28 + 3 · 44 + 30 + 5 = 217 for each of the two; 217 + 22 + 28 = 267.
    #expect(y("header", layout) == 22)
    #expect(layout.cell(0, section: 0)?.frame.minY == 50)
    #expect(y("footer", layout) == 182)
    #expect(layout.cell(0, section: 1)?.frame.minY == 267)
    #expect(layout.contentSize.height == 434)
  }

  @Test("A pinned header reaches the visible edge, with the spacing scrolled away")
  func pinned() {
    let layout = solve([spaced(header(28, pinned: true), 22)])
    func top(_ offset: CGFloat) -> CGFloat? {
      y("header", layout, visible: LayoutInterval(start: offset, end: offset + 100))
    }
    // The section ends at 22 + 28 + 132 = 182 and pushes the header out: 182 − 28 = 154.
    #expect([0, 10, 22, 60, 154, 170].map(top) == [22, 22, 22, 60, 154, 154])
  }

  @Test("An item that doesn't extend the boundary has no outer spacing")
  func overlay() {
    var item = spaced(header(28), 22)
    item.extendsBoundary = false
    #expect(solve([item]).contentSize.height == 264)
  }

  @Test("NaN and infinities count as no spacing", arguments: [CGFloat.nan, .infinity])
  func hostile(_ spacing: CGFloat) {
    #expect(solve([spaced(header(28), spacing)]).contentSize.height == 320)
  }
}
