import CompositionalLayout

/// The width and height of an item, group or supplementary item in a compositional layout.
///
/// ```swift
/// let row = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
/// ```
///
/// Checked against compositional-layout.md, 1.2.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size with a width and a height.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  var value: LayoutItemSize {
    LayoutItemSize(width: widthDimension.value, height: heightDimension.value)
  }

  /// Returns the same object, because sizes are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
