import SeededNumbers
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Repeated ids") struct DuplicateCollectorTests {
  @Test("Items with one id are reported with their type, the id and all index paths") func items() {
    var indexer = ContentIndexer()
    let indexed = indexer.index(
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Tile(id: 7)
          Tile(id: 8)
          Note(id: 7)
        }
        Section(id: 1, layout: RowsLayout()) {
          Tile(id: 7)
          Tile(id: 7)
        }
      }, after: IndexedContent())
    #expect(
      indexed.mistakes.map(\.description) == [
        """
        3 items of type LegoKitTests.Tile share the id 7: item 0 of section 0, item 0 of section 1, \
        item 1 of section 1. All of them are displayed, the later ones identified by number. Give \
        each an id of its own, or updates may move the wrong one.
        """
      ])
    #expect(indexed.content.sections.map(\.items.count) == [3, 2])
    #expect(Set(indexed.content.sections.flatMap(\.items)).count == 5)
  }

  @Test("Sections with one id are reported, and all of them are kept") func sections() {
    var indexer = ContentIndexer()
    let indexed = indexer.index(
      Lego { for number in 0..<3 { Section(id: "a", layout: RowsLayout()) { Tile(id: number) } } },
      after: IndexedContent())
    #expect(
      indexed.mistakes.map(\.description) == [
        """
        3 sections share the id a: section 0, section 1, section 2. All of them are displayed, \
        the later ones identified by number. Give each an id of its own, or updates may move the \
        wrong one.
        """
      ])
    #expect(Set(indexed.content.sections.map(\.token)).count == 3)
  }

  @Test("A message lists the first five of many index paths") func manyDuplicates() {
    var indexer = ContentIndexer()
    let lego = Lego {
      Section(id: 0, layout: RowsLayout()) { for _ in 0..<20_000 { Tile(id: 7) } }
    }
    let mistakes = indexer.index(lego, after: IndexedContent()).mistakes
    #expect((mistakes.first as? DuplicateIdentifier)?.places.count == 20_000)
    #expect(
      mistakes.first?.description == """
        20000 items of type LegoKitTests.Tile share the id 7: item 0 of section 0, item 1 of \
        section 0, item 2 of section 0, item 3 of section 0, item 4 of section 0 and 19995 more. \
        All of them are displayed, the later ones identified by number. Give each an id of its \
        own, or updates may move the wrong one.
        """)
  }

  @Test("Items of two types may share an id") func types() {
    var indexer = ContentIndexer()
    let lego = Lego {
      Section(id: 0, layout: RowsLayout()) {
        Tile(id: 1)
        Note(id: 1)
      }
    }
    #expect(indexer.index(lego, after: IndexedContent()).mistakes.isEmpty)
  }

  @Test("Tokens are unique, and stay with their identity from one description to the next")
  func randomDescriptions() {
    for seed in 0..<PropertyRuns.count(full: 500) {
      var random = SeededGenerator(seed: UInt64(seed))
      var indexer = ContentIndexer()
      var before = IndexedContent()
      for _ in 0..<6 {
        let lego = randomLego(&random)
        let content = indexer.index(lego, after: before).content
        let tokens = content.sections.flatMap(\.items)
        #expect(Set(tokens).count == lego.itemCount, "seed \(seed)")
        #expect(keptTokens(before, content), "seed \(seed)")
        before = content
      }
    }
  }

  // Returns whether the first item of each id keeps its token, regardless of its position.
  private func keptTokens(_ before: IndexedContent, _ after: IndexedContent) -> Bool {
    let old = firstTokens(before)
    return firstTokens(after).allSatisfy { id, token in old[id] == nil || old[id] == token }
  }

  private func firstTokens(_ content: IndexedContent) -> [AnyID: ItemToken] {
    let pairs = content.sections.flatMap { zip($0.section.items.map(\.id), $0.items) }
    return Dictionary(pairs) { first, _ in first }
  }

  private func randomLego(_ random: inout SeededGenerator) -> Lego {
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let ids = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...15, using: &random)
      }
      return Section(id: Int.random(in: 0...3, using: &random), layout: RowsLayout()) {
        for id in ids { Tile(id: id) }
      }
    }
    return Lego(sections: sections)
  }
}
