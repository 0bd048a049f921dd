import SeededNumbers
import Testing
import UIKit

// Scrolled to 100, the screen shows what starts at 2: numbers 0 to 6 are 30, 40, 50, 60, 30, 40 and
// 50 long and start at 0, 30, 70, 120, 180, 210 and 250.

/// Tests the second sentence of compositional-layout.md, 4.5.
@Suite("Visible items stay in place when data changes above them") @MainActor
struct UpdateAnchorTests {
  private let places: [Int: CGFloat] = [2: -30, 3: 20, 4: 80, 5: 110, 6: 150]

  private func screen() -> AnchorScreen {
    let screen = AnchorScreen(Array(0..<40))
    screen.scroll(to: 100)
    #expect(screen.places == places)
    return screen
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("Insertions above move the offset by their estimates")
  func insertion() {
    let screen = screen()
    screen.update(to: [100, 101, 102] + Array(0..<40), inserting: [0, 1, 2])
    #expect(screen.places == places)
    #expect(screen.offset == CGFloat(100 + 3 * 44))
  }

  @Test("Deletions above move the offset by the measured heights")
  func deletion() {
    let screen = screen()
    screen.update(to: Array(2..<40), deleting: [0, 1])
    #expect(screen.places == places)
    #expect(screen.offset == CGFloat(100 - 30 - 40))
  }

  @Test("If the topmost cell is deleted, the next one stays in place")
  func visibleDeletion() {
    let screen = screen()
    screen.update(to: [0, 1] + Array(3..<40), deleting: [2])
    // 1 is 40 long and ends where 3 starts.
    #expect(screen.places == [1: -20, 3: 20, 4: 80, 5: 110, 6: 150])
    #expect(screen.offset == CGFloat(100 - 50))
  }

  @Test("Insertions between visible cells move the cells below")
  func visibleInsertion() {
    let screen = screen()
    screen.update(to: [0, 1, 2, 100] + Array(3..<40), inserting: [3])
    #expect(screen.places == [2: -30, 100: 20, 3: 50, 4: 110, 5: 140, 6: 180])
    #expect(screen.offset == 100)
  }

  @Test("Changes below the screen move nothing")
  func below() {
    let screen = screen()
    screen.update(to: Array(0..<20) + [100] + Array(21..<40), deleting: [20], inserting: [20])
    #expect(screen.places == places && screen.offset == 100)
  }

  @Test("A reloaded row above is estimated again, and the offset moves by the difference")
  func reloadAbove() {
    let screen = screen()
    screen.view.reloadItems(at: [path(0)])
    screen.view.layoutIfNeeded()
    #expect(screen.places == places)
    #expect(screen.offset == CGFloat(100 + 44 - 30))
  }

  @Test("A reloaded topmost cell is measured again, and the cells below stay in place")
  func reloadedTop() {
    let screen = screen()
    screen.view.reloadItems(at: [path(2)])
    screen.view.layoutIfNeeded()
    #expect(screen.places == places && screen.offset == 100)
  }

  @Test("A row that moves from below to above is treated as inserted")
  func moveAbove() {
    let screen = screen()
    screen.numbers.insert(screen.numbers.remove(at: 20), at: 0)
    screen.view.moveItem(at: path(20), to: path(0))
    screen.view.layoutIfNeeded()
    #expect(screen.places == places)
    #expect(screen.offset == CGFloat(100 + 44))
  }

  @Test("The screen does not follow the topmost cell when that is moved away")
  func movedTop() {
    let screen = screen()
    screen.numbers.append(screen.numbers.remove(at: 2))
    screen.view.moveItem(at: path(2), to: path(39))
    screen.view.layoutIfNeeded()
    #expect(screen.places == [1: -20, 3: 20, 4: 80, 5: 110, 6: 150])
  }

  @Test("Applying a snapshot keeps visible items in place", arguments: [true, false])
  func snapshot(animated: Bool) {
    let screen = AnchorScreen([])
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.view) {
      view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? LongCell)?.number = number
      return cell
    }
    func apply(_ numbers: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      source.apply(snapshot, animatingDifferences: animated)
      screen.view.layoutIfNeeded()
    }
    apply(Array(0..<40))
    screen.scroll(to: 100)
    #expect(screen.places == places)
    apply([100, 101, 102] + Array(1..<40))
    #expect(screen.places == places)
    #expect(screen.offset == CGFloat(100 + 3 * 44 - 30))
  }

  @Test("Sections inserted and deleted above move the offset by their length")
  func sections() {
    let screen = LayoutScreen(
      UICollectionViewCompositionalLayout(section: .rows(estimated: 44)), counts: [5, 40])
    screen.scroll(to: 300)
    screen.counts.insert(3, at: 0)
    screen.view.insertSections([0])
    #expect(screen.view.contentOffset.y == CGFloat(300 + 3 * 44))
    screen.counts.remove(at: 1)
    screen.view.deleteSections([1])
    #expect(screen.view.contentOffset.y == CGFloat(300 + 3 * 44 - 5 * 44))
  }

  @Test("Any insertions and deletions above the screen move nothing on it", arguments: 0..<20)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screen = AnchorScreen(Array(0..<60))
    for offset in stride(from: 100, through: 700, by: 100) { screen.scroll(to: CGFloat(offset)) }
    for step in 0..<10 {
      let (before, offset) = (screen.places, screen.offset)
      let first = screen.view.indexPathsForVisibleItems.map(\.item).min() ?? 0
      let deleted = (0..<first).filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
      let kept = screen.numbers.indices.filter { !deleted.contains($0) }
      var numbers = kept.map { screen.numbers[$0] }
      let count = Int.random(in: 1...4, using: &generator)
      let place = Int.random(in: 0...(first - deleted.count), using: &generator)
      numbers.insert(contentsOf: (0..<count).map { 1_000 * (step + 1) + $0 }, at: place)
      screen.update(to: numbers, deleting: deleted, inserting: Array(place..<(place + count)))
      #expect(screen.places == before, "seed \(seed), step \(step), from \(offset)")
    }
  }
}
