import Foundation
import LayoutGeometry

/// The described width and height of an item, a group or a supplementary item.
package struct LayoutItemSize: Hashable, Sendable {
  /// The described width.
  package var width: LayoutDimension
  /// The described height.
  package var height: LayoutDimension

  /// A size of these two dimensions.
  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  /// The size that fills its container: what `full` means in compositional-layout.md 0.
  package static let full = LayoutItemSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

  /// The dimension along `axis`.
  package subscript(axis: LayoutAxis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Both lengths in points inside a container of this size (compositional-layout.md 2.2).
  package func resolved(in container: CGSize) -> CGSize {
    CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }
}
