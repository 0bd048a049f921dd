import UIKit

/// The cell of a row of views in a `UITableView`.
final class ViewTableCell: UITableViewCell {
  private var content: AnyObject?

  /// Returns the reuse identifier of the cells of a section.
  static func identifier(ofSection section: Int) -> String { "LegoKit.ViewRow.\(section)" }

  /// Displays a row in the views that are there, if they can display it.
  func display<Element>(_ row: ViewRow<Element>) {
    let content =
      content as? RowDisplay<Element>
      ?? RowDisplay<Element>(minimumHeight: RowMetrics.minimumHeight)
    self.content = content
    content.display(row, in: contentView)
    if contentView.bounds.width > 0 { content.fit(width: contentView.bounds.width) }
  }
}

/// The header or footer of a section with views in a `UITableView`.
final class ViewTableBoundary: UITableViewHeaderFooterView {
  /// The reuse identifier.
  static let identifier = "LegoKit.ViewBoundary"

  private let content = RowDisplay<NoValue>(minimumHeight: 0)

  /// Displays the views of a block.
  func display(_ block: RowBlock<NoValue>) {
    content.display(
      ViewRow(id: AnyHashable(ObjectIdentifier(block)), element: NoValue(), block: block),
      in: contentView)
  }
}
