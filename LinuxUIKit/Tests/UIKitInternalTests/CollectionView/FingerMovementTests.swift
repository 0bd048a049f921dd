import Testing

@testable import UIKit

/// Twenty rows of 50 points in a view of 200; the data source can move all but the first.
private final class RowsScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let view: UICollectionView
  let finger: Finger
  var rows = Array(0..<20)
  var log: [String] = []

  init(fingers: Int = 1) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    finger = Finger(on: window, count: fingers)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Holds a touch at a height until the row is lifted.
  func lift(at y: CGFloat) {
    finger.press(at: CGPoint(x: 100, y: y))
    FrameClock.shared.advance(by: 0.6)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    path.item != 0
  }

  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) { rows.insert(rows.remove(at: source.item), at: target.item) }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log.append("deselect \(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    log.append("may begin \(path.item)")
    return true
  }

  func collectionView(
    _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {
    log.append("begin \(path.item)")
    view.isEditing = true
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
    log.append("end")
  }
}

/// Interactive movement of rows (uikit.md, 6.13).
@MainActor struct FingerMovementTests {
  private let screen = RowsScreen()

  init() {
    screen.view.allowsMovementByFinger = true
  }

  @Test("A press of half a second lifts an item, and the finger takes it to another place")
  func moving() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.lift(at: 75)
    #expect(screen.view.hasUncommittedUpdates)
    screen.finger.move(to: CGPoint(x: 100, y: 140))
    screen.finger.lift()

    // The center of the row is at 140, where row 2 was.
    #expect(screen.rows.prefix(4) == [0, 2, 1, 3])
    #expect(!screen.view.hasUncommittedUpdates)
    #expect(screen.takeLog() == [])
  }

  @Test("An item that can't be moved is tapped instead, and so is one without the gesture")
  func notMovable() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.lift(at: 25)
    screen.finger.lift()
    #expect(screen.takeLog() == ["select 0"])

    screen.view.allowsMovementByFinger = false
    screen.lift(at: 75)
    screen.finger.lift()
    #expect(screen.takeLog().last == "select 1")
  }

  @Test("A touch that the system takes away puts the item back")
  func canceling() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.lift(at: 75)
    screen.finger.move(to: CGPoint(x: 100, y: 140))
    screen.finger.cancel()

    #expect(screen.rows.prefix(4) == [0, 1, 2, 3])
    #expect(!screen.view.hasUncommittedUpdates)
  }

  @Test("Near an edge the content scrolls on under the item, to its end")
  func edges() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.lift(at: 75)
    screen.finger.move(to: CGPoint(x: 100, y: 200))
    FrameClock.shared.advance(by: 0.5)

    // Near the edge, the view scrolls by 600 points per second.
    #expect(abs(screen.view.contentOffset.y - 300) < 11)
    FrameClock.shared.advance(by: 3)
    // Twenty rows are 1,000 points high.
    #expect(screen.view.contentOffset.y == 800)
    screen.finger.move(to: CGPoint(x: 100, y: 190))
    screen.finger.lift()
    #expect(screen.rows.last == 1)
    FrameClock.shared.advance(by: 1)
    #expect(screen.view.contentOffset.y == 800)
  }
}

/// Multiple selection by a two-finger pan (uikit.md, 6.6).
@MainActor struct TwoFingerSelectionTests {
  private let screen = RowsScreen(fingers: 2)

  init() {
    screen.view.allowsMultipleSelectionDuringEditing = true
  }

  private func drag(from start: CGFloat, to ends: CGFloat...) {
    screen.finger.press(at: CGPoint(x: 100, y: start))
    for end in ends { screen.finger.move(to: CGPoint(x: 100, y: end)) }
  }

  @Test("A pan of two fingers begins, turns editing on, and selects what it passes")
  func selecting() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    drag(from: 60, to: 75, 140)

    #expect(
      screen.takeLog() == ["may begin 1", "begin 1", "select 1", "select 2"])
    screen.finger.move(to: CGPoint(x: 100, y: 75))
    #expect(screen.takeLog() == ["deselect 2"])
    screen.finger.lift()
    #expect(screen.takeLog() == ["end"])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("Begun on a selected item, it takes the selection off what it passes")
  func deselecting() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.view.isEditing = true
    for item in [1, 2, 3] {
      screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }

    drag(from: 60, to: 75, 140)
    screen.finger.lift()

    #expect(screen.takeLog() == ["may begin 1", "begin 1", "deselect 1", "deselect 2", "end"])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test("Where only one item can be selected nobody is asked")
  func single() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.view.allowsMultipleSelectionDuringEditing = false

    drag(from: 60, to: 75, 140)
    screen.finger.lift()

    #expect(screen.takeLog() == [])
  }

  @Test("At an edge the content scrolls on and more is selected")
  func edges() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    drag(from: 60, to: 75, 199)
    FrameClock.shared.advance(by: 3)
    screen.finger.lift()

    // Twenty rows are 1,000 points high; the view is 200 points high.
    #expect(screen.view.contentOffset.y == 800)
    #expect(screen.view.indexPathsForSelectedItems == (1...19).map { [0, $0] })
  }
}

struct SelectionDragTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("What a drag comes back from is again as it was")
  func comingBack() {
    var drag = SelectionDrag(at: path(5), selection: [path(2)])
    drag.move(to: path(1))
    #expect((0..<7).filter { drag.selects(path($0)) } == [1, 2, 3, 4, 5])
    drag.move(to: path(4))
    #expect((0..<7).filter { drag.selects(path($0)) } == [2, 4, 5])
    drag.move(to: path(6))
    #expect((0..<7).filter { drag.selects(path($0)) } == [2, 5, 6])
  }

  @Test("Items between two places are counted through whole sections")
  func sections() {
    let counts = SectionCounts(items: [3, 0, 2, 4])

    #expect(
      counts.items(in: [0, 1]...[3, 0])
        == [[0, 1], [0, 2], [2, 0], [2, 1], [3, 0]])
    #expect(counts.items(in: [2, 1]...[2, 1]) == [[2, 1]])
  }
}
