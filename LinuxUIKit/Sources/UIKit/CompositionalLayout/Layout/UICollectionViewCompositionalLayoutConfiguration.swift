import CompositionalLayout

/// What holds for a whole compositional layout: its direction and what surrounds its sections.
///
/// ```swift
/// let configuration = UICollectionViewCompositionalLayoutConfiguration()
/// configuration.interSectionSpacing = 20
/// let layout = UICollectionViewCompositionalLayout(
///   section: section, configuration: configuration)
/// ```
///
/// A layout keeps a copy: assign the configuration again to change it. Checked against
/// compositional-layout.md 1.14.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the layout scrolls.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The gap between every two sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; their index path has one component, 0.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which the insets of sections count, unless a section says otherwise.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration that scrolls vertically and adds nothing.
  public override init() {}

  /// A copy of its own.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A copy that shares nothing that can change.
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
