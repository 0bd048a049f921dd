/// What a box becomes: one cell's place, or a group that arranges others.
///
/// The kind of a box is settled by the type that makes it; ``LayoutBoxConvertible/boxType(_:)``
/// turns a box into the other kind afterward.
public enum LayoutBoxType: Hashable, Sendable {
  /// The place of a single cell.
  case item
  /// A place that arranges other boxes in a row or a column.
  case group
}
