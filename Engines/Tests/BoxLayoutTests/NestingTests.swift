import BoxLayout
import BoxTrees
import Foundation
import LayoutGeometry
import SeededNumbers
import Testing

@Suite("Boxes in boxes") struct NestingTests {
  @Test(
    "A list of 1,250 rows has the frames of Yoga and Taffy",
    arguments: [
      (390, ListOfBoxes.checksumOf1250Rows), (844, ListOfBoxes.checksumOf1250WideRows),
    ] as [(CGFloat, CGFloat)])
  func list(width: CGFloat, checksum: CGFloat) {
    let list = ListOfBoxes(rows: 1_250)
    list.layOut(width: width)
    #expect(list.checksum == checksum)
  }

  @Test("Levels in levels have the lengths of a sum", arguments: [4, 32, 400], [false, true])
  func levels(depth: Int, alternates: Bool) {
    let boxes = NestedBoxes(depth: depth, alternates: alternates)
    boxes.layOut()
    #expect(boxes.root.frame.height == boxes.expectedHeight)
    #expect(boxes.text.frame.width == boxes.expectedTextWidth)
  }

  @Test("A text is asked at most three times, however deep the boxes are", arguments: [8, 64, 400])
  func linear(depth: Int) {
    for seed in PropertyRuns.seeds(full: 200) {
      var random = RandomBoxes(seed: seed)
      var contents: [TextContent] = []
      func text() -> BoxNode {
        contents.append(TextContent(random.number(1...40)))
        return BoxNode(style: random.lineStyle(), content: contents.last)
      }
      let root = (0..<depth).reduce(text()) { inner, _ in
        BoxNode(
          style: random.lineStyle(), arrangement: random.lineArrangement(),
          children: [text(), inner])
      }
      root.layOut(in: CGSize(width: 390, height: CGFloat.infinity))
      let most = contents.map(\.questions).max() ?? 0
      #expect(most <= 3, "seed \(seed)")
    }
  }
}

extension RandomBoxes {
  /// Returns a style whose lengths wrap, fill, grow and shrink.
  fileprivate mutating func lineStyle() -> BoxStyle {
    let lengths: [BoxLength] = [
      .wrap, .fill, .wrap(grow: 1), .wrap(shrink: 1),
    ]
    return BoxStyle(width: lengths[number(0...3)], height: lengths[number(0...3)])
  }

  /// Returns an overlay, a line, or a flow of rows.
  fileprivate mutating func lineArrangement() -> BoxArrangement {
    let kinds: [BoxArrangement.Kind] = [
      .overlay, .linear(BoxLine(.horizontal)), .linear(BoxLine(.vertical)),
      .flow(BoxFlow(BoxLine(.horizontal))),
    ]
    return BoxArrangement(kinds[number(0...3)])
  }
}
