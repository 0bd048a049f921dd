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
  /// The description, which contents of several sections can share.
  package private(set) var shared: SharedLayoutSection
  /// The number of items, from 0 to 2⁶⁰.
  package var itemCount: Int
  // Nil without any, so that the contents of thousands of sections are copied fast.
  private var measurements: SectionMeasurements?

  /// The largest number of items; sums of a few such numbers do not overflow.
  private static let maximumItemCount = 1 << 60

  /// Creates the content of a section.
  ///
  /// The number of items is clamped to 0 and 2⁶⁰.
  package init(_ section: LayoutSection, itemCount: Int) {
    self.init(SharedLayoutSection(section), itemCount: itemCount)
  }

  /// Creates the content of a section whose description is shared.
  package init(_ shared: SharedLayoutSection, itemCount: Int) {
    self.shared = shared
    self.itemCount = min(max(0, itemCount), Self.maximumItemCount)
  }
}

extension LayoutSectionContent {
  /// The description.
  package var section: LayoutSection {
    // A coroutine, since copying a description costs more than reading it.
    _read { yield shared.section }
    set { shared = SharedLayoutSection(newValue) }
  }

  /// The measured sizes.
  package var measured: SectionMeasurements {
    get { measurements ?? SectionMeasurements() }
    _modify {
      // The sizes are moved out, since they would be copied if they were shared.
      var changed = measurements ?? SectionMeasurements()
      measurements = nil
      defer { measurements = changed.isEmpty ? nil : changed }
      yield &changed
    }
  }
}

/// The description of one or several sections, with what follows from the whole tree.
///
/// A class, so that thousands of sections with one description are compared by identity.
package final class SharedLayoutSection: Sendable {
  /// The description.
  let section: LayoutSection
  /// Whether positions depend on the sizes of views that must be measured.
  package let measuresViews: Bool
  /// Whether the group contains a custom group.
  package let hasCustomFrames: Bool

  /// Creates a description that can be shared; visits the whole tree.
  package init(_ section: LayoutSection) {
    self.section = section
    measuresViews = section.measuresViews
    hasCustomFrames = section.group.hasCustomFrames
  }
}

extension SharedLayoutSection: Equatable {
  /// Returns whether the descriptions are equal; O(1) if they are the same object.
  package static func == (one: SharedLayoutSection, other: SharedLayoutSection) -> Bool {
    one === other || one.section == other.section
  }
}

extension LayoutNode {
  /// Whether the node or any of its descendants is a custom group.
  ///
  /// Visits the whole tree.
  fileprivate var hasCustomFrames: Bool {
    switch content {
    case .leaf: false
    case .custom: true
    case .group(let group): group.children.contains(where: \.hasCustomFrames)
    }
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
