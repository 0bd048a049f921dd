import LegoViews
import UIKit

/// A table whose rows are views that exist, without a data source or a delegate.
///
/// ```swift
/// DZListView(
///   tableView: UITableView(),
///   sections: [
///     DZSection(cells: [
///       DZCell(widget: UILabel().text("Account")),
///       DZCell(widget: UILabel().text("Log out")) { [weak self] in self?.logOut() },
///     ])
///   ])
/// ```
///
/// All views exist as long as the list, so this is for short lists. A `ListBox` creates
/// the views of the rows that are visible.
///
/// In a box, a plain view or a stack view it is as wide and as high as its parent, unless it has
/// another size.
open class DZListView: UIView {
  /// The table with the rows, which fills the view.
  public let tableView: UITableView

  /// Creates a list with sections.
  ///
  /// - Parameters:
  ///   - tableView: The table. The list sets its data source and delegate.
  ///   - sections: The sections, which stay as they are.
  public init(tableView: UITableView = UITableView(), sections: [DZSection]) {
    self.tableView = tableView
    super.init(frame: .zero)
    size(.fill, .fill)
    arrangeViews { tableView.alignment(.allEdges) }
    tableView.display(sections.map(\.viewSection))
  }

  /// Creates a list with one section.
  ///
  /// ```swift
  /// DZListView(
  ///   tableView: UITableView(),
  ///   cells: names.map { name in DZCell(widget: UILabel().text(name)) })
  /// ```
  public convenience init(tableView: UITableView = UITableView(), cells: [DZCell]) {
    self.init(tableView: tableView, sections: [DZSection(cells: cells)])
  }

  /// Creates a list with one section: ``init(tableView:cells:)``.
  public convenience init(tableView: UITableView = UITableView(), rows: [DZCell]) {
    self.init(tableView: tableView, cells: rows)
  }

  public required init?(coder: NSCoder) {
    tableView = UITableView()
    super.init(coder: coder)
  }
}

/// A section of a list.
@MainActor public struct DZSection {
  /// The rows.
  public let cells: [DZCell]
  /// The title above the rows, or `nil`.
  public let header: String?
  /// The text below the rows, or `nil`.
  public let footer: String?

  /// Creates a section.
  public init(cells: [DZCell], header: String? = nil, footer: String? = nil) {
    (self.cells, self.header, self.footer) = (cells, header, footer)
  }

  fileprivate var viewSection: ViewSection {
    var section = ViewSection(
      rows: cells.map { ViewRowContent(view: $0.widget, action: $0.action) })
    if let header { section = section.header(header) }
    if let footer { section = section.footer(footer) }
    return section
  }
}

/// A row of a list.
@MainActor public struct DZCell {
  /// The view, which fills the row and determines its height.
  public let widget: UIView
  /// The closure that is called when the user taps the row; without it the row can't be selected.
  public let action: (@MainActor () -> Void)?

  /// Creates a row with a view.
  public init(widget: UIView, action: (@MainActor () -> Void)? = nil) {
    (self.widget, self.action) = (widget, action)
  }
}
