import Foundation

/// Whether a section scrolls across its layout, and where its scrolling stops
/// (compositional-layout.md, 5.3).
///
/// The raw values are those of `UICollectionLayoutSectionOrthogonalScrollingBehavior`
/// (compositional-layout.md, 1.16).
package enum OrthogonalBehavior: Int, Hashable, Sendable, CaseIterable {
  /// The groups follow one another along the layout's scroll axis.
  case none = 0
  /// Scrolling stops anywhere.
  case continuous = 1
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling advances by the length of the section.
  case paging = 3
  /// Scrolling advances by one group.
  case groupPaging = 4
  /// Scrolling advances by one group and centers it.
  case groupPagingCentered = 5
}

/// The bounce and deceleration of a section that scrolls across its layout
/// (compositional-layout.md, 5.3).
package struct OrthogonalScrolling: Hashable, Sendable {
  /// Whether content can be dragged past its edges.
  package var bounce: Bounce
  /// The rate of deceleration.
  package var deceleration: Deceleration

  /// Creates properties; the default is the behavior's own.
  package init(bounce: Bounce = .automatic, deceleration: Deceleration = .automatic) {
    self.bounce = bounce
    self.deceleration = deceleration
  }

  /// Whether content can be dragged past its edges.
  ///
  /// The raw values are those of `UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce`.
  package enum Bounce: Int, Hashable, Sendable {
    /// Only if the content is longer than the section.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The rate of deceleration.
  package enum Deceleration: Hashable, Sendable {
    /// That of the layout's scroll view, or fast for paging behaviors.
    case automatic
    /// The given rate.
    case rate(CGFloat)
  }
}
