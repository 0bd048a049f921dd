import Foundation
import LayoutGeometry

/// A header, a footer or another supplementary item at the boundary of a section or of the whole
/// layout.
package struct LayoutBoundaryItem: Equatable, Sendable {
  /// The described size.
  ///
  /// Fractions refer to the boundary's container (compositional-layout.md, 3.3).
  package var size: LayoutItemSize
  /// The insets that shrink the frame.
  ///
  /// They do not change the space that is reserved for the item.
  package var insets: LayoutInsets
  /// The element kind under which the view is registered.
  package var kind: String
  /// The edge or corner of the item.
  package var alignment: LayoutAlignment
  /// The distance from that edge or corner in points; a positive x is away from the leading edge.
  package var offset: CGPoint
  /// Whether the section grows by the item; otherwise the item overlaps the content.
  package var extendsBoundary: Bool
  /// Whether the item stays visible while its section is (compositional-layout.md, 3.4).
  package var pinsToVisibleBounds: Bool
  /// The order from back to front.
  ///
  /// The default is 1 (compositional-layout.md, 3.6).
  package var zIndex: Int
  /// The space outside an item that extends the boundary, in points: above a header, below a
  /// footer.
  package var outerSpacing: CGFloat

  /// Creates an item with the defaults of `NSCollectionLayoutBoundarySupplementaryItem`.
  package init(
    size: LayoutItemSize, insets: LayoutInsets = .zero, kind: String, alignment: LayoutAlignment,
    offset: CGPoint = .zero, extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false,
    zIndex: Int = 1, outerSpacing: CGFloat = 0
  ) {
    self.size = size
    self.insets = insets
    self.kind = kind
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
    self.outerSpacing = outerSpacing
  }
}

/// The edge or corner of a section, or of the whole layout, at which a boundary item is positioned.
///
/// The raw values are those of `NSRectAlignment`.
package enum LayoutAlignment: Int, Hashable, Sendable, CaseIterable {
  /// The center.
  case none
  /// The top edge, centered.
  case top
  /// The top leading corner.
  case topLeading
  /// The leading edge, centered.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom edge, centered.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The trailing edge, centered.
  case trailing
  /// The top trailing corner.
  case topTrailing

  /// Returns the end of `axis` that the alignment specifies, or `nil` for its center.
  package func side(on axis: LayoutAxis) -> Side? {
    axis == .horizontal ? horizontalSide : verticalSide
  }

  /// One end of an axis.
  package enum Side: Hashable, Sendable {
    /// Leading or top.
    case start
    /// Trailing or bottom.
    case end
  }

  private var horizontalSide: Side? {
    switch self {
    case .topLeading, .leading, .bottomLeading: .start
    case .topTrailing, .trailing, .bottomTrailing: .end
    case .none, .top, .bottom: nil
    }
  }

  private var verticalSide: Side? {
    switch self {
    case .topLeading, .top, .topTrailing: .start
    case .bottomLeading, .bottom, .bottomTrailing: .end
    case .none, .leading, .trailing: nil
    }
  }
}
