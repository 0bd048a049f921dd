extension UITableView {
  /// The appearances of tables.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with pinned headers and footers.
    case plain = 0
    /// Rows from edge to edge, in groups with space between them.
    case grouped = 1
    /// Groups with rounded corners that are inset from the edges.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible; none if it is visible already.
    case none = 0
    /// The top of the visible bounds.
    case top = 1
    /// The vertical center of the visible bounds.
    case middle = 2
    /// The bottom of the visible bounds.
    case bottom = 3
  }

  /// The animation of inserted, deleted or reloaded rows.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade in and out.
    case fade = 0
    /// The rows slide in from the right, or out to the right.
    case right = 1
    /// The rows slide in from the left, or out to the left.
    case left = 2
    /// The rows slide in from the top, or out toward the top.
    case top = 3
    /// The rows slide in from the bottom, or out toward the bottom.
    case bottom = 4
    /// The rows appear and disappear at once.
    case none = 5
    /// The rows stay centered in the space that opens or closes.
    case middle = 6
    /// The animation is chosen by the table.
    case automatic = 100
  }

  /// The reference of `separatorInset`.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The insets are distances from the edges of the cell.
    case fromCellEdges = 0
    /// The insets are added to the automatic insets.
    case fromAutomaticInsets = 1
  }

  /// The events after which self-sizing cells, headers and footers are measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// A view is measured when it is displayed, and when its row is reloaded or reconfigured.
    case disabled = 0
    /// A view is also measured when its content configuration changes, or its intrinsic size is
    /// invalidated.
    case enabled = 1
    /// A view is also measured when constraints in it change.
    case enabledIncludingConstraints = 2
  }

  /// The height that stands for the height of the view's content, or for the default of the table.
  public static let automaticDimension: CGFloat = -1

  /// The title of the section index that is displayed as a magnifying glass.
  public static let indexSearch = "{search}"
}

extension UITableViewCell {
  /// The separators of cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A line between cells.
    case singleLine = 1
    /// A line between cells, as `singleLine`.
    case singleLineEtched = 2
  }
}
