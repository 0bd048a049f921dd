import UIKit

/// Two lists side by side in one window, 160 x 300 points each, with rows of 50 points whose names
/// can be dragged, and a log of the delegates' calls.
@MainActor final class DragScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let left: DragList
  let right: DragList
  let finger: Finger

  init(_ left: [String], _ right: [String] = []) {
    self.left = DragList("left", left, x: 0)
    self.right = DragList("right", right, x: 160)
    finger = Finger(on: window)
    window.backgroundColor = .systemBackground
    window.addSubview(self.left.view)
    window.addSubview(self.right.view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// A point in a row of a list.
  func point(_ list: DragList, row: Int) -> CGPoint {
    CGPoint(x: list.view.frame.minX + 60, y: 50 * CGFloat(row) + 25)
  }

  /// Holds the finger on a row of a list until it is lifted.
  func lift(_ list: DragList, row: Int) {
    finger.press(at: point(list, row: row))
    FrameClock.shared.advance(by: 0.6)
  }

  /// Moves the finger to a row of a list.
  func move(to list: DragList, row: Int) {
    finger.move(to: point(list, row: row))
    window.layoutIfNeeded()
  }

  /// Lifts the finger, and waits for the end of all animations.
  func drop() {
    finger.lift()
    FrameClock.shared.advance(by: 1)
    window.layoutIfNeeded()
  }
}

/// A list of names that can be dragged and dropped.
@MainActor final class DragList: NSObject {
  let view: UICollectionView
  let name: String
  var rows: [String]
  private var log: [String] = []
  var proposal = UICollectionViewDropProposal(
    operation: .move, intent: .insertAtDestinationIndexPath)
  var allowsMove = true
  var canDrag = true
  var canHandle = true
  var previewParameters: UIDragPreviewParameters?
  var heightOfRow: (String) -> CGFloat = { _ in 50 }
  var itemsOfRow: (String) -> [String] = { [$0] }
  var perform: (@MainActor (any UICollectionViewDropCoordinator) -> Void)?
  var context: (any UICollectionViewDropPlaceholderContext)?

  init(_ name: String, _ rows: [String], x: CGFloat) {
    self.name = name
    self.rows = rows
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: x, y: 0, width: 160, height: 300), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(NameCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  /// The names of the displayed cells from top to bottom; "–" for a gap.
  var displayed: [String] {
    view.visibleCells.sorted { $0.frame.midY < $1.frame.midY }
      .map { ($0 as? NameCell)?.label.text ?? "–" }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func dragItem(_ name: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return item
  }

  final class NameCell: UICollectionViewCell {
    let label = UILabel()
    var states: [UICollectionViewCell.DragState] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = CGRect(x: 12, y: 0, width: 140, height: 50)
      contentView.addSubview(label)
      contentView.backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
      states.append(dragState)
    }
  }
}

extension DragList: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // A gap has no row.
    let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath)
    let row = path.flatMap { rows.indices.contains($0.item) ? rows[$0.item] : nil }
    return CGSize(width: 160, height: row.map(heightOfRow) ?? 50)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
    (cell as? NameCell)?.label.text = rows[path.item]
    return cell
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }
}

extension DragList: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard canDrag else { return [] }
    log.append("items \(indexPath.item)")
    return itemsOfRow(rows[indexPath.item]).map(dragItem)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    log.append("add \(indexPath.item)")
    return [dragItem(rows[indexPath.item])]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { previewParameters }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.append("will begin") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { log.append("did end") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
}

extension DragList: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { canHandle }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { log.append("enter") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.append("over \(destinationIndexPath.map { "\($0.item)" } ?? "nothing")")
    return proposal
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { log.append("exit") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { log.append("drop did end") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("perform")
    if let perform { return perform(coordinator) }
    insert(coordinator)
  }

  /// Moves or inserts the items as most apps do.
  private func insert(_ coordinator: any UICollectionViewDropCoordinator) {
    var target = coordinator.destinationIndexPath?.item ?? rows.count
    for item in coordinator.items {
      guard let name = item.dragItem.localObject as? String else { continue }
      view.performBatchUpdates { [self] in
        if let source = item.sourceIndexPath {
          rows.remove(at: source.item)
          view.deleteItems(at: [source])
        }
        target = min(target, rows.count)
        rows.insert(name, at: target)
        view.insertItems(at: [[0, target]])
      }
      coordinator.drop(item.dragItem, toItemAt: [0, target])
      target += 1
    }
  }
}
