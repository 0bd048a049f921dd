extension UITableViewCell {
  /// The predefined arrangements of a cell's labels and image view.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// An image and a text, and a secondary text at the trailing edge.
    case value1 = 1
    /// A narrow text in the tint color before a secondary text, without an image.
    case value2 = 2
    /// An image and a text, and a secondary text below the text.
    case subtitle = 3
  }

  /// The appearances of selected cells.
  ///
  /// - Note: `blue` and `gray` are equal to `default`, as in iOS 7 and later.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells look like others.
    case none = 0
    /// The default color.
    case blue = 1
    /// The default color.
    case gray = 2
    /// The default color.
    case `default` = 3
  }

  /// The editing controls of rows.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The standard accessories.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, for a row that displays another screen.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The controls that a cell displays in an editing state.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the controls.
    public let rawValue: UInt

    /// Creates a set of controls from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell displays an editing control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell displays the button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The states of a cell whose row is dragged.
  public enum DragState: Int, Sendable {
    /// The row is not dragged.
    case none = 0
    /// The row is lifted, but does not move yet.
    case lifting = 1
    /// The row is dragged.
    case dragging = 2
  }

  /// A closure that is called after each update of a cell's configurations, with the state of the
  /// update.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}

extension UITableViewCell.CellStyle {
  /// The style of list content with the same fonts and metrics.
  var contentStyle: ListContentStyle {
    switch self {
    case .default: .cell
    case .value1, .value2: .valueCell
    case .subtitle: .subtitleCell
    }
  }
}
