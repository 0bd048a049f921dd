import SeededNumbers
import Testing
import UIKit

/// Tests batch updates with a flow layout.
@MainActor struct FlowUpdateTests {
  @Test("After random updates every cell has the same frame as on a new screen") func random() {
    for seed in PropertyRuns.seeds(full: 60) {
      var random = SeededGenerator(seed: seed)
      let screen = NamedScreen([0, 1, 2, 3, 4, 5, 6, 7])
      screen.shown()
      for step in 0..<8 {
        screen.change(using: &random)
        let fresh = NamedScreen(screen.names)
        fresh.shown()
        #expect(screen.frames() == fresh.frames(), "seed \(seed), step \(step)")
        #expect(screen.shownFrames == fresh.shownFrames, "seed \(seed), step \(step)")
        #expect(screen.view.contentSize == fresh.view.contentSize, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Deleting a section deletes its header") func sections() {
    let screen = FlowScreen([2, 2])
    screen.layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let kind = UICollectionView.elementKindSectionHeader
    let header = screen.shown().view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 1))
    screen.counts = [2]
    screen.view.performBatchUpdates { screen.view.deleteSections([0]) }
    #expect(header?.frame == CGRect(0, 0, 320, 40))
    #expect(screen.view.visibleSupplementaryViews(ofKind: kind).count == 1)
    #expect(screen.view.contentSize.height == 90)
  }
}

/// Named items, each with its own size.
private final class NamedScreen: FlowScreen, UICollectionViewDelegateFlowLayout {
  private(set) var names: [Int]

  init(_ names: [Int]) {
    self.names = names
    super.init([names.count])
    view.delegate = self
  }

  /// The frames of the visible cells, in order of their items.
  var shownFrames: [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  /// Deletes an item, if any, and inserts two.
  func change(using random: inout SeededGenerator) {
    let before = names
    let deleted = before.isEmpty ? nil : Int.random(in: 0..<before.count, using: &random)
    if let deleted { names.remove(at: deleted) }
    let inserted = (0..<2).map { _ in Int.random(in: 100...10_000, using: &random) }
    for name in inserted where !names.contains(name) {
      names.insert(name, at: Int.random(in: 0...names.count, using: &random))
    }
    counts = [names.count]
    view.performBatchUpdates {
      if let deleted { self.view.deleteItems(at: [IndexPath(item: deleted, section: 0)]) }
      let new = self.names.indices.filter { !before.contains(self.names[$0]) }
      self.view.insertItems(at: new.map { IndexPath(item: $0, section: 0) })
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let name = names[indexPath.item]
    return CGSize(width: 20 + name % 7 * 30, height: 20 + name % 5 * 10)
  }
}
