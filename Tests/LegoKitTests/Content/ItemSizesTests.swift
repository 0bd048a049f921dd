import SeededNumbers
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("ItemSizes") struct ItemSizesTests {
  /// Contents one after the other, with their sizes.
  @MainActor private final class Contents {
    private var indexer = ContentIndexer()
    private var content = IndexedContent()
    private let sizes = ItemSizes()

    /// Continues with another description, and returns whether a size has changed.
    @discardableResult func show(_ tiles: [Tile]) -> Bool {
      let lego = Lego { Section(id: 0, layout: RowsLayout()) { tiles } }
      let update = indexer.index(lego, after: content)
      let isResized = sizes.update(from: content, to: update)
      content = update.content
      return isResized
    }

    /// Returns the heights of all items at a width.
    @discardableResult func heights(atWidth width: CGFloat = 100) -> [CGFloat] {
      let available = CGSize(width: width, height: .greatestFiniteMagnitude)
      let section = content.sections[0]
      return section.items.indices.map {
        sizes.size(of: .init(section: section, index: $0), in: available).height
      }
    }

    /// Returns the heights that all items specify at a width, requested at once; a negative one
    /// stands for none.
    @discardableResult func heightsAtOnce(atWidth width: CGFloat = 100) -> [CGFloat]? {
      let section = content.sections[0]
      return sizes.heights(of: section, isDisplayed: true, widths: .same(width)).map { heights in
        section.items.indices.map { heights[$0] ?? -1 }
      }
    }

    /// Continues with a description of one section.
    func show(@ItemBuilder _ items: () -> ItemList) {
      let lego = Lego { Section(id: 0, layout: RowsLayout(), items: items) }
      let update = indexer.index(lego, after: content)
      _ = sizes.update(from: content, to: update)
      content = update.content
    }

    /// Asks for sizes with a text size.
    func use(_ category: UIContentSizeCategory) {
      sizes.removeAll(
        unlessMeasuredWith: UITraitCollection(preferredContentSizeCategory: category))
    }
  }

  private func measuredIDs(_ work: () -> Void) -> [Int] {
    TileCell.measuredIDs = []
    work()
    return TileCell.measuredIDs
  }

  @Test("A size is kept for its width") func width() {
    let contents = Contents()
    contents.show([Tile(id: 7, height: 30)])
    let ids = measuredIDs {
      #expect(contents.heights() == [30])
      contents.heights()
      contents.heights(atWidth: 90)
    }
    #expect(ids == [7, 7])
  }

  @Test("A changed item is measured again, and its size compared") func update() {
    let contents = Contents()
    contents.show([Tile(id: 7)])
    #expect(!contents.show([Tile(id: 7, height: 30)]))
    contents.heights()
    #expect(!contents.show([Tile(id: 7, height: 30, text: "new")]))
    #expect(contents.show([Tile(id: 7, height: 31)]))
    #expect(contents.heights() == [31])
  }

  @Test("Another text size removes all sizes") func textSize() {
    let contents = Contents()
    contents.show([Tile(id: 7)])
    let ids = measuredIDs {
      for category in [UIContentSizeCategory.large, .large, .accessibilityLarge] {
        contents.use(category)
        contents.heights()
      }
    }
    #expect(ids == [7, 7])
  }

  @Test("Inserted items are measured, and the others keep their sizes") func insertion() {
    let contents = Contents()
    contents.show([Tile(id: 1, height: 10), Tile(id: 2, height: 20)])
    contents.heights()
    let ids = measuredIDs {
      contents.show([
        Tile(id: 3, height: 30), Tile(id: 1, height: 10), Tile(id: 4, height: 40),
        Tile(id: 2, height: 20),
      ])
      #expect(contents.heights() == [30, 10, 40, 20])
    }
    #expect(ids == [3, 4])
  }

  @Test("Moved items keep their sizes") func move() {
    let contents = Contents()
    let tiles = (0..<10).map { Tile(id: $0, height: CGFloat(10 + $0)) }
    contents.show(tiles)
    contents.heights()
    let expected = (0..<10).map { CGFloat(19 - $0) }
    let ids = measuredIDs {
      contents.show(tiles.reversed())
      #expect(contents.heights() == expected)
    }
    #expect(ids == [])
  }

  @Test("Heights that are requested at once are measured once for each item and width")
  func heightsAtOnce() {
    let contents = Contents()
    var tiles = (0..<5).map { Tile(id: $0, height: CGFloat(10 + $0)) }
    contents.show(tiles)
    #expect(measuredIDs { contents.heightsAtOnce() } == [0, 1, 2, 3, 4])
    let again = measuredIDs {
      #expect(contents.heightsAtOnce() == [10, 11, 12, 13, 14])
      #expect(contents.heights() == [10, 11, 12, 13, 14])
    }
    #expect(again == [])
    tiles[3].height = 50
    tiles.insert(Tile(id: 7, height: 70), at: 1)
    // An update measures changed items; the inserted one is measured when it is requested.
    #expect(measuredIDs { contents.show(tiles) } == [3])
    #expect(measuredIDs { contents.heightsAtOnce() } == [7])
    #expect(contents.heightsAtOnce() == [10, 70, 11, 12, 50, 14])
    #expect(measuredIDs { contents.heightsAtOnce(atWidth: 90) } == [0, 7, 1, 2, 3, 4])
  }

  @Test("Items whose cell type does not specify sizes have no height") func cellTypesWithoutSizes()
  {
    let contents = Contents()
    contents.show {
      Note(id: 1)
      Tile(id: 2, height: 30)
      Note(id: 3)
    }
    #expect(contents.heightsAtOnce() == [-1, 30, -1])
    #expect(contents.heights() == [-1, 30, -1])
    contents.show {
      for id in 0..<20 { Note(id: id) }
    }
    #expect(contents.heightsAtOnce() == nil)
  }

  @Test("Heights requested at once after any updates are those that the items state")
  func randomUpdates() {
    for seed in PropertyRuns.seeds(full: 600) {
      var random = SeededGenerator(seed: seed)
      let contents = Contents()
      var (tiles, nextID) = ([Tile](), 0)
      for step in 0..<8 {
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          edit(&tiles, &nextID, &random)
        }
        contents.show {
          tiles
          if seed.isMultiple(of: 3) { Note(id: -1) }
        }
        guard Int.random(in: 0...3, using: &random) > 0, !tiles.isEmpty else { continue }
        let width: CGFloat = Int.random(in: 0...3, using: &random) == 0 ? 90 : 100
        let note: [CGFloat] = seed.isMultiple(of: 3) ? [-1] : []
        #expect(
          contents.heightsAtOnce(atWidth: width) == tiles.map(\.height) + note,
          "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Heights are right after all items have changed several times between two requests")
  func manyChanges() {
    let contents = Contents()
    var tiles = (0..<200).map { Tile(id: $0, height: 10) }
    contents.show(tiles)
    contents.heightsAtOnce()
    for height in 20...22 {
      for index in tiles.indices { tiles[index].height = CGFloat(height + index) }
      contents.show(tiles)
    }
    let expected = (0..<200).map { CGFloat(22 + $0) }
    #expect(contents.heightsAtOnce() == expected)
  }

  /// Inserts, removes, moves or resizes an item.
  private func edit(_ tiles: inout [Tile], _ nextID: inout Int, _ random: inout SeededGenerator) {
    let height = CGFloat(Int.random(in: 1...5, using: &random))
    let index = Int.random(in: 0...tiles.count, using: &random)
    switch Int.random(in: 0...(tiles.isEmpty ? 0 : 3), using: &random) {
    case 0:
      tiles.insert(Tile(id: nextID, height: height), at: index)
      nextID += 1
    case 1: tiles.remove(at: index % tiles.count)
    case 2: tiles.insert(tiles.remove(at: index % tiles.count), at: index / 2)
    default: tiles[index % tiles.count].height = height
    }
  }

  @Test("An item that was removed and comes back is measured again") func removal() {
    let contents = Contents()
    contents.show([Tile(id: 7, height: 30)])
    contents.heights()
    let ids = measuredIDs {
      contents.show([])
      contents.show([Tile(id: 7, height: 30)])
      contents.heights()
    }
    #expect(ids == [7])
  }
}
