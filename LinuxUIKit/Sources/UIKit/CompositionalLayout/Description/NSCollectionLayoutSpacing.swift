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
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The spacing as a value for the solver, which the overrides of a subclass don't change.
  final private(set) var value = LayoutSpacing.fixed(0)

  /// Creates a spacing of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: SpacingMaker) {
    self.init()
    value = maker.value
  }

  /// Creates a spacing of at least the given number of points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(SpacingMaker(value: .flexible(flexibleSpacing)))
  }

  /// Creates a spacing of exactly the given number of points.
  ///
  /// A negative value makes neighbors overlap.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(SpacingMaker(value: .fixed(fixedSpacing)))
  }

  /// The length of the spacing, in points; the minimum if the spacing is flexible.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// A Boolean value that indicates whether the spacing can grow.
  open var isFlexibleSpacing: Bool { value.isFlexible }

  /// A Boolean value that indicates whether the spacing has a fixed length.
  open var isFixedSpacing: Bool { !value.isFlexible }

  /// A Boolean value that indicates whether the spacing can grow.
  open var isFlexible: Bool { value.isFlexible }

  /// A Boolean value that indicates whether the spacing has a fixed length.
  open var isFixed: Bool { !value.isFlexible }

  /// Returns the same object, because spacings are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The arguments for creating a spacing of a class that is known at run time only.
@usableFromInline struct SpacingMaker {
  let value: LayoutSpacing
}

// See `UICollectionReusableView.make(_:)`.
extension NSCollectionLayoutSpacing {
  /// Creates a spacing of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit25NSCollectionLayoutSpacingCyAcA0D5MakerVcfC")
  static func make(_ maker: consuming SpacingMaker) -> Self
}
