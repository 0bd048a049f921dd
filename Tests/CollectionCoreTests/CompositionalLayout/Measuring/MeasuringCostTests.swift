import CollectionCore
import Foundation
import Testing

@Suite("What measuring costs") struct MeasuringCostTests {
  private let screen = LayoutEnvironment(size: CGSize(width: 375, height: 667))

  @Test("A thousand million rows of which few are measured are arithmetic") func manyRows() {
    let rows = LayoutSection(group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]))
    var content = LayoutSectionContent(rows, itemCount: 1_000_000_000)
    for row in [0, 1, 500_000_000, 999_999_999] {
      content.measured.items[row] = CGSize(width: 375, height: 60)
    }
    let layout = CompositionalSolver(environment: screen).solve([content])
    // Four rows are 40 points shorter.
    #expect(layout.contentSize.height == 100_000_000_000.0 - 160)
    #expect(layout.cell(500_000_001, section: 0)?.frame.minY == 50_000_000_100.0 - 120)
    let end = CGRect(x: 0, y: layout.contentSize.height - 160, width: 375, height: 667)
    #expect(layout.elements(in: end, visible: nil).map(\.item) == [999_999_998, 999_999_999])
  }

  @Test("A cloud of a thousand million tags with a measured last one is arithmetic too")
  func manyTags() {
    let tags = LayoutSection(
      group: H(.fw(1), .est(32), [item(.est(60), .est(32))]).gap(.fixed(8)), interGroupSpacing: 8)
    var content = LayoutSectionContent(tags, itemCount: 1_000_000_000)
    content.measured.items[999_999_999] = CGSize(width: 200, height: 32)
    let layout = CompositionalSolver(environment: screen).solve([content])
    // Five to a row, 5 · 60 + 4 · 8 = 332; of the last five the last does not fit beside four
    // others: 4 · 60 + 4 · 8 + 200 = 472. It stands below them.
    #expect(layout.contentSize.height == 200_000_000.0 * 40 + 32)
    #expect(
      layout.cell(999_999_999, section: 0)?.frame
        == CGRect(x: 0, y: 200_000_000 * 40, width: 200, height: 32))
  }

  @Test("Of a million rows with a hundredth measured, one more is measured at once")
  func oneMore() throws {
    let rows = LayoutSection(group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]))
    var content = LayoutSectionContent(rows, itemCount: 1_000_000)
    for row in stride(from: 0, to: 1_000_000, by: 100) {
      content.measured.items[row] = CGSize(width: 375, height: 60)
    }
    let solver = CompositionalSolver(environment: screen)
    var layout = solver.solve([content])
    // 10,000 rows are 40 points shorter.
    #expect(layout.contentSize.height == 100_000_000.0 - 400_000)
    content.measured.items[150] = CGSize(width: 375, height: 130)
    var change = LayoutMeasurementChange()
    change.sections[0] = [150]
    let time = ContinuousClock().measure {
      solver.update(&layout, of: [content], changed: change)
    }
    #expect(layout.contentSize.height == 100_000_000.0 - 400_000 + 30)
    // Unoptimised; the bound only tells arithmetic from solving a million rows.
    #expect(time < .seconds(1), "\(time)")
  }
}
