import Foundation
import LayoutGeometry

/// One section's description: a group that is repeated for its items, and what surrounds it.
package struct LayoutSection: Hashable, Sendable {
  /// The group that is repeated until every item has a place, along the scroll axis or across it.
  package var group: LayoutNode
  /// Insets around the groups; boundary items lie outside the ones on the scroll axis (3.3).
  package var insets: LayoutInsets
  /// The gap between one group and the next, in points.
  package var interGroupSpacing: CGFloat
  /// What the section's container is inset by on the cross axis.
  package var insetsReference: LayoutInsetsReference
  /// What the span of the boundary items is inset by; `.automatic` is the configuration's.
  package var supplementaryInsetsReference: LayoutInsetsReference
  /// Whether boundary items are inset by the section's insets on the cross axis too.
  package var supplementariesFollowInsets: Bool
  /// Headers, footers and others at the section's boundary.
  package var boundaryItems: [LayoutBoundaryItem]
  /// Views behind the section.
  package var decorations: [LayoutDecoration]
  /// Whether its groups follow each other across the scroll axis, in a scroller of their own (5).
  package var orthogonalBehavior: OrthogonalBehavior
  /// How that scroller follows a finger.
  package var orthogonalScrolling: OrthogonalScrolling

  /// A section with the defaults of `NSCollectionLayoutSection`.
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

/// A section's description and how many items it has to place.
package struct LayoutSectionContent: Hashable, Sendable {
  /// The description.
  package var section: LayoutSection
  /// How many items there are; a negative number counts as none, one of more than 2⁶⁰ as that.
  package var itemCount: Int
  /// What was measured of it.
  package var measured = SectionMeasurements()

  /// Ours: so many that sums of a few such numbers can still be counted.
  private static let most = 1 << 60

  /// `itemCount` items in a section of this description.
  package init(_ section: LayoutSection, itemCount: Int) {
    self.section = section
    self.itemCount = min(max(0, itemCount), Self.most)
  }
}
