import LayoutBox
import Testing
import UIKit

@MainActor @Suite("GroupLayoutBox") struct GroupLayoutBoxTests {
  @Test("Columns repeat an item; zero and negative numbers add none", arguments: [-1, 0, 1, 3])
  func columns(count: Int) {
    let box = ItemLayoutBox(columns: count, width: .w(0.1), height: .h(1))
    #expect(box.toBuild().count == max(0, count))
  }

  @Test("A group holds the boxes of its block") func boxes() {
    let group = GroupLayoutBox(width: .w(1), height: .h(1)) {
      mark(1)
      ItemLayoutBox(columns: 2, width: .absolute(2), height: .h(1))
    }
    #expect(group.toBuild().subitems.map(\.layoutSize.widthDimension.dimension) == [1, 2, 2])
  }

  @Test("Space is the spacing between the boxes") func space() {
    let group = GroupLayoutBox(width: .w(1), height: .h(1)) { mark(1) }
    #expect(group.toBuild().interItemSpacing == nil)
    #expect(group.space(.fixed(8)).toBuild().interItemSpacing?.spacing == 8)
    #expect(group.space(.flexible(4)).toBuild().interItemSpacing?.isFlexibleSpacing == true)
  }

  @Test("An empty group in a group keeps its size and displays no cell") func emptyInside()
    throws
  {
    let outer = GroupLayoutBox(width: .w(1), height: .absolute(100)) {
      GroupLayoutBox(width: .w(0.25), height: .h(1)) {}
      mark(5)
    }
    let empty = try #require(outer.toBuild().subitems.first as? NSCollectionLayoutGroup)
    #expect(empty.subitems.isEmpty)
    #expect(empty.layoutSize.widthDimension.dimension == 0.25)
  }

  @Test("A section group without boxes displays one cell after the other") func emptyRoot() throws {
    let empty = GroupLayoutBox(width: .w(1), height: .absolute(100)) {
      for width in [CGFloat]() { mark(width) }
    }
    let cell = try #require(empty.toBuild().subitems.first)
    #expect(empty.toBuild().subitems.count == 1)
    #expect(cell.layoutSize.widthDimension.dimension == 1)
  }
}
