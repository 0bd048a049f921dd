import Foundation
import LayoutGeometry

/// A width or a height as described, before the container's size is known.
///
/// ```swift
/// LayoutDimension.fractionalWidth(0.2).resolved(in: CGSize(width: 375, height: 667))  // 75
/// ```
package enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the container's width. As a height it makes squares.
  case fractionalWidth(CGFloat)
  /// A fraction of the container's height, also usable as a width.
  case fractionalHeight(CGFloat)
  /// A number of points.
  case absolute(CGFloat)
  /// A number of points that is used until the content has been measured.
  case estimated(CGFloat)
  /// A number of points that is used until all siblings with a uniform dimension have been
  /// measured; then the largest of their lengths (compositional-layout.md, 4.6).
  case uniform(CGFloat)

  /// The fraction or the number of points that the dimension was created with.
  package var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniform(let value):
      value
    }
  }

  /// Whether the length follows from the content (compositional-layout.md, 4.1).
  package var isSelfSizing: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether siblings that use the dimension are as long as the longest of them
  /// (compositional-layout.md, 4.6).
  package var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }

  /// Returns the length in points in a container of this size (compositional-layout.md, 2.2).
  ///
  /// The length is not limited to the container. NaN, infinite and negative results become 0
  /// (compositional-layout.md, 6.7, E-INF).
  package func resolved(in container: CGSize) -> CGFloat {
    let length =
      switch self {
      case .fractionalWidth(let fraction): container.width * fraction
      case .fractionalHeight(let fraction): container.height * fraction
      case .absolute(let points), .estimated(let points), .uniform(let points): points
      }
    return max(0, length.bounded)
  }
}

/// The described width and height of an item, a group or a supplementary item.
package struct LayoutItemSize: Hashable, Sendable {
  /// The described width.
  package var width: LayoutDimension
  /// The described height.
  package var height: LayoutDimension

  /// Creates a size of these two dimensions.
  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  /// The size that fills its container (compositional-layout.md, 0).
  package static let full = LayoutItemSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

  /// The dimension along `axis`.
  package subscript(axis: LayoutAxis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns both lengths in points in a container of this size (compositional-layout.md, 2.2).
  package func resolved(in container: CGSize) -> CGSize {
    CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }
}

extension LayoutInsets {
  /// Returns the insets without those along self-sizing dimensions (compositional-layout.md, 1.6
  /// and 2.3).
  package func ignoringSelfSizing(of size: LayoutItemSize) -> LayoutInsets {
    var insets = self
    if size.width.isSelfSizing { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isSelfSizing { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
