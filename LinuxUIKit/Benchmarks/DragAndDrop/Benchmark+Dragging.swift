import BenchmarkHarness
import LegoKit
import UIKit

extension Benchmark {
  /// Drags of one item over very many rows.
  static let dragging = Benchmark(
    "dragging",
    about: """
      An item is dragged over 10,000 rows of a collection view and of a table: one step of the finger from row to row, which moves the \
      rows aside, and one frame of scrolling at the edge.
      """
  ) { run in
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let makers: [(kind: String, make: @MainActor (Int) -> any DragRows)] = [
      ("", { DraggedList(count: $0) }), (" of a table", { DraggedTable(count: $0) }),
    ]
    for (kind, make) in makers {
      record(DraggedRows(hasOwnItem: true, make), kind, "of the same view", in: run)
      record(DraggedRows(hasOwnItem: false, make), kind, "of another view", in: run)
    }
    recordLego(in: run)
  }

  @MainActor private static func record(
    _ rows: DraggedRows, _ kind: String, _ name: String, in run: BenchmarkRun
  ) {
    let finger = Finger(on: rows.window)
    finger.press(at: rows.start)
    FrameClock.shared.advance(by: 1)
    let x = rows.left.view.bounds.midX
    finger.move(to: CGPoint(x: x, y: 150))
    let clock = ContinuousClock()
    // A step to the next row and back.
    let steps = (0..<60).map { number in
      let y = 150 + CGFloat(number % 10) * 44
      return clock.measure {
        finger.move(to: CGPoint(x: x, y: y))
        rows.window.layoutIfNeeded()
      }.nanoseconds
    }
    run.record(
      "a step over the rows\(kind), item \(name)", steps: steps, target: .microseconds(4_000))
    run.expect(rows.left.hasUncommittedUpdates, "no space for the item")
    finger.move(to: CGPoint(x: x, y: 840))
    let frames = (0..<60).map { _ in
      clock.measure { FrameClock.shared.advance(by: 1 / 60) }.nanoseconds
    }
    run.record(
      "a frame of scrolling at the edge\(kind), item \(name)", steps: frames,
      target: .microseconds(8_000))
    // 46 of the 50 points of the zone at the edge: 46/50 of 600 points per second, for one second, less
    // the first frame.
    let offset = rows.left.view.contentOffset.y
    run.expect(abs(offset - 552) < 12, "the offset after scrolling is \(offset), not 552")
    let time = clock.measure {
      finger.lift()
      rows.window.layoutIfNeeded()
    }
    run.record("the drop\(kind), item \(name)", steps: [time.nanoseconds])
    FrameClock.shared.advance(by: 1)
    run.expect(
      rows.left.count == 10_000 + (rows.hasOwnItem ? 0 : 1), "\(rows.left.count) rows after it")
  }

  @MainActor private static func recordLego(in run: BenchmarkRun) {
    let screen = DraggedLego(count: 10_000)
    let finger = Finger(on: screen.window)
    finger.press(at: CGPoint(x: 100, y: 22))
    FrameClock.shared.advance(by: 1)
    let clock = ContinuousClock()
    let steps = (0..<60).map { number in
      clock.measure {
        finger.move(to: CGPoint(x: 100, y: 150 + CGFloat(number % 10) * 44))
        screen.window.layoutIfNeeded()
      }.nanoseconds
    }
    run.record("a step over the rows of LegoKit", steps: steps, target: .microseconds(4_000))
    let time = clock.measure {
      finger.lift()
      screen.window.layoutIfNeeded()
    }
    run.record("the drop with its update in LegoKit", steps: [time.nanoseconds])
    // The finger is at 546 points, in row 12, whose place the first element has taken.
    run.expect(screen.elements[12].id == 0, "element \(screen.elements[12].id) in row 12")
    FrameClock.shared.advance(by: 1)
  }
}

/// Rows of 44 points that can be dragged.
@MainActor private protocol DragRows: AnyObject {
  var view: UIScrollView { get }
  var count: Int { get }
  /// Whether there is space for a dragged item.
  var hasUncommittedUpdates: Bool { get }
}

/// Two lists side by side: 10,000 rows, and a row that can be dragged into them.
@MainActor private final class DraggedRows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 844))
  let left: any DragRows
  let right: any DragRows
  let hasOwnItem: Bool

  init(hasOwnItem: Bool, _ make: @MainActor (Int) -> any DragRows) {
    self.hasOwnItem = hasOwnItem
    (left, right) = (make(10_000), make(1))
    left.view.frame = CGRect(x: 0, y: 0, width: 300, height: 844)
    right.view.frame = CGRect(x: 300, y: 0, width: 100, height: 844)
    window.addSubview(left.view)
    window.addSubview(right.view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// The position of the dragged row.
  var start: CGPoint { CGPoint(x: hasOwnItem ? 100 : 350, y: 22) }
}

/// A list of numbered rows that inserts dropped items.
@MainActor
private final class DraggedList: NSObject, UICollectionViewDataSource,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate, DragRows
{
  private let collectionView: UICollectionView
  var view: UIScrollView { collectionView }
  var hasUncommittedUpdates: Bool { collectionView.hasUncommittedUpdates }
  private(set) var count: Int

  init(count: Int) {
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first else {
      return
    }
    collectionView.performBatchUpdates { [self] in
      if let source = item.sourceIndexPath {
        collectionView.moveItem(at: source, to: target)
      } else {
        count += 1
        collectionView.insertItems(at: [target])
      }
    }
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}

/// A table of numbered rows that inserts dropped items.
@MainActor
private final class DraggedTable: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate, DragRows
{
  private let table = UITableView(frame: .zero, style: .plain)
  var view: UIScrollView { table }
  var hasUncommittedUpdates: Bool { table.hasUncommittedUpdates }
  private(set) var count: Int

  init(count: Int) {
    self.count = count
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first else {
      return
    }
    table.performBatchUpdates { [self] in
      if let source = item.sourceIndexPath {
        table.moveRow(at: source, to: target)
      } else {
        count += 1
        table.insertRows(at: [target], with: .automatic)
      }
    }
    coordinator.drop(item.dragItem, toRowAt: target)
  }
}

/// A screen of LegoKit with elements that can be dragged.
@MainActor private final class DraggedLego: LegoContainer {
  /// A numbered element.
  struct Element: Identifiable, Codable, DragValue {
    static let dragTypeIdentifier = "org.example.element"
    var id: Int
  }

  @State var elements: [Element]
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  lazy var legoRenderer = LegoRenderer(lego: lego)
  var lego: Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) { ForEach(elements) { BenchmarkItem(id: $0.id) } }
        .draggable($elements)
        .onDrop(into: $elements)
    }
  }

  init(count: Int) {
    elements = (0..<count).map { Element(id: $0) }
    window.isHidden = false
    legoRenderer.render(in: window)
    legoRenderer.collectionView?.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
  }
}
