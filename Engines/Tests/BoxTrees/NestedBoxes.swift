import BoxLayout
import Foundation
import LayoutGeometry

/// Boxes in boxes: each level has a padding of 1, a box of 10 x 10 points and the next level; the last
/// is a text of 50 x 20 points.
package struct NestedBoxes {
  /// The outermost level.
  package let root: BoxNode
  /// The box of the text.
  package let text: BoxNode
  private let depth: Int
  private let alternates: Bool

  /// The width in which the boxes are laid out, in points.
  package static let width: CGFloat = 20_000

  /// Creates columns, or rows and columns in turn, beginning with a row.
  package init(depth: Int, alternates: Bool) {
    (self.depth, self.alternates) = (depth, alternates)
    text = BoxNode(
      style: BoxStyle(width: .fill), content: FixedText(CGSize(width: 50, height: 20)))
    root = (1...depth).reversed().reduce(text) { inner, level in
      let axis: LayoutAxis = alternates && level % 2 == 1 ? .horizontal : .vertical
      return BoxNode(
        style: BoxStyle(width: .fill),
        arrangement: BoxArrangement(
          .linear(BoxLine(axis)), padding: LayoutInsets(top: 1, leading: 1, bottom: 1, trailing: 1)),
        children: [BoxNode(style: BoxStyle(width: .equalTo(10), height: .equalTo(10))), inner])
    }
  }

  /// Lays out the boxes, as high as their content.
  package func layOut() { root.layOut(in: CGSize(width: Self.width, height: CGFloat.infinity)) }

  /// The height of all levels: 2 for the padding of each, and 10 for the box of each column.
  package var expectedHeight: CGFloat {
    CGFloat(20 + 2 * depth + 10 * (alternates ? depth / 2 : depth))
  }

  /// The width of the text: 2 less for the padding of each level, and 10 less for the box of each row.
  package var expectedTextWidth: CGFloat {
    Self.width - CGFloat(2 * depth + (alternates ? (depth + 1) / 2 * 10 : 0))
  }
}
