import Foundation
import LayoutGeometry

/// A header, a footer or another view at the boundary of a section or of the whole layout.
package struct LayoutBoundaryItem: Hashable, Sendable {
  /// Its size; fractions are parts of the span that it stands in (compositional-layout.md 3.3).
  package var size: LayoutItemSize
  /// Insets that shrink its frame; the room it takes stays as it is.
  package var insets: LayoutInsets
  /// The element kind under which the view is registered.
  package var kind: String
  /// The edge or corner at which it stands.
  package var alignment: LayoutAlignment
  /// How far it is moved from there, in points; positive x is away from the leading edge.
  package var offset: CGPoint
  /// Whether the section grows to make room for it; otherwise it lies over the content.
  package var extendsBoundary: Bool
  /// Whether it stays visible while its section is (3.4).
  package var pinsToVisibleBounds: Bool
  /// The order from back to front; 1 unless said otherwise (3.6).
  package var zIndex: Int
  /// What stays free beyond it when it makes room for itself, in points: above a header, below a
  /// footer.
  package var outerSpacing: CGFloat

  /// A boundary item with the defaults of `NSCollectionLayoutBoundarySupplementaryItem`.
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
