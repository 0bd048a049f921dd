import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("One update of a screen is one batch") struct SingleUpdateTests {
  private let log = PassLog()

  private func list(_ tiles: [Tile], height: CGFloat = 30, header: Tile? = nil) -> Lego {
    Lego {
      Section(id: 0, layout: CountingLayout(height: height, log: log), header: header) { tiles }
    }
  }

  private func tiles(_ ids: [Int], text: String = "") -> [Tile] {
    ids.map { Tile(id: $0, height: 30, text: text) }
  }

  /// Returns a displayed list with an empty log.
  private func shown(_ lego: Lego) -> DisplayedLego {
    let renderer = LegoRenderer(lego: lego)
    let shown = DisplayedLego(renderer)
    shown.collectionView.delegate = log
    log.reset()
    return shown
  }

  @Test("Insertions, changed items and another layout are one batch and one description")
  func everything() {
    let shown = shown(list(tiles([1, 2, 3])))
    shown.apply(list(tiles([3, 4, 1], text: "new"), height: 50))
    #expect(log.batches == 1)
    #expect(log.descriptions == 1)
    #expect(shown.ids == [3, 4, 1])
    #expect(
      areClose(
        shown.frames, (0..<3).map { CGRect(x: 0, y: 50 * CGFloat($0), width: 375, height: 50) }))
    #expect(shown.tiles(0).map(\.text) == ["", "new"])
    // Its cell may be the reused one of the deleted item.
    #expect(shown.tiles(1).last?.text == "new")
  }

  @Test("A changed layout alone is one batch and one description", arguments: [true, false])
  func layout(animated: Bool) async {
    let shown = shown(list(tiles([1, 2])))
    var outcomes: [UpdateOutcome] = []
    shown.renderer.apply(list(tiles([1, 2]), height: 50), animatingDifferences: animated) {
      outcomes.append($0)
    }
    shown.view.layoutIfNeeded()
    #expect(log.batches == 1)
    #expect(log.descriptions == 1)
    #expect(shown.frames.map(\.height) == [50, 50])
    await turns(until: { !outcomes.isEmpty })
    #expect(outcomes == [.applied])
    #expect(shown.tiles(0).count == 1)
  }

  @Test("A changed item in another layout is updated in a batch that no other contains")
  func changedItemAndLayout() {
    let shown = shown(list(tiles([1, 2])))
    shown.apply(list(tiles([1, 2], text: "new"), height: 50))
    // The layout's and the data source's; a batch in another one is not counted.
    #expect(log.batches == 2)
    #expect(log.descriptions == 1)
    #expect(shown.frames.map(\.height) == [50, 50])
    #expect((0..<2).map { shown.tiles($0).last?.text } == ["new", "new"])
  }

  @Test("A changed item alone is one batch, in which its cell is updated once")
  func changedItem() {
    let shown = shown(list(tiles([1, 2])))
    shown.apply(list([Tile(id: 1, height: 30), Tile(id: 2, height: 30, text: "new")]))
    #expect(log.batches == 1)
    #expect(shown.tiles(0).count == 1)
    #expect(shown.tiles(1).map(\.text) == ["", "new"])
  }

  @Test("Items that move and change in another layout keep their cells")
  func keptCells() {
    let shown = shown(list(tiles([1, 2, 3])))
    let before = cells(of: shown)
    shown.apply(list(tiles([3, 1, 2], text: "new"), height: 40))
    let after = cells(of: shown)
    #expect(after[0] === before[2])
    #expect(after[1] === before[0])
    #expect(after[2] === before[1])
    #expect((0..<3).map { shown.tiles($0).map(\.text) } == Array(repeating: ["", "new"], count: 3))
    #expect(log.batches == 1)
  }

  private func cells(of shown: DisplayedLego) -> [UICollectionViewCell?] {
    (0..<3).map { shown.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
  }

  @Test("A header that changes and grows is updated in the batch of the items")
  func header() throws {
    let shown = shown(list(tiles([1, 2]), header: Tile(id: 9, height: 20)))
    shown.apply(list(tiles([2, 1, 3]), header: Tile(id: 9, height: 60, text: "new")))
    #expect(log.batches == 1)
    #expect(log.descriptions == 1)
    #expect(shown.frames.map(\.minY) == [60, 90, 120])
    let view = shown.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(try #require(view as? TileCell).tiles.map(\.text) == ["", "new"])
  }

  @Test("A header of another type and inserted, moved and changed items are displayed together")
  func replacedHeader() {
    let shown = shown(
      Lego {
        Section(id: 0, layout: RowsLayout(), header: Tile(id: 9, height: 20)) { tiles([1, 2]) }
        Section(id: 1, layout: RowsLayout()) { tiles([5]) }
      })
    shown.apply(
      Lego {
        Section(id: 1, layout: RowsLayout()) { tiles([5, 6], text: "new") }
        Section(id: 0, layout: RowsLayout(), header: Note(id: 9)) { tiles([2, 1, 3]) }
      })
    #expect(shown.ids == [5, 6, 2, 1, 3])
    #expect(shown.tiles(0).last?.text == "new")
    let header = shown.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header is NoteCell)
  }

  @Test("An animated update in a window ends once, with all of its changes displayed")
  func completion() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let shown = shown(list(tiles([1, 2, 3])))
    window.isHidden = false
    window.addSubview(shown.view)
    window.layoutIfNeeded()
    log.reset()
    var outcomes: [UpdateOutcome] = []
    shown.renderer.apply(list(tiles([3, 4], text: "new"), height: 50)) { outcomes.append($0) }
    window.layoutIfNeeded()
    #expect(log.batches == 1)
    #expect(log.descriptions == 1)
    #expect(shown.ids == [3, 4])
    let outcome = await shown.renderer.applyAndWait(list(tiles([4])))
    #expect(outcome == .applied)
    #expect(outcomes == [.applied])
  }
}

/// The number of batches of a collection view, and of the descriptions of its section.
@MainActor private final class PassLog: NSObject, UICollectionViewDelegate {
  private(set) var batches = 0
  private(set) var descriptions = 0

  func reset() {
    (batches, descriptions) = (0, 0)
  }

  func addDescription() {
    descriptions += 1
  }

  // UIKit calls this method once per batch.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    batches += 1
    return proposedContentOffset
  }
}

/// A list of rows of one height that counts how often it is described.
private struct CountingLayout: SectionLayout, Equatable {
  let height: CGFloat
  let log: PassLog

  func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    log.addDescription()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  static func == (one: CountingLayout, other: CountingLayout) -> Bool {
    one.height == other.height
  }
}
