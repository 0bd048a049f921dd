import Foundation
import LayoutGeometry

/// What a flow layout is told of one section (uikit.md 6.11).
///
/// Lengths are in points.
package struct FlowSection: Equatable, Sendable {
  /// How many items there are.
  package var itemCount: Int
  /// How large they are.
  package var sizes: FlowItemSizes
  /// The gap between two lines; a negative one lets lines overlap.
  package var lineSpacing: CGFloat
  /// The least gap between two items of a line.
  package var itemSpacing: CGFloat
  /// What is left free around the lines; leading stands for left.
  package var insets: LayoutInsets
  /// The length of the header along the scroll axis; 0 for none.
  package var header: CGFloat
  /// The length of the footer along the scroll axis; 0 for none.
  package var footer: CGFloat

  /// A section of those items.
  ///
  /// Spacings that are no number count as 0, as do lengths of headers and footers below 0.
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
