import UIKit

/// A cell that displays one type of item.
///
/// ```swift
/// final class ColorCell: UICollectionViewCell, TypedCellType {
///   func update(with item: ColorItem) {
///     backgroundColor = item.color
///   }
///
///   static func layout(constraintsTo size: CGSize, with item: ColorItem) -> CGSize {
///     CGSize(width: size.width, height: item.height)
///   }
/// }
/// ```
@MainActor public protocol TypedCellType: UICollectionViewCell {
  /// The type of the items that the cell displays.
  associatedtype Item

  /// Displays `item` in place of any item displayed before.
  func update(with item: Item)

  /// Returns the size, in points, that the cell needs for `item` in the available size.
  ///
  /// Layouts that depend on the content call it once for each item and width. `size.height` is
  /// `.greatestFiniteMagnitude` if the height is not limited. The default implementation returns
  /// `UIView.noIntrinsicMetric` as the height, which leaves the height to the layout.
  static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize
}

extension TypedCellType {
  /// Returns the available width, and leaves the height to the layout.
  public static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize {
    CellTypesWithoutSizes.insert(self)
    return CGSize(width: size.width, height: UIView.noIntrinsicMetric)
  }
}

/// The cell types that have the default implementation of
/// ``TypedCellType/layout(constraintsTo:with:)``, as far as it was called.
///
/// Their items specify no heights, so that none of them is asked.
@MainActor enum CellTypesWithoutSizes {
  private static var types: Set<ObjectIdentifier> = []

  /// Returns whether a cell type is known to have the default implementation.
  static func contains(_ type: AnyClass) -> Bool {
    types.contains(ObjectIdentifier(type))
  }

  /// Records that a cell type has the default implementation.
  static func insert(_ type: AnyClass) {
    types.insert(ObjectIdentifier(type))
  }
}
