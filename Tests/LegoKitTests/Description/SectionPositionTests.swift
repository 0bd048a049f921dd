import LegoKit
import Testing
import UIKit

@MainActor @Suite("Sections without an id") struct SectionPositionTests {
  private func lego(showsFirst: Bool, rounds: Int = 0) -> Lego {
    Lego {
      if showsFirst { Section(RowsLayout()) { Tile(id: 1) } }
      Section(RowsLayout()) { Tile(id: 2) }
      for round in 0..<rounds { Section(RowsLayout()) { Tile(id: 10 + round) } }
      if showsFirst { Section(RowsLayout()) {} } else { Section(RowsLayout()) {} }
    }
  }

  @Test("Each has an identity of its own") func unique() {
    let ids = lego(showsFirst: true, rounds: 3).sections.map(\.id)
    #expect(ids.count == 6)
    #expect(Set(ids).count == 6)
    #expect(!ids.contains(nil))
  }

  @Test("The identity is the same at each evaluation") func stable() {
    #expect(lego(showsFirst: true).sections.map(\.id) == lego(showsFirst: true).sections.map(\.id))
  }

  @Test("It stays the same when a section before it is added or removed")
  func staysBehindCondition() {
    let shown = lego(showsFirst: true).sections
    let hidden = lego(showsFirst: false).sections
    #expect(shown[1].id == hidden[0].id)
    #expect(shown[0].id != hidden[0].id)
  }

  @Test("The branches of an if are different sections") func branches() {
    #expect(lego(showsFirst: true).sections.last?.id != lego(showsFirst: false).sections.last?.id)
  }

  @Test("More iterations keep the identities of the sections after the loop") func loop() {
    let short = lego(showsFirst: false, rounds: 1).sections
    let long = lego(showsFirst: false, rounds: 4).sections
    #expect(short.first?.id == long.first?.id)
    #expect(short.last?.id == long.last?.id)
  }
}
