import CompositionalLayout

/// The gaps around one item: they move it and never resize it.
///
/// Mind the order of the arguments: leading, top, trailing, bottom. A gap that is nil is none.
/// Checked against compositional-layout.md, 1.4.
@preconcurrency @MainActor public class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The gap before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The gap above.
  public let top: NSCollectionLayoutSpacing?
  /// The gap after the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The gap below.
  public let bottom: NSCollectionLayoutSpacing?

  init(gaps: [NSCollectionLayoutSpacing?]) {
    (leading, top, trailing, bottom) = (gaps[0], gaps[1], gaps[2], gaps[3])
  }

  /// These gaps around an item.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(gaps: [leading, top, trailing, bottom])
  }

  var value: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
  }

  /// Returns the same object, which is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
