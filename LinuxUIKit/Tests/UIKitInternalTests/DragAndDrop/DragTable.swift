import UIKit

/// A table of names that can be dragged and dropped, with a log of the delegates' calls.
@MainActor final class DragTable: NSObject {
  let view: UITableView
  var rows: [String]
  private var log: [String] = []
  var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  var allowsMove = true
  var previewParameters: UIDragPreviewParameters?
  var perform: (@MainActor (any UITableViewDropCoordinator) -> Void)?
  var context: (any UITableViewDropPlaceholderContext)?

  /// Creates a table of 160 by 300 points with rows of 50 points.
  init(_ rows: [String], x: CGFloat, rowHeight: CGFloat = 50) {
    self.rows = rows
    view = UITableView(frame: CGRect(x: x, y: 0, width: 160, height: 300), style: .plain)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.rowHeight = rowHeight
    view.separatorStyle = .none
    view.register(RowCell.self, forCellReuseIdentifier: "name")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  /// The names of the displayed cells from top to bottom; "–" for a gap.
  var displayed: [String] {
    displayedViews.map { ($0 as? RowCell)?.label.text ?? "–" }
  }

  /// The frames of the displayed cells from top to bottom, gaps included.
  var frames: [CGRect] { displayedViews.map { $0.convert($0.bounds, to: view) } }

  private var displayedViews: [UIView] {
    view.layoutIfNeeded()
    let container = view.subviews.first { $0 is UICollectionView } as? UICollectionView
    let gaps = container?.visibleCells ?? []
    return (view.visibleCells + gaps as [UIView]).sorted { $0.frame.midY < $1.frame.midY }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  final class RowCell: UITableViewCell {
    let label = UILabel()
    var states: [UITableViewCell.DragState] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.frame = CGRect(x: 12, y: 0, width: 140, height: 50)
      contentView.addSubview(label)
      contentView.backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
      states.append(dragState)
    }
  }
}

extension DragTable: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: path)
    (cell as? RowCell)?.label.text = rows[path.row]
    return cell
  }
}

extension DragTable: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(path.row)")
    return [dragItem(rows[path.row])]
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    log.append("add \(path.row) at \(Int(point.y))")
    return [dragItem(rows[path.row])]
  }

  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { previewParameters }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("will begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("did end")
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  private func dragItem(_ name: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return item
  }
}

extension DragTable: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    log.append("over \(path.map { "\($0.row)" } ?? "nothing")")
    return proposal
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    log.append("exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("drop did end")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    log.append("perform")
    if let perform { return perform(coordinator) }
    insert(coordinator)
  }

  /// Moves or inserts the items as most apps do.
  private func insert(_ coordinator: any UITableViewDropCoordinator) {
    var target = coordinator.destinationIndexPath?.row ?? rows.count
    for item in coordinator.items {
      guard let name = item.dragItem.localObject as? String else { continue }
      view.performBatchUpdates { [self] in
        if let source = item.sourceIndexPath {
          rows.remove(at: source.row)
          view.deleteRows(at: [source], with: .none)
        }
        target = min(target, rows.count)
        rows.insert(name, at: target)
        view.insertRows(at: [[0, target]], with: .none)
      }
      coordinator.drop(item.dragItem, toRowAt: [0, target])
      target += 1
    }
  }
}

/// A table that moves rows in its data, and one whose rows have heights of their own.
@MainActor final class MovableRows: NSObject, UITableViewDataSource {
  let table: DragTable
  var canMove = true
  private(set) var moves: [[Int]] = []

  /// Becomes the data source of a table.
  init(of table: DragTable) {
    self.table = table
    super.init()
    table.view.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    table.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.tableView(tableView, cellForRowAt: path)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath.row, destinationIndexPath.row])
    table.rows.insert(
      table.rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

/// The heights of a table's rows by their names; 50 points for others.
@MainActor final class RowHeights: NSObject, UITableViewDelegate {
  private let table: DragTable
  private let heights: [String: CGFloat]

  /// Becomes the delegate of a table.
  init(_ heights: [String: CGFloat], of table: DragTable) {
    (self.table, self.heights) = (table, heights)
    super.init()
    table.view.delegate = self
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[table.rows[indexPath.row]] ?? 50
  }
}
