import CompositionalLayout

/// A fixed or flexible spacing in a compositional layout.
///
/// Flexible spacings share the available space that the items of their group do not use.
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

  /// Creates a spacing of at least the given number of points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(.flexible(flexibleSpacing))
  }

  /// Creates a spacing of exactly the given number of points.
  ///
  /// A negative value makes neighbors overlap.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(.fixed(fixedSpacing))
  }

  /// The length of the spacing, in points; the minimum if the spacing is flexible.
  public var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// A Boolean value that indicates whether the spacing can grow.
  public var isFlexibleSpacing: Bool { value.isFlexible }

  /// A Boolean value that indicates whether the spacing has a fixed length.
  public var isFixedSpacing: Bool { !value.isFlexible }

  /// A Boolean value that indicates whether the spacing can grow.
  public var isFlexible: Bool { value.isFlexible }

  /// A Boolean value that indicates whether the spacing has a fixed length.
  public var isFixed: Bool { !value.isFlexible }

  /// Returns the same object, because spacings are immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
