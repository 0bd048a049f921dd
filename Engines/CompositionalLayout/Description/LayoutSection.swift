import Foundation
import LayoutGeometry

/// A section's description: a group that is repeated for its items, and the items around it.
package struct LayoutSection: Equatable, Sendable {
  /// The group that is repeated until every item has a frame.
  package var group: LayoutNode
  /// The insets around the groups.
  ///
  /// Boundary items are outside the insets along the scroll axis (compositional-layout.md, 3.3).
  package var insets: LayoutInsets
  /// The space between two groups, in points.
  package var interGroupSpacing: CGFloat
  /// The reference of the insets of the section's container across the scroll axis.
  package var insetsReference: LayoutInsetsReference
  /// The reference of the insets of boundary items; `.automatic` is that of the configuration.
  package var supplementaryInsetsReference: LayoutInsetsReference
  /// Whether the section's insets across the scroll axis apply to boundary items too.
  package var supplementariesFollowInsets: Bool
  /// The headers, footers and other supplementary items at the section's boundary.
  package var boundaryItems: [LayoutBoundaryItem]
  /// The decoration items behind the section.
  package var decorations: [LayoutDecoration]
  /// Whether and how the groups scroll across the layout (compositional-layout.md, 5).
  package var orthogonalBehavior: OrthogonalBehavior
  /// The properties of that scrolling.
  package var orthogonalScrolling: OrthogonalScrolling

  /// Creates a section with the defaults of `NSCollectionLayoutSection`.
  package init(
    group: LayoutNode, insets: LayoutInsets = .zero, interGroupSpacing: CGFloat = 0,
    insetsReference: LayoutInsetsReference = .automatic,
    supplementaryInsetsReference: LayoutInsetsReference = .automatic,
    supplementariesFollowInsets: Bool = true, boundaryItems: [LayoutBoundaryItem] = [],
    decorations: [LayoutDecoration] = [], orthogonalBehavior: OrthogonalBehavior = .none,
    orthogonalScrolling: OrthogonalScrolling = OrthogonalScrolling()
  ) {
    self.group = group
    self.insets = insets
    self.interGroupSpacing = interGroupSpacing
    self.insetsReference = insetsReference
    self.supplementaryInsetsReference = supplementaryInsetsReference
    self.supplementariesFollowInsets = supplementariesFollowInsets
    self.boundaryItems = boundaryItems
    self.decorations = decorations
    self.orthogonalBehavior = orthogonalBehavior
    self.orthogonalScrolling = orthogonalScrolling
  }
}

/// A section's description and the number of its items.
package struct LayoutSectionContent: Equatable, Sendable {
  /// The description.
  package var section: LayoutSection
  /// The number of items, from 0 to 2⁶⁰.
  package var itemCount: Int
  /// The measured sizes.
  package var measured = SectionMeasurements()

  /// The largest number of items; sums of a few such numbers do not overflow.
  private static let maximumItemCount = 1 << 60

  /// Creates the content of a section.
  ///
  /// The number of items is clamped to 0 and 2⁶⁰.
  package init(_ section: LayoutSection, itemCount: Int) {
    self.section = section
    self.itemCount = min(max(0, itemCount), Self.maximumItemCount)
  }
}

/// A decoration item behind a whole section (compositional-layout.md, 3.7).
///
/// It covers the section from its header to its footer, and across the scroll axis the section's
/// whole container regardless of the section's insets; its own insets shrink it.
package struct LayoutDecoration: Hashable, Sendable {
  /// The element kind under which the view is registered with the layout.
  package var kind: String
  /// The insets that shrink the frame.
  package var insets: LayoutInsets
  /// The order from back to front.
  ///
  /// The default is 0, behind the section's cells (compositional-layout.md, 3.6).
  package var zIndex: Int

  /// Creates a background of this kind.
  package init(kind: String, insets: LayoutInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }

  // Unverified: that several decoration items start from the same rectangle is inferred from the
  // frame of a single one (compositional-layout.md, 3.7).

  /// Returns the frame in the section's rectangle.
  package func frame(in section: CGRect) -> CGRect { section.shrunk(by: insets) }
}
