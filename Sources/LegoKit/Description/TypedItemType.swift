import UIKit

/// The content of one cell, as a value with an identity.
///
/// ```swift
/// struct ColorItem: TypedItemType, Equatable {
///   typealias CellType = ColorCell
///   var id: UUID
///   var color: UIColor
///   var height: CGFloat
/// }
/// ```
///
/// The type and the ``id`` identify the item from one description to the next. The cell of an
/// `Equatable` item is not updated while the item stays equal; any other item counts as changed at
/// each update and updates its cell again.
public protocol TypedItemType {
  /// The type of the identity.
  associatedtype ID: Hashable
  /// The type of the cell that displays the item.
  associatedtype CellType: TypedCellType where CellType.Item == Self

  /// The identity among the items of this type, unique in a whole ``Lego``.
  var id: ID { get }
}

/// A cell that displays one type of item.
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
/// Cells are registered automatically, with a reuse identifier that includes the module.
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
    CGSize(width: size.width, height: UIView.noIntrinsicMetric)
  }
}
