/// What one cell shows, as a value with an identity.
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
/// The type and the ``id`` tell which item it is from one description to the next. An item that
/// is `Equatable` is left alone on the screen for as long as it stays equal; any other counts as
/// changed at every update and fills its cell again.
public protocol TypedItemType {
  /// What tells items of this type apart.
  associatedtype ID: Hashable
  /// The cell that shows it.
  associatedtype CellType: TypedCellType where CellType.Item == Self

  /// The identity among the items of this type, unique in a whole ``Lego``.
  var id: ID { get }
}
