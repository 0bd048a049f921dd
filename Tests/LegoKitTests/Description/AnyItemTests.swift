import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("AnyItem") struct AnyItemTests {
  @Test("Identity is the type and the id") func identity() {
    #expect(AnyItem(Tile(id: 1)).id == AnyItem(Tile(id: 1, height: 99)).id)
    #expect(AnyItem(Tile(id: 1)).id != AnyItem(Tile(id: 2)).id)
    #expect(AnyItem(Tile(id: 1)).id != AnyItem(Note(id: 1)).id)
  }

  @Test("Content of Equatable items is compared by ==") func content() {
    #expect(AnyItem(Tile(id: 1)).hasEqualContent(as: AnyItem(Tile(id: 1))))
    #expect(!AnyItem(Tile(id: 1)).hasEqualContent(as: AnyItem(Tile(id: 1, text: "new"))))
  }

  @Test("Items that cannot be compared count as different") func incomparable() {
    #expect(!AnyItem(Note(id: 1)).hasEqualContent(as: AnyItem(Note(id: 1))))
  }

  @Test("Items of different types are different") func types() {
    #expect(!AnyItem(Tile(id: 1)).hasEqualContent(as: AnyItem(Note(id: 1))))
  }
}
