import Foundation
import LayoutGeometry
import Testing
@testable import FlowLayout

struct FlowCostTests {
  @Test("A million equal items are one run of lines and the last line") func millionEqualItems() {
    let layout = SolvedFlowLayout(FlowSection(1_000_000, 50, 50, lines: 10, items: 10))
    #expect(layout.sections[0].section.runs.count == 2)
    // Five a line: 200,000 lines of 60 points, less the last gap.
    #expect(layout.contentSize.height == 11_999_990)
    #expect(layout.cell(999_999, section: 0)?.frame == CGRect(270, 11_999_940, 50, 50))
  }

  @Test("A measured item changes only the lines around it") func measuredItemCosts() {
    var section = FlowSection(1_000_000, 50, 50, items: 10)
    section.sizes.measure(CGSize(width: 60, height: 70), item: 500_000)
    let layout = SolvedFlowLayout(section)
    #expect(layout.sections[0].section.runs.count < 6)
    #expect(layout.cell(500_000, section: 0)?.frame.size == CGSize(width: 60, height: 70))
  }

  @Test("Equal sizes in an array are stored once") func equalSizesGiven() {
    let sizes = [CGSize](repeating: CGSize(width: 50, height: 50), count: 1_000)
    #expect(SolvedFlowLayout(FlowSection(sizes)).sections[0].section.runs.count == 2)
  }

  @Test("Ten elements are found among a hundred thousand sections") func tenElementsAre() {
    let sections = (0..<100_000).map { _ in FlowSection(3, 320, 50, header: 50) }
    let layout = SolvedFlowLayout(sections, in: FlowEnvironment(crossLength: 320))
    // Sections are 200 points long.
    let found = layout.elements(in: CGRect(0, 10_000_000, 320, 500), visible: nil)
    #expect(found.count == 10)
    #expect(found.first?.section == 50_000)
  }

  @Test(
    "Invalid numbers are solved and give finite sizes",
    arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0, 1e-300, 1e300])
  func nonsenseComesEnd(_ length: CGFloat) {
    for axis in [LayoutAxis.vertical, .horizontal] {
      for count in [0, 1, 1_000_000_000] {
        let section = FlowSection(
          count, length, 50, lines: length, items: length,
          insets: LayoutInsets(top: length, leading: length), header: length, footer: length)
        let layout = SolvedFlowLayout(section, width: 320, axis: axis, scale: 3)
        #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
        #expect(layout.contentSize.width >= 0 && layout.contentSize.height >= 0)
        let found = layout.elements(in: CGRect(0, 0, 320, 480), visible: nil)
        #expect(found.count < 10_000)
      }
    }
  }
}
