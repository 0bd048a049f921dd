import LegoKit
import Testing
import UIKit

@MainActor @Suite("ItemBuilder") struct ItemBuilderTests {
  private func ids(@ItemBuilder _ items: () -> [AnyItem]) -> [Int] {
    items().compactMap { $0.id.base.base as? Int }
  }

  @Test("An empty block holds no item") func empty() {
    #expect(ids {} == [])
  }

  @Test("A block of one item holds that item") func one() {
    #expect(ids { Tile(id: 1) } == [1])
  }

  @Test("A block holds items of several types in the order in which they are written")
  func several() {
    let items = Section(RowsLayout()) {
      Tile(id: 1)
      Note(id: 2)
      Tile(id: 3)
    }.items
    #expect(items.map { $0.base is Tile } == [true, false, true])
    #expect(items.map(\.id.base) == [1, 2, 3])
  }

  @Test("A for adds its iterations in order", arguments: [0, 1, 4]) func loop(count: Int) {
    let found = ids {
      Tile(id: 9)
      for id in 0..<count { Tile(id: id) }
    }
    #expect(found == [9] + Array(0..<count))
  }

  @Test("An if without else adds its items or nothing", arguments: [true, false])
  func condition(isTrue: Bool) {
    let found = ids {
      if isTrue { Tile(id: 1) }
      Tile(id: 2)
    }
    #expect(found == (isTrue ? [1, 2] : [2]))
  }

  @Test("An if with else adds one of its branches", arguments: [true, false])
  func branches(isTrue: Bool) {
    #expect(ids { if isTrue { Tile(id: 1) } else { Note(id: 2) } } == (isTrue ? [1] : [2]))
  }

  @Test("A switch adds the items of its case", arguments: 0...2) func cases(number: Int) {
    let found = ids {
      switch number {
      case 0: Tile(id: 1)
      case 1:
        Note(id: 2)
        Note(id: 3)
      default: for id in 4..<6 { Tile(id: id) }
      }
    }
    #expect(found == [[1], [2, 3], [4, 5]][number])
  }

  @Test("An if #available adds the items of systems that are new enough") func availability() {
    let found = ids {
      if #available(iOS 16, tvOS 16, *) { Tile(id: 1) }
      if #available(iOS 16, tvOS 16, *) { Tile(id: 2) } else { Tile(id: 3) }
    }
    #expect(found == [1, 2])
  }

  @Test("Arrays and other sequences add their items in order") func arrays() {
    let tiles = [Tile(id: 1), Tile(id: 2)]
    let found = ids {
      tiles
      [Tile]()
      tiles.dropFirst()
      [Tile(id: 3), Note(id: 4)] as [any TypedItemType]
      [AnyItem(Note(id: 5))]
    }
    #expect(found == [1, 2, 2, 3, 4, 5])
  }

  @Test("An optional adds its item or nothing") func optional() {
    let missing: Tile? = nil
    let found = ids {
      missing
      Optional(Tile(id: 2))
    }
    #expect(found == [2])
  }

  @Test("A statement without a value adds nothing") func statement() {
    var isNoticed = false
    let found = ids {
      Tile(id: 1)
      isNoticed = true
    }
    #expect(found == [1])
    #expect(isNoticed)
  }

  private func texts(@ItemBuilder _ items: () -> [AnyItem]) -> [String] {
    items().compactMap { ($0.base as? Tile)?.text }
  }

  @Test("The block of an element may have declarations before its item, and branches")
  func element() {
    let found = texts {
      ForEach([1, 2], id: \.self) { number in
        let text = "\(number * 10)"
        if number == 1 {
          Tile(id: number, text: text)
        } else {
          Tile(id: number, text: text + "!")
        }
      }
      ForEach([3], id: \.self) { number in
        let text = "returned"
        return Tile(id: number, text: text)
      }
    }
    #expect(found == ["10", "20!", "returned"])
  }
}
