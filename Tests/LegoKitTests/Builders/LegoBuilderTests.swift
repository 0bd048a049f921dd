import LegoKit
import Testing
import UIKit

@MainActor @Suite("LegoBuilder") struct LegoBuilderTests {
  private func ids(@LegoBuilder _ sections: () -> PlacedSections) -> [AnyHashable?] {
    Lego(content: sections).sections.map(\.id)
  }

  private func section(_ id: Int) -> Section {
    Section(id: id, layout: RowsLayout()) { Tile(id: id) }
  }

  @Test("An empty block holds no section") func empty() {
    #expect(ids {} == [])
  }

  @Test("A block of one section holds that section") func one() {
    #expect(ids { section(1) } == [1])
  }

  @Test("All three initializers of a section are equivalent") func spellings() {
    let lego = Lego {
      Section(id: 1, layout: WaterfallLayout()) { Tile(id: 1) }
      Section(id: 2, WaterfallLayout()) { Tile(id: 2) }
      Section(WaterfallLayout()) { Tile(id: 3) }
    }
    #expect(lego.sections.prefix(2).map(\.id) == [1, 2])
    #expect(
      lego.sections.map { $0.layout as? WaterfallLayout } == .init(repeating: .init(), count: 3))
    #expect(lego.sections.map { $0.items.map(\.id.base) } == [[1], [2], [3]])
    #expect(lego.itemCount == 3)
  }

  @Test("A for adds its iterations in order", arguments: [0, 1, 4]) func loop(count: Int) {
    #expect(ids { for id in 0..<count { section(id) } } == (0..<count).map { AnyHashable($0) })
  }

  @Test("An if without else adds its sections or nothing", arguments: [true, false])
  func condition(isTrue: Bool) {
    let found = ids {
      if isTrue { section(1) }
      section(2)
    }
    #expect(found == (isTrue ? [1, 2] : [2]))
  }

  @Test("An if with else adds one of its branches", arguments: [true, false])
  func branches(isTrue: Bool) {
    #expect(ids { if isTrue { section(1) } else { section(2) } } == (isTrue ? [1] : [2]))
  }

  @Test("A switch adds the sections of its case", arguments: 0...2) func cases(number: Int) {
    let found = ids {
      switch number {
      case 0: section(1)
      case 1:
        section(2)
        section(3)
      default: section(4)
      }
    }
    #expect(found == [[1], [2, 3], [4]][number])
  }

  @Test("An if #available adds the sections of systems that are new enough")
  func availability() {
    #expect(ids { if #available(iOS 16, tvOS 16, *) { section(1) } } == [1])
  }

  @LegoBuilder private func pair(from id: Int) -> PlacedSections {
    section(id)
    section(id + 1)
  }

  @Test("A function with the builder adds its sections") func function() {
    let found = ids {
      section(1)
      pair(from: 2)
      pair(from: 4)
    }
    #expect(found == [1, 2, 3, 4, 5])
  }

  @Test("Arrays and optionals add their sections") func arrays() {
    let missing: Section? = nil
    let found = ids {
      [section(1), section(2)]
      missing
      Optional(section(3))
    }
    #expect(found == [1, 2, 3])
  }
}
