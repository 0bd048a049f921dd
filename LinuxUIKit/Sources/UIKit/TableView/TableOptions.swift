/// The values of a table that determine its heights and its separators.
@MainActor struct TableOptions {
  /// The height of rows, in points; negative to measure them.
  var rowHeight = UITableView.automaticDimension
  /// The height of rows that were never displayed; 0 to request all heights, negative for the
  /// default.
  var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers; negative to measure them.
  var headerHeight = UITableView.automaticDimension
  var estimatedHeaderHeight = UITableView.automaticDimension
  /// The height of footers; negative to measure them.
  var footerHeight = UITableView.automaticDimension
  var estimatedFooterHeight = UITableView.automaticDimension
  /// The space above headers; negative for the default of the style.
  var headerTopPadding = UITableView.automaticDimension
  /// The height of the empty rows that fill a plain table; 0 or less for none.
  var fillerRowHeight = UITableView.automaticDimension
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of separators; `nil` for the default.
  var separatorColor: UIColor?
  /// The insets of separators; `nil` for the default.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  /// Whether the margins of cells follow the readable width.
  var followsReadableWidth = false
  var index = SectionIndexOptions()
}

/// The optional methods of a table's delegate and data source that were called so far.
struct KnownMethods {
  /// The methods that were found to be default implementations.
  var defaults: TableDefaults = []
  /// The methods that were found to be implemented.
  var implemented: TableDefaults = []
}

/// The optional methods that a table has found to be default implementations, since Swift cannot
/// determine that without calling them.
struct TableDefaults: OptionSet {
  let rawValue: UInt16

  static let rowHeights = TableDefaults(rawValue: 1)
  static let rowEstimates = TableDefaults(rawValue: 2)
  static let headerHeights = TableDefaults(rawValue: 4)
  static let footerHeights = TableDefaults(rawValue: 8)
  static let headerViews = TableDefaults(rawValue: 16)
  static let footerViews = TableDefaults(rawValue: 32)
  static let indentationLevels = TableDefaults(rawValue: 64)
  static let trailingSwipeActions = TableDefaults(rawValue: 128)
  static let editability = TableDefaults(rawValue: 256)
  static let movability = TableDefaults(rawValue: 512)

  /// Returns the method that returns the views of headers or footers.
  static func views(of boundary: TableBoundary) -> TableDefaults {
    boundary == .header ? .headerViews : .footerViews
  }
}

extension UITableView.Style {
  /// The appearance of lists that corresponds to the style.
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// The background color of tables.
  @MainActor var backgroundColor: UIColor { ListMetrics(appearance).background }
}
