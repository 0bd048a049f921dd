import CompositionalLayout

/// A width or a height in a compositional layout: a fraction of the container, or points.
///
/// Fractions are parts of the group directly around the item, without that group's insets. A
/// fraction of the width may be used as a height, and the reverse: that is how squares are made.
///
/// ```swift
/// let square = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalWidth(0.2))
/// ```
///
/// An estimate stands for the length until the view has been on the screen and said its own. A
/// number that is not positive is noted once on standard error, as Apple's does, and its place is
/// reported when the layout is solved.
///
/// Checked against compositional-layout.md, 1.1.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: LayoutDimension

  required init(_ value: LayoutDimension) {
    self.value = value
    super.init()
    if !(value.value > 0) { noteNotPositive() }
  }

  /// This part of the container's width; values above 1 are fine.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth(fractionalWidth))
  }

  /// This part of the container's height; values above 1 are fine.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight(fractionalHeight))
  }

  /// This many points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute(absoluteDimension))
  }

  /// This many points until the real length is known.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated(estimatedDimension))
  }

  /// This many points until all siblings in the same group that use it are measured; then the
  /// largest of their lengths.
  ///
  /// The cards of a row become as high as the highest of them. All of them are measured, also those
  /// that are not on the screen, so the cost grows with the number of siblings. The group around
  /// them must be estimated on the same axis. Where the outermost group of a section uses it, one
  /// length goes for all such items of the section.
  @available(iOS 17.0, tvOS 17.0, *)
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    self.init(.uniform(estimate))
  }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool {
    if case .fractionalWidth = value { true } else { false }
  }

  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool {
    if case .fractionalHeight = value { true } else { false }
  }

  /// Whether the dimension is a number of points.
  public var isAbsolute: Bool {
    if case .absolute = value { true } else { false }
  }

  /// Whether the dimension is estimated.
  // Unverified: `true` for a uniform dimension too; inferred from compositional-layout.md, 1.1.
  public var isEstimated: Bool { value.isSelfSizing }

  /// Whether siblings that use it are as long as the largest of them.
  @available(iOS 17.0, tvOS 17.0, *)
  public var isUniformAcrossSiblings: Bool { value.isUniform }

  /// The fraction or the number of points.
  public var dimension: CGFloat { value.value }

  /// Returns the same object, which is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Says in Apple's words what will not be shown (compositional-layout.md, 6.7, W-DIM).
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
