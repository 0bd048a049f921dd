import Foundation
import LayoutGeometry
import Testing
@testable import FlowLayout

/// Rule 5 of uikit.md, 6.11, and pinned headers and footers.
struct FlowSectionTests {
  private let insets = LayoutInsets(top: 5, leading: 10, bottom: 15, trailing: 20)

  private func layout(
    _ sections: [FlowSection], pinsHeaders: Bool = false, pinsFooters: Bool = false
  ) -> SolvedFlowLayout {
    SolvedFlowLayout(
      sections,
      in: FlowEnvironment(crossLength: 320, pinsHeaders: pinsHeaders, pinsFooters: pinsFooters))
  }

  /// Ten lines of 50 points in each of two sections: 40 + 500 + 20 = 560 points.
  private var two: [FlowSection] {
    [
      FlowSection(10, 320, 50, header: 40, footer: 20),
      FlowSection(10, 320, 50, header: 40, footer: 20),
    ]
  }

  @Test("A section is header, inset, lines, inset, footer") func sectionHeaderInset() {
    let layout = layout([FlowSection(2, 100, 50, insets: insets, header: 40, footer: 30)])
    // Available: 320 - 10 - 20 = 290. Two gaps would leave no space for a third item: 90 over one
    // gap.
    #expect(layout.header(ofSection: 0, visible: nil)?.frame == CGRect(0, 0, 320, 40))
    #expect(layout.frames(2) == [CGRect(10, 45, 100, 50), CGRect(200, 45, 100, 50)])
    #expect(layout.footer(ofSection: 0, visible: nil)?.frame == CGRect(0, 110, 320, 30))
    #expect(layout.contentSize == CGSize(width: 320, height: 140))
  }

  @Test("An empty section keeps header, insets and footer") func emptySectionKeeps() {
    let layout = layout([FlowSection(0, 100, 50, insets: insets, header: 40, footer: 30)])
    #expect(layout.footer(ofSection: 0, visible: nil)?.frame.minY == 60)
    #expect(layout.contentSize.height == 90)
  }

  @Test("There is no header or footer of length 0") func thereNoHeader() {
    let layout = layout([FlowSection(1, 100, 50)])
    #expect(layout.header(ofSection: 0, visible: nil) == nil)
    #expect(layout.footer(ofSection: 0, visible: nil) == nil)
    #expect(layout.header(ofSection: 7, visible: nil) == nil)
  }

  @Test("Sections follow each other without a gap") func sectionsFollowEach() {
    let layout = layout(two)
    #expect(layout.header(ofSection: 1, visible: nil)?.frame.minY == 560)
    #expect(layout.cell(0, section: 1)?.frame.minY == 600)
    #expect(layout.contentSize.height == 1_120)
  }

  @Test("Insets of the reference are added to those of the section") func insetsReferenceAre() {
    let layout = SolvedFlowLayout(
      [FlowSection(1, 260, 50, insets: insets, header: 10)],
      in: FlowEnvironment(
        crossLength: 320, reference: LayoutInsets(top: 99, leading: 7, trailing: 3)))
    // 320 - 10 - 20 - 7 - 3 = 280 from 17 on; an item of 260 is centered in it. Headers ignore
    // insets.
    #expect(layout.frames(1) == [CGRect(27, 15, 260, 50)])
    #expect(layout.header(ofSection: 0, visible: nil)?.frame == CGRect(0, 0, 320, 10))
  }

  @Test("A pinned header stays visible until the footer pushes it out") func pinnedHeaderStays() {
    let layout = layout(two, pinsHeaders: true)
    func top(at offset: CGFloat) -> CGFloat? {
      layout.header(ofSection: 0, visible: LayoutInterval(start: offset, end: offset + 400))?
        .frame.minY
    }
    #expect(top(at: -30) == 0)
    #expect(top(at: 100) == 100)
    // The footer starts at 540, so the header is at most at 500.
    #expect(top(at: 500) == 500)
    #expect(top(at: 530) == 500)
    #expect(top(at: 600) == 0)
  }

  @Test("A pinned footer stays visible until the header pushes it out") func pinnedFooterStays() {
    let layout = layout(two, pinsFooters: true)
    func top(at offset: CGFloat) -> CGFloat? {
      layout.footer(ofSection: 1, visible: LayoutInterval(start: offset, end: offset + 400))?
        .frame.minY
    }
    #expect(top(at: 720) == 1_100)
    #expect(top(at: 400) == 780)
    // The second section's items start at 600.
    #expect(top(at: 200) == 600)
  }

  @Test("Pinned headers are found at their visible position, in front of cells")
  func pinnedHeadersAre() {
    let layout = layout(two, pinsHeaders: true)
    let shown = layout.elements(
      in: CGRect(0, 200, 320, 100), visible: LayoutInterval(start: 200, end: 300))
    #expect(shown.map(\.category) == [.header, .cell, .cell, .cell])
    #expect(shown.map(\.zIndex) == [10, 0, 0, 0])
    #expect(shown[0].frame == CGRect(0, 200, 320, 40))
  }

  @Test("Elements beyond a section due to a negative inset are found") func sticksOutSection() {
    let layout = layout([
      FlowSection(1, 320, 50),
      FlowSection(1, 320, 50, insets: LayoutInsets(top: -30)),
    ])
    #expect(layout.cell(0, section: 1)?.frame.minY == 20)
    let found = layout.elements(in: CGRect(0, 21, 320, 4), visible: nil)
    #expect(found.map(\.section) == [0, 1])
  }
}
