import LayoutBox
import Testing
import UIKit

@MainActor @Suite("Modifiers of boxes") struct ModifierTests {
  private let box = ItemLayoutBox(width: .w(0.5), height: .h(1))

  @Test("w and h are short for the fractional dimensions of UIKit") func shares() {
    let width: NSCollectionLayoutDimension = .w(0.3)
    let height: NSCollectionLayoutDimension = .h(1.0)
    #expect(width.isFractionalWidth && width.dimension == 0.3)
    #expect(height.isFractionalHeight && height.dimension == 1)
  }

  @Test("Insets are one number, four numbers, or NSDirectionalEdgeInsets") func insets() throws {
    let four = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try built(box.insets(four)).contentInsets == four)
    #expect(
      try built(box.insets(top: 1, leading: 2, bottom: 3, trailing: 4)).contentInsets == four)
    #expect(
      try built(box.insets(space: 7)).contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
    #expect(try built(box.insets(leading: 2)).contentInsets.top == 0)
  }

  @Test("A box has no insets and no spacing by default") func defaults() throws {
    #expect(try built(box).contentInsets == .zero)
    #expect(try built(box).edgeSpacing == nil)
  }

  @Test("Spacing at one edge keeps that of the other edges") func edges() throws {
    let spacing = try built(box.leading(.fixed(1)).top(.flexible(2)).trailing(.fixed(3)))
      .edgeSpacing
    #expect(spacing?.leading?.spacing == 1)
    #expect(spacing?.leading?.isFixedSpacing == true)
    #expect(spacing?.top?.spacing == 2)
    #expect(spacing?.top?.isFlexibleSpacing == true)
    #expect(spacing?.trailing?.spacing == 3)
    #expect(spacing?.bottom == nil)
  }

  @Test("Spacing for all edges replaces that of each edge") func allEdges() throws {
    let spaced = box.top(.fixed(9)).edges((.fixed(1), nil, nil, .flexible(4)))
    let spacing = try built(spaced).edgeSpacing
    #expect(spacing?.leading?.spacing == 1)
    #expect(spacing?.top == nil)
    #expect(spacing?.bottom?.spacing == 4)
    #expect(spacing?.bottom?.isFlexibleSpacing == true)
  }

  @Test("A box keeps a dimension that is uniform across siblings") func uniform() throws {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let card = ItemLayoutBox(width: .w(0.5), height: .uniformAcrossSiblings(estimate: 80))
    let height = try built(card).layoutSize.heightDimension
    #expect(height.isUniformAcrossSiblings)
    #expect(height.dimension == 80)
  }

  @Test("A new size keeps the insets") func itemSize() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(30), heightDimension: .absolute(40))
    let item = try built(box.insets(space: 2).itemSize(itemSize: size))
    #expect(item.layoutSize.widthDimension.isEstimated)
    #expect(item.layoutSize.heightDimension.dimension == 40)
    #expect(item.contentInsets.top == 2)
  }

  @Test("An item that becomes a group is a group around a cell that fills it") func itemAsGroup()
    throws
  {
    let group = try #require(try built(box.boxType(.group)) as? NSCollectionLayoutGroup)
    let cell = try #require(group.subitems.first)
    #expect(group.layoutSize.widthDimension.dimension == 0.5)
    #expect(group.subitems.count == 1)
    #expect(cell.layoutSize.widthDimension.isFractionalWidth)
    #expect(cell.layoutSize.widthDimension.dimension == 1)
    #expect(cell.layoutSize.heightDimension.dimension == 1)
  }

  @Test("A group that becomes an item is one cell; its boxes return when it becomes a group again")
  func groupAsItem() throws {
    let group = GroupLayoutBox(width: .w(0.4), height: .h(1)) { mark(1) }
    let outer = GroupLayoutBox(width: .w(1), height: .h(1)) {
      group.boxType(.item)
      group.boxType(.item).boxType(.group)
    }
    let built = outer.toBuild().subitems
    #expect(built.map { $0 is NSCollectionLayoutGroup } == [false, true])
    #expect(built.map(\.layoutSize.widthDimension.dimension) == [0.4, 0.4])
  }

  private func built(_ box: ItemLayoutBox) throws -> NSCollectionLayoutItem {
    try #require(box.toBuild().first)
  }
}
