import CompositionalLayout

/// A header, a footer or another view at the boundary of a section or of the whole layout.
///
/// ```swift
/// let header = NSCollectionLayoutBoundarySupplementaryItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///   elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
/// header.pinToVisibleBounds = true
/// section.boundarySupplementaryItems = [header]
/// ```
///
/// Checked against compositional-layout.md, 1.10, 3.3 and 3.4.
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  /// Whether the section grows to make room; otherwise the view lies over the content.
  public var extendsBoundary = true
  /// Whether the view stays visible while its section is.
  public var pinToVisibleBounds = false
  /// The edge or corner at which it stands.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points; positive x is away from the leading edge.
  public let offset: CGPoint
  /// What stays free beyond the view, in points; a list keeps `headerTopPadding` here.
  var outerSpacing: CGFloat = 0

  init(
    size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint
  ) {
    (self.alignment, self.offset) = (alignment, offset)
    super.init(size: size, kind: kind, container: NSCollectionLayoutAnchor(edges: []), item: nil)
  }

  /// A view at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
  }

  /// A view at an edge or a corner, moved by an offset in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
  }

  override func duplicate() -> NSCollectionLayoutItem { duplicateBoundaryItem() }

  func duplicateBoundaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      size: layoutSize, kind: elementKind, alignment: alignment, offset: offset)
    copy.takeSettings(from: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.outerSpacing = outerSpacing
    return copy
  }

  /// The boundary item as a value for the solver.
  var boundaryValue: LayoutBoundaryItem {
    LayoutBoundaryItem(
      size: layoutSize.value, insets: contentInsets.value, kind: elementKind,
      alignment: LayoutAlignment(rawValue: alignment.rawValue) ?? .none, offset: offset,
      extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinToVisibleBounds, zIndex: zIndex,
      outerSpacing: outerSpacing)
  }
}
