import CompositionalLayout

/// A gap in a compositional layout: exactly so long, or at least so long.
///
/// Flexible gaps share what their group leaves over.
///
/// ```swift
/// group.interItemSpacing = .fixed(10)
/// item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
///   leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)  // centered
/// ```
///
/// Checked against compositional-layout.md, 1.3.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let value: LayoutSpacing

  required init(_ value: LayoutSpacing) {
    self.value = value
  }

  /// A gap of this many points or more.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(.flexible(flexibleSpacing))
  }

  /// A gap of exactly this many points; a negative one pulls neighbors together.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(.fixed(fixedSpacing))
  }

  /// The number of points that it was made with.
  public var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether it may grow.
  public var isFlexibleSpacing: Bool { value.isFlexible }

  /// Whether it keeps its length.
  public var isFixedSpacing: Bool { !value.isFlexible }

  /// Returns the same object, which is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
