import LayoutBox
import Testing
import UIKit

@MainActor @Suite("LayoutBoxConfig") struct LayoutBoxConfigTests {
  @Test("A description of a size is an item of that size") func size() throws {
    let items = LayoutBoxConfig(width: .w(0.5), height: .absolute(20)).toBuild()
    let item = try #require(items.first)
    #expect(items.count == 1)
    #expect(item.layoutSize.widthDimension.isFractionalWidth)
    #expect(item.layoutSize.widthDimension.dimension == 0.5)
    #expect(item.layoutSize.heightDimension.isAbsolute)
    #expect(item.layoutSize.heightDimension.dimension == 20)
  }

  @Test("The boxes of a list are its members, and of a single box itself") func subItems() {
    let box = mark(1).config
    let group = GroupLayoutBox(width: .w(1), height: .h(1)) { mark(2) }.config
    #expect(box.subItems() == [box])
    #expect(group.subItems() == [group])
    #expect(LayoutBoxConfig(list: [box, group]).subItems() == [box, group])
    #expect(LayoutBoxConfig(list: []).subItems() == [])
  }

  @Test("Changing a copy of a description never affects the original") func values() throws {
    let tile = ItemLayoutBox(width: .w(0.5), height: .h(1))
    let padded = tile.insets(space: 8)
    let group = GroupLayoutBox(width: .w(1), height: .absolute(100)) {
      tile
      padded
      tile
    }
    let leading = group.toBuild().subitems.map(\.contentInsets.leading)
    #expect(leading == [0, 8, 0])
    #expect(tile != padded)
  }

  @Test("Each build creates new objects") func freshObjects() throws {
    let box = ItemLayoutBox(columns: 2, width: .w(0.5), height: .h(1))
    let items = box.toBuild()
    items[0].contentInsets.top = 5
    #expect(items[1].contentInsets.top == 0)
    #expect(box.toBuild()[0].contentInsets.top == 0)
  }

  @Test("A modifier of a list changes each of its boxes") func listModifier() {
    let list = LayoutBoxConfig(list: [mark(1).config, mark(2).config]).insets(space: 3)
    #expect(list.toBuild().map(\.contentInsets.top) == [3, 3])
  }

  @Test("Equal descriptions are equal, however they were written") func equality() {
    let short = GroupLayoutBox(width: .w(1), height: .h(0.4)) { mark(1) }
    let long = GroupLayoutBox(width: .fractionalWidth(1), height: .fractionalHeight(0.4)) {
      for _ in 0..<1 { if true { mark(1) } }
    }
    #expect(short == long)
    #expect(short.hashValue == long.hashValue)
    #expect(short != short.direction(.vertical))
  }
}
