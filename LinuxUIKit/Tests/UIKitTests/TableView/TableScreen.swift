import UIKit

/// A cell that counts its instances and its reuses.
final class TableTestCell: UITableViewCell {
  static var made = 0
  var text = ""
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A table of 320 by 480 points over arrays of texts, with heights and headers of the delegate.
@MainActor final class TableScreen: NSObject {
  var sections: [[String]]
  let table: UITableView
  /// The heights of rows; `nil` for those of the table.
  var rowHeight: ((IndexPath) -> CGFloat)?
  /// The heights of headers and footers; empty views fill them.
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  /// The rows whose heights were requested, in order.
  var requestedHeights: [IndexPath] = []
  /// The calls of the delegate about displayed views.
  var log: [String] = []

  /// Creates a screen that has not been laid out.
  init(_ sections: [[String]], _ style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    super.init()
    TableTestCell.made = 0
    table.register(TableTestCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  /// Creates a screen with sections of numbered rows.
  convenience init(counts: [Int], _ style: UITableView.Style = .plain) {
    self.init(counts.map { (0..<$0).map(String.init) }, style)
  }

  /// The texts of the displayed cells, from top to bottom.
  var texts: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { ($0 as? TableTestCell)?.text ?? "no cell" }
  }

  /// The frames of the displayed cells from top to bottom.
  var frames: [CGRect] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.frame)
  }

  /// Scrolls to an offset and lays out.
  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }
}

extension TableScreen: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? TableTestCell)?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

extension TableScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requestedHeights.append(indexPath)
    return rowHeight?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    view.tag = section
    return view
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let view = UIView()
    view.tag = -section
    return view
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("display \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    log.append("header \(section)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    log.append("end header \(section)")
  }
}
