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
///
/// final class ColorCell: UICollectionViewCell, TypedCellType {
///   func update(with item: ColorItem) { backgroundColor = item.color }
/// }
/// ```
///
/// The type and the ``id`` identify the item from one description to the next. The cell of an
/// `Equatable` item is not updated while the item stays equal. An item that cannot be compared
/// counts as changed at each update of its section, unless it comes from the same array as before. The
/// renderer reports such a type once, as ``IncomparableItem``.
public protocol TypedItemType: LegoItem where UnmodifiedItem == Self {
  /// The type of the identity, such as `Int`, `String` or `UUID`.
  associatedtype ID: Hashable = AnyHashable
  /// The type of the cell that displays the item.
  associatedtype CellType: TypedCellType where CellType.Item == Self

  /// The identity among the items of this type, unique in a whole ``Lego``.
  var id: ID { get }

  /// Returns whether the cells of two items with the same id display the same content.
  ///
  /// The default implementation compares by `==` if the type is `Equatable`, and returns `false`
  /// otherwise. Implement it to leave a property out of the comparison, such as a closure.
  static func hasEqualContent(_ one: Self, _ other: Self) -> Bool
}

extension TypedItemType {
  /// The item itself.
  public var unmodifiedItem: Self { self }

  /// No values: modifiers such as `onSelect` add them.
  public var itemTraits: Traits { Traits() }

  /// Returns whether both items are equal by `==`, if this type is `Equatable` at all.
  ///
  /// The content of other items is not known to be equal.
  public static func hasEqualContent(_ one: Self, _ other: Self) -> Bool {
    // A generic item may be Equatable for some types of its value only.
    (one as? any Equatable)?.equals(other) ?? false
  }
}

extension TypedItemType where Self: Equatable {
  /// Returns whether both items are equal by `==`.
  public static func hasEqualContent(_ one: Self, _ other: Self) -> Bool { one == other }
}

/// An item as a section's block accepts it: a ``TypedItemType``, or one with modifiers.
public protocol LegoItem {
  /// The type of the item without its modifiers.
  associatedtype UnmodifiedItem: TypedItemType

  /// The item without its modifiers, which its cell displays.
  var unmodifiedItem: UnmodifiedItem { get }
  /// The values that modifiers have added to the item, such as handlers.
  ///
  /// It is not compared: of an item that is described again, the newest handlers are called.
  var itemTraits: Traits { get }
}
