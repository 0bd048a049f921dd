import BoxLayout
import Foundation
import LayoutGeometry
import Testing

@Suite("Boxes in a line") struct LineTests {
  @Test("A row is as wide as its boxes and as high as the highest") func wraps() {
    let row = BoxNode.row(BoxLine(.horizontal, spacing: 5), .fixed(10, 20), .fixed(30, 40))
      .laidOut()
    // 10 + 5 + 30
    #expect(row.frame == CGRect(x: 0, y: 0, width: 45, height: 40))
    #expect(
      row.childFrames == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 15, y: 0, width: 30, height: 40),
      ])
  }

  @Test("Margins and padding are around boxes, outside and inside") func insets() {
    let margin = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let column = BoxNode.column(.fixed(10, 20, margin: margin))
    column.arrangement.padding = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    column.laidOut()
    // 20 + 2 + 10 + 4 + 40, 10 + 1 + 20 + 3 + 30
    #expect(column.frame.size == CGSize(width: 76, height: 64))
    #expect(column.childFrames == [CGRect(x: 22, y: 11, width: 10, height: 20)])
  }

  @Test("Filling boxes share what the others leave by weight") func weights() {
    let row = BoxNode.row(
      width: .fill, .fixed(40, 10), .text(0, width: .fill(1)),
      .text(0, width: .fill(2)))
    row.laidOut(100)
    // (100 − 40) x 1/3 and 2/3
    #expect(row.widths == [40, 20, 40])
  }

  @Test("In a row as wide as its content each filling box has its content's width at least")
  func naturalWeights() {
    let row = BoxNode.row(.text(3, width: .fill(1)), .text(2, width: .fill(2)))
      .laidOut()
    // 30 for a weight of 1 is more than 20 / 2, so a unit is 30.
    #expect(row.widths == [30, 60])
  }

  @Test("A growing box takes what is left up to its maximum, and the others take the rest")
  func grows() {
    let row = BoxNode.row(
      width: .fill, .text(1, width: .wrap(max: 15, grow: 1)),
      .text(2, width: .wrap(grow: 1)))
    row.laidOut(100)
    #expect(row.widths == [15, 85])
  }

  @Test("Shrinking boxes give in proportion to their length, down to their minimum") func shrinks()
  {
    let row = BoxNode.row(
      width: .fill, .text(10, width: .wrap(shrink: 1)),
      .text(5, width: .wrap(shrink: 1)))
    row.laidOut(120)
    // 30 are missing of 150: 20 of 100 and 10 of 50.
    #expect(row.widths == [80, 40])
    row.children[1].style.width = .wrap(min: 45, shrink: 1)
    row.laidOut(120)
    // 75, in which seven pieces of 10 fit.
    #expect(row.widths == [70, 45])
  }

  @Test("Boxes get their length in order, those of a higher priority first") func priority() {
    let row = BoxNode.row(width: .fill, .text(6), .text(6)).laidOut(80)
    #expect(row.widths == [60, 20])
    row.children[1].style.width = .wrap(priority: 1)
    row.laidOut(80)
    #expect(row.widths == [20, 60])
  }

  @Test("Boxes of a fixed length stay as long as they are", arguments: [0, 50, 90] as [CGFloat])
  func overflow(available: CGFloat) {
    let row = BoxNode.row(width: .fill, .fixed(60, 10), .fixed(40, 10)).laidOut(available)
    #expect(row.starts == [0, 60])
    #expect(row.frame.width == available)
  }

  @Test(
    "Each format has its distances",
    arguments: [
      (BoxFormat.leading, [0, 10, 30]), (.center, [20, 30, 50]), (.trailing, [40, 50, 70]),
      // 40 are left: 20 between neighbors, or 10 before, between and behind.
      (.spaceBetween, [0, 30, 70]), (.spaceEvenly, [10, 30, 60]),
    ] as [(BoxFormat, [CGFloat])])
  func formats(format: BoxFormat, starts: [CGFloat]) {
    let row = BoxNode.row(
      BoxLine(.horizontal, format: format), width: .fill, .fixed(10, 10), .fixed(20, 10),
      .fixed(30, 10))
    #expect(row.laidOut(100).starts == starts)
  }

  @Test("A single box of a line that spreads boxes is at its start") func between() {
    let row = BoxNode.row(BoxLine(.horizontal, format: .spaceBetween), width: .fill, .fixed(10, 10))
    #expect(row.laidOut(100).starts == [0])
  }

  @Test("Boxes with places of their own are at the start, in the center and at the end")
  func places() {
    let row = BoxNode.row(
      width: .fill, .fixed(10, 10), .fixed(20, 10) { $0.linePlace = .trailing },
      .fixed(20, 10) { $0.linePlace = .center }, .fixed(10, 10))
    // The first and the last are at the start: 0 and 10; (100 − 20) / 2; 100 − 20.
    #expect(row.laidOut(100).starts == [0, 80, 40, 10])
    // In 66 points the center would be at 23, which is behind the start's 20 points.
    #expect(row.laidOut(66).starts == [0, 46, 23, 10])
    // In 60 points nothing is left, and all are one behind the other.
    #expect(row.laidOut(60).starts == [0, 40, 20, 10])
  }

  @Test("In a reversed row the last box is first") func reversed() {
    let row = BoxNode.row(
      BoxLine(.horizontal, spacing: 5, isReversed: true), .fixed(10, 10), .fixed(20, 10))
    #expect(row.laidOut().starts == [25, 0])
  }

  @Test("A text that gets less than its width wraps, and its row is higher") func wrapsText() {
    let row = BoxNode.row(width: .fill, .fixed(50, 10), .text(12)).laidOut(100)
    // Five pieces of 10 in 50 points: three lines of 20.
    #expect(row.children[1].frame == CGRect(x: 50, y: 0, width: 50, height: 60))
    #expect(row.frame.height == 60)
  }

  @Test("A box around a wrapped text is as wide as its lines") func bubble() {
    let bubble = BoxNode.column(.text(12))
    bubble.arrangement.padding = LayoutInsets(leading: 8, trailing: 8)
    bubble.laidOut(91)
    // 91 − 16 = 75: seven pieces in a line.
    #expect(bubble.frame.size == CGSize(width: 86, height: 40))
  }

  @Test("A row around a text with a maximum is as wide as the lines of the text") func limitedText()
  {
    let content = TextContent(12)
    let style = BoxStyle(width: .wrap(max: 75))
    let row = BoxNode.row(BoxNode(style: style, content: content), .fixed(20, 10)).laidOut()
    // 75 points have seven pieces in a line.
    #expect(row.starts == [0, 70])
    #expect(row.frame.size == CGSize(width: 90, height: 40))
    // Once without a limit, and once in 75 points.
    #expect(content.questions == 2)
  }

  @Test("A filling box in a column is as wide as the widest of the others") func crossFill() {
    let column = BoxNode.column(.text(5), .text(2, width: .fill)).laidOut()
    #expect(column.widths == [50, 50])
  }

  @Test("Filling boxes of a column share its height") func heights() {
    let column = BoxNode.column(
      height: .fill, .text(1), .text(0, height: .fill), .text(0, height: .fill(3)))
    column.laidOut(.infinity, 100)
    #expect(column.children.map(\.frame.height) == [20, 20, 60])
  }

  @Test(
    "Boxes are at the ratio of their alignment across the line, or of the parent's justification")
  func alignment() {
    let row = BoxNode.row(
      height: .equalTo(100), .fixed(10, 20), .fixed(10, 20) { $0.alignment.vertical = 1 },
      .fixed(10, 20) { $0.alignment.vertical = 0.5 })
    row.arrangement.justification.vertical = 0
    row.laidOut()
    // 80 are left: half of it, all, and three quarters.
    #expect(row.children.map(\.frame.minY) == [40, 80, 60])
  }

  @Test("A box fills the height of its row") func crossHeight() {
    let row = BoxNode.row(.text(1, height: .fill), .fixed(10, 50)).laidOut()
    #expect(row.children.map(\.frame.height) == [50, 50])
  }
}
