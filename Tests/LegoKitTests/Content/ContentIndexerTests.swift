import SeededNumbers
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("ContentIndexer") struct ContentIndexerTests {
  /// A random screen: the items of each section, by section id.
  private typealias Model = [(id: Int, items: [Tile])]

  @Test("Random updates have the tokens, changes and snapshots of a comparison item by item")
  func randomUpdates() {
    for seed in 0..<PropertyRuns.count(full: 3_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var indexer = ContentIndexer()
      var displayed = IndexedContent()
      var model: Model = []
      for _ in 0..<6 {
        model = changed(model, &random)
        let update = indexer.index(lego(model, &random), after: displayed)
        check(update, after: displayed, model, "seed \(seed)")
        displayed = update.content
      }
    }
  }

  @Test("A few items that are left of many keep their tokens when they change places")
  func fewOfMany() {
    for seed in 0..<PropertyRuns.count(full: 300) {
      var random = SeededGenerator(seed: UInt64(seed))
      var indexer = ContentIndexer()
      var displayed = IndexedContent()
      let all = (0..<400).map { Tile(id: $0) }
      let few = all.shuffled(using: &random).prefix(Int.random(in: 2...6, using: &random))
      var mixed = Array(few.dropLast()) + [Tile(id: 1_000)]
      mixed.shuffle(using: &random)
      mixed[0].text += "."
      for items in [all, few.sorted { $0.id < $1.id }, few.reversed(), mixed] {
        let model: Model = [(id: 0, items: items)]
        let update = indexer.index(lego(model, &random), after: displayed)
        check(update, after: displayed, model, "seed \(seed)")
        displayed = update.content
      }
    }
  }

  private func check(
    _ update: ContentUpdate, after displayed: IndexedContent, _ model: Model, _ name: String
  ) {
    let (old, new) = (tokens(displayed), tokens(update.content))
    #expect(update.mistakes.isEmpty, "\(name)")
    // Ids that aren't repeated need no comparison item by item, which keeps no sizes.
    #expect(update.difference.keepsSizes, "\(name)")
    #expect(
      update.content.sections.map { $0.section.items.map(\.id.base) }
        == model.map { $0.items.map { AnyHashable($0.id) } }, "\(name)")
    #expect(Set(new.values).count == new.count, "\(name)")
    // An identity keeps its token; other tokens were not used before.
    for (id, token) in new {
      #expect(old[id] == token || old[id] == nil && !old.values.contains(token), "\(name) \(id)")
    }
    // Exactly the items that stay and differ have changed.
    let before = tiles(displayed)
    let expected = tiles(update.content)
      .filter { id, tile in before[id].map { $0 != tile } ?? false }.map(\.key)
    let changed = update.difference.changedItems.map {
      update.content.sections[$0.section].section.items[$0.item].id
    }
    #expect(changed.count == expected.count && Set(changed) == Set(expected), "\(name)")
    let change = CollectionChange(
      displayed: displayed, content: update.content, difference: update.difference,
      invalidatesLayout: false)
    // Apple's snapshots are not equatable.
    let (edited, snapshot) = (
      SnapshotEdits(change).edited(displayed.snapshot), update.content.snapshot
    )
    #expect(edited.sectionIdentifiers == snapshot.sectionIdentifiers, "\(name)")
    #expect(items(edited) == items(snapshot), "\(name)")
  }

  private func items(_ snapshot: TokenSnapshot) -> [[ItemToken]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  private func tokens(_ content: IndexedContent) -> [AnyID: ItemToken] {
    let pairs = content.sections.flatMap { zip($0.section.items.map(\.id), $0.items) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func tiles(_ content: IndexedContent) -> [AnyID: Tile] {
    let items = content.sections.flatMap(\.section.items)
    return Dictionary(
      uniqueKeysWithValues: items.compactMap { item in
        (item.base as? Tile).map { (item.id, $0) }
      })
  }
}

// MARK: Random screens

extension ContentIndexerTests {
  private func lego(_ model: Model, _ random: inout SeededGenerator) -> Lego {
    let spelling = Int.random(in: 0..<4, using: &random)
    return Lego(
      sections: model.map { section in
        Section(id: section.id, layout: RowsLayout()) {
          switch spelling {
          case 0: section.items
          case 1: for tile in section.items { tile }
          default:
            section.items.prefix(spelling)
            section.items.dropFirst(spelling)
          }
        }
      })
  }

  private func changed(_ model: Model, _ random: inout SeededGenerator) -> Model {
    var model = model
    for _ in 0..<Int.random(in: 0...3, using: &random) { change(&model, &random) }
    return model
  }

  private func change(_ model: inout Model, _ random: inout SeededGenerator) {
    let section = model.indices.randomElement(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: insertSection(into: &model, &random)
    case 1: if let section { model.remove(at: section) }
    case 2: model.shuffle(using: &random)
    case 3: if let section { model[section].items.shuffle(using: &random) }
    case 4:
      guard let section, let item = model[section].items.indices.randomElement(using: &random)
      else { return }
      model[section].items[item].text += "."
    case 5:
      guard let section, let item = model[section].items.indices.randomElement(using: &random),
        let target = model.indices.randomElement(using: &random)
      else { return }
      var tile = model[section].items.remove(at: item)
      tile.height += CGFloat(Int.random(in: 0...1, using: &random))
      model[target].items.insert(tile, at: 0)
    case 6:
      guard let section else { return }
      let ids = (0..<Int.random(in: 1...4, using: &random)).map { _ in freeID(model, &random) }
      let place = Int.random(in: 0...model[section].items.count, using: &random)
      model[section].items.insert(contentsOf: Set(ids).sorted().map { Tile(id: $0) }, at: place)
    default:
      guard let section, !model[section].items.isEmpty else { return }
      let items = model[section].items
      let start = Int.random(in: 0..<items.count, using: &random)
      model[section].items.removeSubrange(start..<min(items.count, start + 3))
    }
  }

  private func insertSection(into model: inout Model, _ random: inout SeededGenerator) {
    let id = (0...10).first { number in !model.contains { $0.id == number } } ?? 11
    let start = freeID(model, &random)
    let place = Int.random(in: 0...model.count, using: &random)
    let count = Int.random(in: 0...20, using: &random)
    model.insert((id, (start..<start + count).map { Tile(id: $0) }), at: place)
  }

  // Above all ids, so that ranges from it on are free as well.
  private func freeID(_ model: Model, _ random: inout SeededGenerator) -> Int {
    let highest = model.flatMap(\.items).map(\.id).max() ?? 0
    return highest + Int.random(in: 1...5, using: &random)
  }
}

// MARK: Chunks

extension ContentIndexerTests {
  @Test("An array of items is described without a look at its items") func storage() {
    let tiles = (0..<1_000).map { Tile(id: $0) }
    let first = Lego { Section(id: 0, layout: RowsLayout()) { tiles } }
    let second = Lego { Section(id: 0, layout: RowsLayout()) { tiles } }
    let chunks = [first, second].map { $0.sections[0].items.chunks }
    #expect(chunks.map(\.count) == [1, 1])
    #expect(chunks[1][0].hasSameStorage(as: chunks[0][0]))
  }

  @Test("The items of a loop become one array") func loop() {
    let lego = Lego {
      Section(id: 0, layout: RowsLayout()) {
        for id in 0..<100 { Tile(id: id) }
        Note(id: 1)
      }
    }
    #expect(lego.sections[0].items.chunks.map(\.count) == [100, 1])
  }

  @Test("A ForEach makes only the items that are requested") func forEach() {
    var made: [Int] = []
    func item(_ id: Int) -> Tile {
      made.append(id)
      return Tile(id: id)
    }
    let lego = Lego {
      Section(id: 0, layout: RowsLayout()) { ForEach(0..<1_000, id: \.self) { item($0) } }
    }
    var indexer = ContentIndexer()
    _ = indexer.index(lego, after: IndexedContent())
    #expect(made == [])
    #expect((lego.sections[0].items[7].base as? Tile)?.id == 7)
    #expect(made == [7])
  }

  @Test("Elements are compared from both ends, and runs with the same bits are skipped")
  func comparison() {
    struct Element: Equatable {
      var id: Int
      var text: String
    }
    var old = (0..<300).map { Element(id: $0, text: "a") }
    var compared = 0
    var new = old
    new[10].text = "b"
    new.insert(Element(id: 1_000, text: "a"), at: 200)
    new[290].text = "c"
    old[20].text = "a"
    let result = ElementComparison(
      old: old, new: new, hasSameIdentity: { $0.id == $1.id },
      hasEqualContent: { one, other in
        compared += 1
        return old[one] == new[other]
      }, comparesBits: true
    )
    .result()
    #expect(result == ChunkComparison(prefix: 200, suffix: 100, changed: [10, 290]))
    #expect(compared == 2)
  }
}
