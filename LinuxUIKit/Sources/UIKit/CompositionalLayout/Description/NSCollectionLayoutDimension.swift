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
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: LayoutDimension

  required init(_ value: LayoutDimension) {
    self.value = value
    super.init()
    if !(value.value > 0) { noteNotPositive() }
  }

  /// Creates a dimension that is a fraction of the container's width; values above 1 are valid.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth(fractionalWidth))
  }

  /// Creates a dimension that is a fraction of the container's height; values above 1 are valid.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight(fractionalHeight))
  }

  /// Creates a dimension of the given number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute(absoluteDimension))
  }

  /// Creates a dimension with an estimate in points, which is used until the view is measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated(estimatedDimension))
  }

  /// Creates a dimension for which the siblings in a group have the length of the largest of them.
  ///
  /// The estimate, in points, is used until all siblings are measured. All cells of a row can have
  /// the height of the tallest one this way. Siblings that are not visible are measured too, so the
  /// cost grows with their number. The enclosing group must be estimated on the same axis. If the
  /// outermost group of a section uses the dimension, all such items of the section have the same
  /// length.
  @available(iOS 17.0, tvOS 17.0, *)
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    self.init(.uniform(estimate))
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool {
    if case .fractionalWidth = value { true } else { false }
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool {
    if case .fractionalHeight = value { true } else { false }
  }

  /// A Boolean value that indicates whether the dimension is a number of points.
  public var isAbsolute: Bool {
    if case .absolute = value { true } else { false }
  }

  // Unverified: `true` for a uniform dimension too; inferred from compositional-layout.md, 1.1.
  /// A Boolean value that indicates whether the dimension is an estimate.
  public var isEstimated: Bool { value.isSelfSizing }

  /// A Boolean value that indicates whether siblings have the length of the largest of them.
  @available(iOS 17.0, tvOS 17.0, *)
  public var isUniformAcrossSiblings: Bool { value.isUniform }

  /// The fraction, or the number of points.
  public var dimension: CGFloat { value.value }

  /// Returns the same object, because dimensions are immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

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
