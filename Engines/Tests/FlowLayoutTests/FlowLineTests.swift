import Foundation
import LayoutGeometry
import Testing
@testable import FlowLayout

/// Rules 1 to 4 of uikit.md, 6.11; a comment derives each number.
struct FlowLineTests {
  private func starts(_ section: FlowSection, width: CGFloat = 320) -> [CGFloat] {
    SolvedFlowLayout(section, width: width).frames(section.itemCount).map(\.minX)
  }

  private func tops(_ section: FlowSection, width: CGFloat = 320) -> [CGFloat] {
    SolvedFlowLayout(section, width: width).frames(section.itemCount).map(\.minY)
  }

  @Test("An item joins a line while it and the minimum gap fit") func itemJoinsLine() {
    // 100 + 10 + 100 + 10 + 100 = 320 fits in 320; with gaps of 11 it would be 322.
    #expect(tops(FlowSection(3, 100, 50, items: 10)) == [0, 0, 0])
    #expect(tops(FlowSection(3, 100, 50, items: 11)) == [0, 0, 50])
  }

  @Test("A third of the available length fits three times, in spite of rounding errors")
  func thirdRoomFits() {
    #expect(tops(FlowSection(3, 100.0 / 3, 50), width: 100) == [0, 0, 0])
    #expect(tops(FlowSection(7, 0.7 / 7, 50), width: 0.7) == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test("A full line distributes the remaining length between its items") func fullLineSpreads() {
    // 4 × 70 = 280 of 320 leave 40 for three gaps: 13 1/3 each; a fifth item does not fit.
    let starts = starts(FlowSection(5, 70, 50, items: 10))
    let gap = 40.0 / 3
    #expect(starts[0] == 0)
    #expect(abs(starts[1] - (70 + gap)) < 1e-9)
    #expect(abs(starts[2] - (140 + 2 * gap)) < 1e-9)
    #expect(abs(starts[3] - 250) < 1e-9)
  }

  @Test("A full line of different items ends at the far edge too") func fullLineDifferent() {
    // 100 + 10 + 150 = 260; 60 + 10 more do not fit. 70 are left over for one gap.
    #expect(starts(FlowSection(widths: [100, 150, 60], items: 10)) == [0, 170, 0])
  }

  @Test("Equal items of the last line are positioned as in a full line") func equalItemsLast() {
    // Two of five: the positions are those of the full line, 70 + 13 1/3 apart.
    let starts = starts(FlowSection(6, 70, 50, items: 10))
    #expect(starts[4] == 0)
    #expect(abs(starts[5] - (70 + 40.0 / 3)) < 1e-9)
    // A single line that is not full is a last line as well.
    #expect(self.starts(FlowSection(2, 70, 50, items: 10)) == [0, starts[5]])
  }

  @Test("Different items of the last line have the minimum gap")
  func differentItemsLast() {
    #expect(starts(FlowSection(widths: [100, 60, 80], items: 10)) == [0, 110, 180])
  }

  @Test("Items of one width and two heights count as different") func itemsOneWidth() {
    let sizes = [CGSize(width: 70, height: 50), CGSize(width: 70, height: 40)]
    #expect(starts(FlowSection(sizes, items: 10)) == [0, 80])
  }

  @Test("An item whose line has no space for another one is centered") func itemWhoseLine() {
    // (320 - 200) / 2 = 60, in the last line too.
    #expect(starts(FlowSection(3, 200, 50, items: 10)) == [60, 60, 60])
    // The first line can't contain 200 more: (320 - 150) / 2 = 85.
    #expect(starts(FlowSection(widths: [150, 200], items: 10)) == [85, 60])
  }

  @Test("One item in the last line is at the leading edge if two would fit")
  func oneItemLast() {
    #expect(starts(FlowSection(1, 100, 50, items: 10)) == [0])
  }

  @Test("An item that is too wide has a line of its own and is reported") func itemTooWide() {
    let layout = SolvedFlowLayout(FlowSection(widths: [400, 100, 100], items: 10))
    // (320 - 400) / 2 = -40; the others are a last line with space for two: 100 + 10 + 100 ≤ 320.
    #expect(layout.frames(2) == [CGRect(-40, 0, 400, 50), CGRect(0, 50, 100, 50)])
    #expect(layout.hasOverlongItem)
    #expect(!SolvedFlowLayout(FlowSection(1, 320, 50)).hasOverlongItem)
    #expect(SolvedFlowLayout(FlowSection(9, 320.1, 50)).hasOverlongItem)
  }

  @Test("A line is as high as its highest item, and centers the others") func lineHighIts() {
    let layout = SolvedFlowLayout(
      FlowSection(
        [
          CGSize(width: 100, height: 30), CGSize(width: 80, height: 50),
          CGSize(width: 200, height: 20),
        ],
        lines: 7))
    // (50 - 30) / 2 = 10. The second line starts at 50 + 7.
    #expect(layout.frames(3).map(\.minY) == [10, 0, 57])
    #expect(layout.contentSize == CGSize(width: 320, height: 77))
  }

  @Test("Lines are exactly the line spacing apart") func linesAreExactly() {
    #expect(tops(FlowSection(3, 200, 50, lines: 12)) == [0, 62, 124])
    #expect(tops(FlowSection(3, 200, 50, lines: -20)) == [0, 30, 60])
  }

  @Test("Origins are rounded to the nearest pixel and sizes are unchanged") func originsGoNearest()
  {
    let layout = SolvedFlowLayout(FlowSection(5, 70.2, 50.1, items: 10), scale: 2)
    // 320 - 4 × 70.2 = 39.2, a third of it 13.0667: 83.2667 is nearest to 83.5 of 83, 83.5, 84.
    let second = layout.frames(2)[1]
    #expect(second.minX == 83.5)
    #expect(second.size == CGSize(width: 70.2, height: 50.1))
  }

  @Test("A horizontal layout has vertical lines") func horizontalLayoutHas() {
    let layout = SolvedFlowLayout(
      FlowSection(5, 40, 90, lines: 5, items: 10), width: 200, axis: .horizontal)
    // 90 + 10 + 90 = 190 of 200: the gap is 20. Columns are 40 + 5 apart, the last is half full.
    #expect(
      layout.frames(5) == [
        CGRect(0, 0, 40, 90), CGRect(0, 110, 40, 90), CGRect(45, 0, 40, 90),
        CGRect(45, 110, 40, 90), CGRect(90, 0, 40, 90),
      ])
    #expect(layout.contentSize == CGSize(width: 130, height: 200))
  }

  @Test("Mirroring swaps leading and trailing") func mirroringSwapsLeading() {
    let section = FlowSection(
      2, 70, 50, items: 10, insets: LayoutInsets(leading: 30, trailing: 10))
    // 280 points: 3 × 70 leave 70 for two gaps of 35. Before: 30 and 135. 320 - 30 - 70 = 220.
    #expect(SolvedFlowLayout(section).frames(2).map(\.minX) == [30, 135])
    #expect(SolvedFlowLayout(section, isMirrored: true).frames(2).map(\.minX) == [220, 115])
  }
}
