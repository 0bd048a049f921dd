import Foundation
import LayoutGeometry

/// What holds for a whole layout: its direction and what surrounds all sections.
package struct LayoutConfiguration: Hashable, Sendable {
  /// The direction in which the layout scrolls.
  package var axis: LayoutAxis
  /// The gap between every two sections, in points.
  package var interSectionSpacing: CGFloat
  /// Headers and footers of the whole layout (compositional-layout.md 3.5).
  package var boundaryItems: [LayoutBoundaryItem]
  /// What `.automatic` of a section means; `.automatic` here means the safe area (6.1).
  package var insetsReference: LayoutInsetsReference

  /// A configuration with the defaults of `UICollectionViewCompositionalLayoutConfiguration`.
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

/// The edges from which insets are counted, with the values of `UIContentInsetsReference`.
package enum LayoutInsetsReference: Int, Hashable, Sendable {
  /// What the level above says.
  case automatic
  /// The view's bounds.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The width that is good to read.
  case readableContent
}
