import CompositionalLayout
import Foundation
import Testing

@Suite("More overlapping elements than a screen can show")
struct HostileCrowdTests {
  private static let view = CGRect(x: 0, y: 0, width: 375, height: 667)

  @Test("Of a thousand million rows at the same position, some thousands are shown")
  func samePlace() {
    // Each row of 44 begins 44 before the end of the previous one.
    let section = LayoutSection(group: H(.fw(1), 44, [full]), interGroupSpacing: -44)
    let layout = LayoutCase("", section, items: 1_000_000_000, "").solved
    let shown = layout.elements(in: Self.view, visible: nil)
    // 4,096, and four for each of 667 points.
    #expect(shown.map(\.item) == Array(0..<(4_096 + 667 * 4)))
  }

  @Test("Of rows of a millionth of a point, as many are shown")
  func tinyRows() {
    let layout = LayoutCase("", H(.fw(1), 1e-6, [full]), items: .max, "").solved
    let shown = layout.elements(in: Self.view, visible: nil)
    #expect(shown.count == 4_096 + 667 * 4)
    #expect(shown.first?.item == 0)
  }

  @Test("All rows that fit into a rectangle are shown, however long it is")
  func manyRows() {
    let layout = LayoutCase("", H(.fw(1), 1, [full]), items: 300_000, "").solved
    let rect = CGRect(x: 0, y: 0, width: 375, height: 300_000)
    #expect(layout.elements(in: rect, visible: nil).count == 300_000)
  }

  @Test("Groups of a million cells at one position stop at the limit of a rectangle")
  func manyCells() {
    let section = LayoutSection(
      group: H(.fw(1), 44, [item(.absolute(0.01), .fh(1))]), interGroupSpacing: -44)
    let layout = LayoutCase("", section, items: 1_000_000_000, "").solved
    let shown = layout.elements(in: CGRect(x: 0, y: 0, width: 100, height: 9), visible: nil)
    // 131,072 overlapping elements, one for each of 900 square points, and those of the last group.
    #expect(shown.count < 131_072 + 900 + 37_501)
  }

  @Test("Negative insets and gaps don't make the content size negative")
  func negative() {
    let section = LayoutSection(group: H(.fw(1), 44, [full]), insets: inset(-100, 0, 0, 0))
    let layout = LayoutCase("", section, items: 1, "").solved
    #expect(layout.contentSize == CGSize(width: 375, height: 0))
  }

  @Test("A view of almost no width has one page")
  func narrow() throws {
    let section = LayoutSection(group: H(1, 44, [full]), orthogonalBehavior: .paging)
    let layout = LayoutCase("", section, items: 1, width: .leastNonzeroMagnitude, "").solved
    let paging = try #require(layout.scroller(ofSection: 0)).paging
    #expect(paging.restCount > 0)
    #expect(paging.target(releasedAt: 0, velocity: 1, from: 0, naturalEnd: 9).isFinite)
  }

  @Test(
    "A scale that no display has rounds nothing",
    arguments: [CGFloat.nan, .infinity, 1e300, 1e-300, -2])
  func scale(scale: CGFloat) {
    let environment = LayoutEnvironment(
      size: CGSize(width: 100, height: 100), displayScale: scale)
    let row = LayoutSection(group: H(.fw(1), 44.25, [full]))
    let layout = CompositionalSolver(environment: environment)
      .solve([LayoutSectionContent(row, itemCount: 1)])
    #expect(layout.cell(0, section: 0)?.frame.height == 44.25)
  }
}
