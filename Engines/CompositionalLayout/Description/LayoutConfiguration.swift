import Foundation
import LayoutGeometry

/// The properties of a whole layout: its direction and the items and spacing around sections.
package struct LayoutConfiguration: Equatable, Sendable {
  /// The direction in which the layout scrolls.
  package var axis: LayoutAxis
  /// The space between two sections, in points.
  package var interSectionSpacing: CGFloat
  /// The headers and footers of the whole layout (compositional-layout.md, 3.5).
  package var boundaryItems: [LayoutBoundaryItem]
  /// The reference that `.automatic` of a section stands for; `.automatic` here stands for the
  /// safe area (compositional-layout.md, 6.1).
  package var insetsReference: LayoutInsetsReference

  /// Creates a configuration with the defaults of
  /// `UICollectionViewCompositionalLayoutConfiguration`.
  package init(
    axis: LayoutAxis = .vertical, interSectionSpacing: CGFloat = 0,
    boundaryItems: [LayoutBoundaryItem] = [], insetsReference: LayoutInsetsReference = .safeArea
  ) {
    self.axis = axis
    self.interSectionSpacing = interSectionSpacing
    self.boundaryItems = boundaryItems
    self.insetsReference = insetsReference
  }
}

/// The edges from which insets are measured, with the raw values of `UIContentInsetsReference`.
package enum LayoutInsetsReference: Int, Hashable, Sendable {
  /// The reference of the enclosing configuration.
  case automatic
  /// The view's bounds.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide.
  case readableContent
}
