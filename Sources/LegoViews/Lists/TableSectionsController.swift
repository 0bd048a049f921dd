import UIKit

/// The data source and the delegate of a table that displays sections of views.
///
/// The table retains it. It reads the rows of all sections, observes the state that they follow, and
/// updates the table by differences.
final class TableSectionsController: NSObject, UITableViewDelegate {
  private let sections: [ViewSection]
  private let content = TableContent()
  private let dataSource: TableSectionsDataSource
  private weak var tableView: UITableView?
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.update() }

  /// Displays sections in a table, which is released with its rows.
  static func display(_ sections: [ViewSection], in tableView: UITableView) {
    let controller = TableSectionsController(sections, tableView)
    tableView.keep(controller)
    tableView.delegate = controller
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    controller.update(animates: false)
  }

  private init(_ sections: [ViewSection], _ tableView: UITableView) {
    self.sections = sections
    self.tableView = tableView
    dataSource = TableSectionsDataSource(sections, content, tableView)
    super.init()
    for index in sections.indices {
      tableView.register(
        ViewTableCell.self, forCellReuseIdentifier: ViewTableCell.identifier(ofSection: index))
    }
    tableView.register(
      ViewTableBoundary.self, forHeaderFooterViewReuseIdentifier: ViewTableBoundary.identifier)
  }

  private func update() {
    update(animates: observer.takeAnimation() != LegoAnimation.none)
  }

  private func update(animates: Bool) {
    let rows = observer.track { sections.map { $0.rows.list } }.result
    let changed = content.replaceRows(rows)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(sections.indices))
    for section in sections.indices {
      snapshot.appendItems(content.tokens(ofSection: section), toSection: section)
    }
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: animates && tableView?.window != nil)
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    content.row(at: indexPath)?.isSelectable ?? false
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    content.row(at: indexPath)?.isSelectable == true ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    content.row(at: indexPath)?.select()
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    boundary(sections[section].header, in: tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    boundary(sections[section].footer, in: tableView)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(of: sections[section].header, in: tableView)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(of: sections[section].footer, in: tableView)
  }

  // A plain table would have the padding of a header above a section without one.
  private func height(of boundary: ViewSectionBoundary?, in tableView: UITableView) -> CGFloat {
    boundary == nil && tableView.style == .plain ? 0 : UITableView.automaticDimension
  }

  private func boundary(_ boundary: ViewSectionBoundary?, in tableView: UITableView) -> UIView? {
    guard case .views(let block) = boundary else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(
      withIdentifier: ViewTableBoundary.identifier)
    (view as? ViewTableBoundary)?.display(block)
    return view
  }
}

/// The data source of a table that displays sections of views.
private final class TableSectionsDataSource: UITableViewDiffableDataSource<Int, Int> {
  private let sections: [ViewSection]

  init(_ sections: [ViewSection], _ content: TableContent, _ tableView: UITableView) {
    self.sections = sections
    super.init(tableView: tableView) { tableView, indexPath, token in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ViewTableCell.identifier(ofSection: indexPath.section), for: indexPath)
      if let cell = cell as? ViewTableCell { content.row(token: token)?.display(in: cell) }
      return cell
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].header?.title
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    sections[section].footer?.title
  }
}

extension ViewSectionBoundary {
  /// The text; `nil` for views.
  fileprivate var title: String? {
    if case .title(let title) = self { title } else { nil }
  }
}

extension UITableView {
  /// Displays sections of views, which the table retains with their data source and delegate.
  package func display(_ sections: [ViewSection]) {
    TableSectionsController.display(sections, in: self)
  }
}
