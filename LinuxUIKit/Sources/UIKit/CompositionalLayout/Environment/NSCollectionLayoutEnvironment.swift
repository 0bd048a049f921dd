/// What a section provider or a custom group can know about where it is laid out.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///   let isWide = environment.container.effectiveContentSize.width > 800
///   return makeSection(columns: isWide ? 6 : 3)
/// }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area to be laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}
