import CompositionalLayout

/// The configuration of a compositional layout: its scroll direction, and its boundary items.
///
/// ```swift
/// let configuration = UICollectionViewCompositionalLayoutConfiguration()
/// configuration.interSectionSpacing = 20
/// let layout = UICollectionViewCompositionalLayout(
///   section: section, configuration: configuration)
/// ```
///
/// A layout copies it: assign the configuration again to change it. Checked against
/// compositional-layout.md, 1.14.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The scroll direction.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; their index path has one component, 0.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which the insets of sections count, unless a section says otherwise.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration that scrolls vertically.
  public override init() {}

  /// Returns a copy.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
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
