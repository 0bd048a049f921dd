import UIKit

/// A table of a million self-sizing rows on a phone's screen, each with a text.
///
/// The delegate specifies the heights, of which every third is larger, so that the estimates are
/// wrong.
@MainActor final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The number of rows.
  static let count = 1_000_000
  /// The height of most rows, and of every third, in points.
  static let heights: [CGFloat] = [52, 52, 76]

  /// The table, which has not been laid out.
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  /// The number of cells that were created.
  private(set) var createdCells = 0

  override init() {
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    var content = UIListContentConfiguration.cell()
    content.text = "Station \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  private func makeCell() -> UITableViewCell {
    createdCells += 1
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Self.heights[indexPath.row % 3]
  }

  /// Returns whether the visible rows fill the screen without gaps, each with its height.
  func isCorrect() -> Bool {
    let cells = table.visibleCells
    guard let first = cells.first, let last = cells.last, first.frame.minY <= table.bounds.minY,
      last.frame.maxY >= table.bounds.maxY
    else { return false }
    return zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY }
      && cells.allSatisfy { cell in
        table.indexPath(for: cell).map { cell.frame.height == Self.heights[$0.row % 3] } ?? false
      }
  }
}
