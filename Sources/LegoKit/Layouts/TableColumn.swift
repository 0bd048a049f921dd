import UIKit

/// The width of one column of a ``TableLayout``.
public enum TableColumn: Hashable, Sendable {
  /// So many points, whatever the room.
  case fixed(CGFloat)
  /// An equal share of what the fixed columns leave over, and never less than this many points.
  case flexible(minimum: CGFloat)

  /// An equal share of what the fixed columns leave over, and never less than 44 points.
  public static let flexible = TableColumn.flexible(minimum: 44)
}
