/// The environment in which a section or a custom group is laid out.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///   let isWide = environment.container.effectiveContentSize.width > 800
///   return makeSection(columns: isWide ? 6 : 3)
/// }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section or group.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}
