import Foundation
import LayoutGeometry

/// A width or a height as it is described, before the container's size is known.
///
/// ```swift
/// LayoutDimension.fractionalWidth(0.2).resolved(in: CGSize(width: 375, height: 667))  // 75
/// ```
package enum LayoutDimension: Hashable, Sendable {
  /// A part of the container's width, usable as a height too: that is how squares are made.
  case fractionalWidth(CGFloat)
  /// A part of the container's height, usable as a width too.
  case fractionalHeight(CGFloat)
  /// A number of points.
  case absolute(CGFloat)
  /// A number of points that a measurement may replace; until then the number holds.
  case estimated(CGFloat)
  /// A number of points until all siblings that use it are measured; then the largest of them (4.6).
  case uniform(CGFloat)

  /// The number that the dimension was made with: a fraction or points.
  package var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniform(let value):
      value
    }
  }

  /// Whether the length follows from what is inside (compositional-layout.md 4.1).
  package var isSelfSizing: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether siblings that use it are all as long as the largest of them (4.6).
  package var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }

  /// The length in points inside a container of this size (compositional-layout.md 2.2).
  ///
  /// Nothing clamps it to the container. NaN, infinite and negative results become 0 (6.7, E-INF).
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
