import BenchmarkHarness
import LegoKit
import UIKit

extension Benchmark {
  /// Drags of one item over very many rows.
  static let dragging = Benchmark(
    "dragging",
    about: """
      An item is dragged over 10,000 rows: one step of the finger from row to row, which moves the \
      rows aside, and one frame of scrolling at the edge.
      """
  ) { run in
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    record(DraggedRows(hasOwnItem: true), "of the same view", in: run)
    record(DraggedRows(hasOwnItem: false), "of another view", in: run)
    recordLego(in: run)
  }

  @MainActor private static func record(
    _ rows: DraggedRows, _ name: String, in run: BenchmarkRun
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
    run.record("a step over the rows, item \(name)", steps: steps, target: .microseconds(4_000))
    run.expect(rows.left.view.hasUncommittedUpdates, "no space for the item")
    finger.move(to: CGPoint(x: x, y: 840))
    let frames = (0..<60).map { _ in
      clock.measure { FrameClock.shared.advance(by: 1 / 60) }.nanoseconds
    }
    run.record(
      "a frame of scrolling at the edge, item \(name)", steps: frames, target: .microseconds(8_000))
    // 46 of the 50 points of the zone at the edge: 46/50 of 600 points per second, for one second, less
    // the first frame.
    let offset = rows.left.view.contentOffset.y
    run.expect(abs(offset - 552) < 12, "the offset after scrolling is \(offset), not 552")
    let time = clock.measure {
      finger.lift()
      rows.window.layoutIfNeeded()
    }
    run.record("the drop, item \(name)", steps: [time.nanoseconds])
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

/// Two lists side by side: 10,000 rows, and a row that can be dragged into them.
@MainActor private final class DraggedRows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 844))
  let left = DraggedList(count: 10_000)
  let right = DraggedList(count: 1)
  let hasOwnItem: Bool

  init(hasOwnItem: Bool) {
    self.hasOwnItem = hasOwnItem
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
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  let view: UICollectionView
  private(set) var count: Int

  init(count: Int) {
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
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
    view.performBatchUpdates { [self] in
      if let source = item.sourceIndexPath {
        view.moveItem(at: source, to: target)
      } else {
        count += 1
        view.insertItems(at: [target])
      }
    }
    coordinator.drop(item.dragItem, toItemAt: target)
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
      Section(id: 0, layout: ListLayout()) { ForEach(elements) { BenchmarkItem(id: $0.id) } }
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
