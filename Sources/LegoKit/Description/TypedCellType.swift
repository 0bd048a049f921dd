import UIKit

/// A cell that one type of item fills.
///
/// ```swift
/// class ColorCell: UICollectionViewCell, TypedCellType {
///   func update(with item: ColorItem) {
///     backgroundColor = item.color
///   }
///
///   static func layout(constraintsTo size: CGSize, with item: ColorItem) -> CGSize {
///     CGSize(width: size.width, height: item.height)
///   }
/// }
/// ```
///
/// Nobody registers it: the renderer does, under a name that includes the module.
@MainActor public protocol TypedCellType: UICollectionViewCell {
  /// What fills the cell.
  associatedtype Item

  /// Shows `item`, whatever the cell has shown before.
  func update(with item: Item)

  /// The size that the cell wants for `item` where `size` is offered, in points.
  ///
  /// Layouts that follow the content ask it, once for each item and width. `size.height` is
  /// `.greatestFiniteMagnitude` where the height is free. Leave it out, or return
  /// `UIView.noIntrinsicMetric` for the height, to leave the height to the layout.
  static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize
}

extension TypedCellType {
  /// Leaves the height to the layout.
  public static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize {
    CGSize(width: size.width, height: UIView.noIntrinsicMetric)
  }
}
