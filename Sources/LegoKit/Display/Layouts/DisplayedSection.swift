import UIKit

/// A section that the user scrolls horizontally, and the attributes of its elements at an offset.
@MainActor protocol DisplayedSection {
  /// The values of the layout that it depends on.
  var context: DisplayedSectionContext { get }

  /// Returns the part of `bounds` in which the section is displayed.
  func visibleFrame(in bounds: CGRect) -> CGRect

  /// Returns the displayed cells, backgrounds and lines in a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]

  /// Returns the attributes of a cell.
  func cell(_ item: Int) -> UICollectionViewLayoutAttributes?

  /// Returns the attributes of a supplementary view whose described ones are `supplementary`.
  func moved(
    supplementary: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes

  /// Returns the attributes of a supplementary view that only the displayed section has.
  func line(ofKind kind: String) -> UICollectionViewLayoutAttributes?

  /// Returns the attributes of a background; `nil` while it would cover nothing.
  func background(_ index: Int) -> UICollectionViewLayoutAttributes?
}

extension DisplayedSection {
  /// The index of the section.
  var section: Int { context.section }
  /// The distance that the user has scrolled from the leading edge.
  var offset: CGFloat { context.offset }

  func line(ofKind kind: String) -> UICollectionViewLayoutAttributes? { nil }
}

/// The values of a layout that displayed sections depend on.
@MainActor struct DisplayedSectionContext {
  /// The index of the section.
  let section: Int
  /// The distance that the user has scrolled from the leading edge.
  let offset: CGFloat
  /// The frame of the first cell as described.
  let first: CGRect
  /// Whether the leading edge is the right one.
  let isRightToLeft: Bool
  /// The top of the visible bounds inside the insets, in the content.
  let visibleTop: CGFloat
  /// Returns the attributes of a cell as described.
  let describedCell: (_ item: Int) -> UICollectionViewLayoutAttributes?
}
