import BoxLayout
import Foundation
import LayoutGeometry
import Testing

@Suite("Boxes in several lines") struct FlowTests {
  private func flow(
    axis: LayoutAxis = .horizontal, format: BoxFormat = .leading, count: Int = 0,
    lineFormat: BoxFormat = .leading, lineLength: BoxLength = .wrap, boxes children: [BoxNode]
  ) -> BoxNode {
    BoxNode(
      arrangement: BoxArrangement(
        .flow(
          BoxFlow(
            BoxLine(axis, format: format, spacing: 4), count: count, lineSpacing: 6,
            lineFormat: lineFormat, lineLength: lineLength))),
      children: children)
  }

  private func sized(_ widths: CGFloat...) -> [BoxNode] { widths.map { .fixed($0, 10) } }

  private func origins(_ node: BoxNode) -> [CGPoint] { node.childFrames.map(\.origin) }

  @Test("A row ends before the first box that doesn't fit") func byWidth() {
    let flow = flow(boxes: sized(30, 30, 30, 50)).laidOut(100)
    // 30 + 4 + 30 + 4 + 30 = 98.
    #expect(
      origins(flow) == [.zero, CGPoint(x: 34, y: 0), CGPoint(x: 68, y: 0), CGPoint(x: 0, y: 16)])
    #expect(flow.frame.size == CGSize(width: 98, height: 26))
  }

  @Test("Without a limit all boxes are in one row") func unlimited() {
    #expect(
      flow(boxes: sized(30, 30, 30, 50)).laidOut().frame.size == CGSize(width: 152, height: 10))
  }

  @Test(
    "A flow in exactly the width that it asks for has one row",
    arguments: [0.1, 1 / 3, 7.7] as [CGFloat])
  func naturalWidth(width: CGFloat) {
    let flow = flow(boxes: (0..<20).map { .fixed(width * CGFloat($0), 10) })
    flow.arrangement.padding = LayoutInsets(leading: width, trailing: width / 7)
    #expect(flow.laidOut(flow.laidOut().frame.width).frame.height == 10)
  }

  @Test("With a number of boxes a row ends after it") func byCount() {
    let flow = flow(count: 2, boxes: sized(30, 10, 20)).laidOut()
    #expect(origins(flow) == [.zero, CGPoint(x: 34, y: 0), CGPoint(x: 0, y: 16)])
    #expect(flow.frame.size == CGSize(width: 44, height: 26))
  }

  @Test("A row ends behind a box that ends it") func endsLine() {
    let flow = flow(boxes: sized(30, 10, 20))
    flow.children[0].style.endsLine = true
    #expect(origins(flow.laidOut()) == [.zero, CGPoint(x: 0, y: 16), CGPoint(x: 14, y: 16)])
  }

  @Test("A box that is too wide has a row of its own") func tooWide() {
    let flow = flow(boxes: sized(10, 200, 10)).laidOut(100)
    #expect(origins(flow) == [.zero, CGPoint(x: 0, y: 16), CGPoint(x: 0, y: 32)])
  }

  @Test("Each row has the format of the flow") func format() {
    let flow = flow(format: .trailing, count: 2, boxes: sized(30, 10, 20)).laidOut()
    #expect(flow.starts == [0, 34, 24])
  }

  @Test("Filling boxes share what is left in their row") func fill() {
    let flow = flow(boxes: sized(60, 30))
    flow.append(.text(1, width: .fill))
    flow.style.width = .fill
    // The text asks for 10, so that 60 + 4 + 30 + 4 + 10 is too wide for 100.
    #expect(flow.laidOut(100).widths == [60, 30, 100])
    #expect(flow.laidOut(120).widths == [60, 30, 22])
  }

  @Test("Rows have the distances of their format, or share the height") func rows() {
    let flow = flow(count: 1, lineFormat: .spaceBetween, boxes: sized(10, 10, 10))
    flow.style.height = .equalTo(100)
    // 100 − 30 − 2 x 6 = 58: 29 more between neighbors.
    #expect(flow.laidOut().childFrames.map(\.minY) == [0, 45, 90])
    flow.arrangement.kind = .flow(
      BoxFlow(BoxLine(.horizontal), count: 1, lineFormat: .leading, lineLength: .fill))
    flow.style.height = .equalTo(90)
    #expect(flow.laidOut().childFrames.map(\.minY) == [0, 30, 60])
  }

  @Test("Rows of a fixed length are as high as it says") func fixedRows() {
    let flow = flow(count: 1, lineLength: .equalTo(30), boxes: sized(10, 10)).laidOut()
    // 30 + 6 + 30
    #expect(flow.frame.height == 66)
    #expect(flow.childFrames.map(\.minY) == [0, 36])
  }

  @Test("A column ends before the first box that doesn't fit in a known height") func byHeight() {
    let flow = flow(axis: .vertical, boxes: sized(30, 20, 10))
    flow.style.height = .equalTo(24)
    // 10 + 4 + 10 = 24; the next column is 30 + 6 points from the left.
    #expect(origins(flow.laidOut()) == [.zero, CGPoint(x: 0, y: 14), CGPoint(x: 36, y: 0)])
    #expect(flow.frame.size == CGSize(width: 46, height: 24))
  }

  @Test("A flow whose height isn't known is one column") func oneColumn() {
    let flow = flow(axis: .vertical, boxes: sized(30, 20, 10)).laidOut(.infinity, 24)
    #expect(flow.starts == [0, 0, 0])
    #expect(flow.frame.width == 30)
  }

  @Test("Columns with a number of boxes share the width") func columns() {
    let flow = flow(axis: .vertical, count: 2, lineLength: .fill, boxes: sized(30, 20, 10))
    flow.style.width = .equalTo(86)
    #expect(origins(flow.laidOut()) == [.zero, CGPoint(x: 0, y: 14), CGPoint(x: 46, y: 0)])
  }
}
