import BoxLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// A list of rows with an image and four texts, as other layout engines are measured with.
///
/// A row has padding of 16 and 8 points and a spacing of 12: an image of 44 points, a column of two
/// texts that takes what is left, and one of two texts at the trailing edge. The widths of the texts are
/// those of seed 7.
package struct ListOfBoxes {
  /// The column of all rows.
  package let root: BoxNode
  /// The boxes of the texts.
  package private(set) var texts: [BoxNode] = []

  /// Creates a list of `count` rows, of 8 boxes each.
  package init(rows count: Int) {
    root = BoxNode(
      style: BoxStyle(width: .fill), arrangement: BoxArrangement(.linear(BoxLine(.vertical))))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<count {
      let widths = [(60, 180), (40, 240), (20, 40), (20, 40)].map { least, range in
        CGFloat(least + random.next() % range)
      }
      root.append(row(widths))
    }
  }

  private mutating func row(_ widths: [CGFloat]) -> BoxNode {
    let centered = BoxAlignment(vertical: 0)
    let image = BoxNode(
      style: BoxStyle(width: .equalTo(44), height: .equalTo(44), alignment: centered))
    let titles = BoxNode(
      style: BoxStyle(width: .wrap(shrink: 1, grow: 1), alignment: centered),
      arrangement: BoxArrangement(.linear(BoxLine(.vertical, spacing: 2))),
      children: [text(widths[0], 20, width: .fill), text(widths[1], 16, width: .fill)])
    let details = BoxNode(
      style: BoxStyle(alignment: centered),
      arrangement: BoxArrangement(
        .linear(BoxLine(.vertical, spacing: 2)), justification: BoxAlignment(horizontal: 1)),
      children: [text(widths[2], 16), text(widths[3], 16)])
    return BoxNode(
      style: BoxStyle(width: .fill),
      arrangement: BoxArrangement(
        .linear(BoxLine(.horizontal, spacing: 12)),
        padding: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)),
      children: [image, titles, details])
  }

  private mutating func text(
    _ width: CGFloat, _ height: CGFloat, width length: BoxLength = .wrap
  ) -> BoxNode {
    let content = FixedText(CGSize(width: width, height: height))
    let box = BoxNode(style: BoxStyle(width: length), content: content)
    texts.append(box)
    return box
  }

  /// Changes the size of a text.
  package func setSize(ofText index: Int, _ change: (inout CGSize) -> Void) {
    guard let content = texts[index].content as? FixedText else { return }
    change(&content.size)
    texts[index].setNeedsLayout()
  }

  /// Lays out the list in a width, as high as its rows.
  package func layOut(width: CGFloat) {
    root.layOut(in: CGSize(width: width, height: CGFloat.infinity))
  }

  /// The sum of x + 3 y + 7 width + 11 height over all boxes, in the coordinate spaces of their parents.
  package var checksum: CGFloat { Self.checksum(of: root) }

  private static func checksum(of box: BoxNode) -> CGFloat {
    let frame = box.frame
    return box.children.reduce(frame.minX + 3 * frame.minY + 7 * frame.width + 11 * frame.height) {
      $0 + checksum(of: $1)
    }
  }

  /// The checksum of 1,250 rows in a width of 390 points, on which Yoga and Taffy agree.
  package static let checksumOf1250Rows: CGFloat = 156_796_819
  /// The checksum of 1,250 rows in a width of 844 points, on which Yoga and Taffy agree.
  package static let checksumOf1250WideRows: CGFloat = 173_257_497
}
