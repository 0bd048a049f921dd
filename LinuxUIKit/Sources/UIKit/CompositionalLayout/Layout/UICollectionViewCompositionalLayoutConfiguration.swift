import CompositionalLayout

/// The configuration of a compositional layout, with its scroll direction and boundary items.
///
/// ```swift
/// let configuration = UICollectionViewCompositionalLayoutConfiguration()
/// configuration.interSectionSpacing = 20
/// let layout = UICollectionViewCompositionalLayout(
///   section: section, configuration: configuration)
/// ```
///
/// A layout copies its configuration: assign the configuration again to change it. Checked against
/// compositional-layout.md, 1.14.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The scroll direction.
  ///
  /// The default is `.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between adjacent sections, in points.
  ///
  /// The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The headers, footers and other boundary items of the whole layout.
  ///
  /// Their index path has one component, 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the content insets of sections that do not specify one.
  ///
  /// The default is `.safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration that scrolls vertically.
  public override init() {}

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Returns a deep copy.
  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicateBoundaryItem() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// The configuration as a value for the solver.
  var value: LayoutConfiguration {
    LayoutConfiguration(
      axis: scrollDirection == .horizontal ? .horizontal : .vertical,
      interSectionSpacing: interSectionSpacing,
      boundaryItems: boundarySupplementaryItems.map(\.boundaryValue),
      insetsReference: contentInsetsReference.value)
  }
}
