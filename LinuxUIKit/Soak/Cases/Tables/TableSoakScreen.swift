import UIKit

/// A cell that records the item that it displays.
final class TableSoakCell: UITableViewCell {
  /// The displayed item.
  var item: SoakItem?
}

/// A table with the height of eight rows over arrays.
@MainActor final class TableSoakScreen: NSObject {
  /// The height of headers, in points.
  static let headerHeight: CGFloat = 16
  /// The height of rows that do not differ, in points.
  static let rowHeight: CGFloat = 40
  private static let size = CGSize(width: 100, height: 8 * rowHeight)

  /// The table.
  let table: UITableView
  /// The settings.
  let settings: TableSoakSettings
  /// The model, from which the rows are provided.
  var model: SoakModel
  /// The cells between `willDisplay` and `didEndDisplaying`.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// The number of unbalanced calls about displayed cells.
  private(set) var errorCount = 0
  private let window: UIWindow?

  /// Creates a screen that has not been laid out.
  init(_ settings: TableSoakSettings, showing model: SoakModel) {
    (self.settings, self.model) = (settings, model)
    table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: settings.style)
    window = settings.isMoving ? UIWindow(frame: table.frame) : nil
    super.init()
    window?.isHidden = false
    window?.addSubview(table)
    table.register(TableSoakCell.self, forCellReuseIdentifier: "cell")
    table.allowsMultipleSelection = true
    table.sectionHeaderTopPadding = 0
    if !settings.heightsDiffer { table.rowHeight = Self.rowHeight }
    table.dataSource = self
    table.delegate = self
  }

  /// Returns the height of an item's row, in points.
  func height(of item: SoakItem?) -> CGFloat {
    settings.heightsDiffer ? 30 + CGFloat((item?.id ?? 0) % 3) * 10 : Self.rowHeight
  }

  /// The space below the rows of a section without a footer, in points.
  var sectionPadding: CGFloat { settings.style == .plain ? 0 : 17.5 }
}

extension TableSoakScreen: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? TableSoakCell)?.item = model.item(at: indexPath)
    return cell
  }
}

extension TableSoakScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(of: model.item(at: indexPath))
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Self.headerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.tag = model.sections[section].id
    return view
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { errorCount += 1 }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { errorCount += 1 }
  }
}
