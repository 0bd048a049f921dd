import Foundation
import LayoutGeometry

/// The description of one section of a flow layout (uikit.md, 6.11).
///
/// Lengths are in points.
package struct FlowSection: Equatable, Sendable {
  /// The number of items.
  package var itemCount: Int
  /// The sizes of the items.
  package var sizes: FlowItemSizes
  /// The distance between two lines; lines overlap if it is negative.
  package var lineSpacing: CGFloat
  /// The minimum distance between two items of a line.
  package var itemSpacing: CGFloat
  /// The insets of the lines; leading stands for left.
  package var insets: LayoutInsets
  /// The length of the header along the scroll axis; 0 for none.
  package var header: CGFloat
  /// The length of the footer along the scroll axis; 0 for none.
  package var footer: CGFloat

  /// Creates a section of these items.
  ///
  /// Spacings that are NaN count as 0, as do negative lengths of headers and footers.
  package init(
    itemCount: Int, sizes: FlowItemSizes, lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10,
    insets: LayoutInsets = .zero, header: CGFloat = 0, footer: CGFloat = 0
  ) {
    self.itemCount = max(0, itemCount)
    self.sizes = sizes
    self.lineSpacing = lineSpacing.bounded
    self.itemSpacing = itemSpacing.bounded
    self.insets = insets
    self.header = max(0, header.bounded)
    self.footer = max(0, footer.bounded)
  }
}
