import CompositionalLayout

/// The spacing around an item, which moves the item and never resizes it.
///
/// Edges without a spacing have none. Checked against compositional-layout.md, 1.4.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The spacing at the leading edge.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The spacing at the top edge.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The spacing at the bottom edge.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing.
  ///
  /// The arguments are in the order leading, top, trailing, bottom.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
  }

  var value: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
  }

  /// Returns the same object, because edge spacing is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
