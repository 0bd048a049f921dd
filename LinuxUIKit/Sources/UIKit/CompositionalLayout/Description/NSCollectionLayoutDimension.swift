import CompositionalLayout

/// A width or height in a compositional layout, as a fraction of the container, in points, or as an
/// estimate.
///
/// Fractions are relative to the enclosing group without its content insets. A fraction of the
/// width can be used for the height and vice versa, for example for square items:
///
/// ```swift
/// let square = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalWidth(0.2))
/// ```
///
/// An estimate is used until the view is displayed and measured. A value that is not positive is
/// reported once on standard error, as by Apple's UIKit. The affected item is reported when the
/// layout is solved.
///
/// Checked against compositional-layout.md, 1.1.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// The dimension as a value for the solver, which the overrides of a subclass don't change.
  final private(set) var value = LayoutDimension.absolute(0)

  /// Creates a dimension of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: DimensionMaker) {
    self.init()
    value = maker.value
    if !(value.value > 0) { noteNotPositive() }
  }

  /// Creates a dimension that is a fraction of the container's width; values above 1 are valid.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(DimensionMaker(value: .fractionalWidth(fractionalWidth)))
  }

  /// Creates a dimension that is a fraction of the container's height; values above 1 are valid.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(DimensionMaker(value: .fractionalHeight(fractionalHeight)))
  }

  /// Creates a dimension of the given number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(DimensionMaker(value: .absolute(absoluteDimension)))
  }

  /// Creates a dimension with an estimate in points, which is used until the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(DimensionMaker(value: .estimated(estimatedDimension)))
  }

  /// Creates a dimension for which the siblings in a group have the length of the largest of them.
  ///
  /// The estimate, in points, is used until all siblings are measured. All cells of a row can have
  /// the height of the tallest one this way. Siblings that are not visible are measured too, so the
  /// cost grows with their number. The enclosing group must be estimated on the same axis. If the
  /// outermost group of a section uses the dimension, all such items of the section have the same
  /// length.
  @available(iOS 17.0, tvOS 17.0, *)
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(DimensionMaker(value: .uniform(estimate)))
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool {
    if case .fractionalWidth = value { true } else { false }
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool {
    if case .fractionalHeight = value { true } else { false }
  }

  /// A Boolean value that indicates whether the dimension is a number of points.
  open var isAbsolute: Bool {
    if case .absolute = value { true } else { false }
  }

  // Unverified: `true` for a uniform dimension too; inferred from compositional-layout.md, 1.1.
  /// A Boolean value that indicates whether the dimension is an estimate.
  open var isEstimated: Bool { value.isSelfSizing }

  /// A Boolean value that indicates whether siblings have the length of the largest of them.
  @available(iOS 17.0, tvOS 17.0, *)
  open var isUniformAcrossSiblings: Bool { value.isUniform }

  /// The fraction, or the number of points.
  open var dimension: CGFloat { value.value }

  /// Returns the same object, because dimensions are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Writes Apple's message about a dimension that isn't positive (compositional-layout.md, 6.7).
  private func noteNotPositive() {
    let kind =
      isAbsolute ? "absolute" : isFractionalWidth || isFractionalHeight ? "fractional" : "estimated"
    LayoutLog.writeOnce(
      """
      Invalid \(kind) dimension, must be > 0. NOTE: This will be a hard-assert soon, please update \
      your call site.
      """, about: "\(kind) dimension")
  }
}

/// The arguments for creating a dimension of a class that is known at run time only.
@usableFromInline struct DimensionMaker {
  let value: LayoutDimension
}

// See `UICollectionReusableView.make(_:)`.
extension NSCollectionLayoutDimension {
  /// Creates a dimension of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit27NSCollectionLayoutDimensionCyAcA0D5MakerVcfC")
  static func make(_ maker: consuming DimensionMaker) -> Self
}
