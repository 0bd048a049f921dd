import Testing
import UIKit

@MainActor @Suite("Descriptions of compositional layouts")
struct DescriptionTests {
  @Test("A dimension has a kind and a value")
  func dimension() {
    let width = NSCollectionLayoutDimension.fractionalWidth(0.3)
    #expect(width.isFractionalWidth && !width.isFractionalHeight)
    #expect(!width.isAbsolute && !width.isEstimated && width.dimension == 0.3)
    #expect(NSCollectionLayoutDimension.fractionalHeight(2).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(-1).isAbsolute)
    #expect(NSCollectionLayoutDimension.absolute(-1).dimension == -1)
    #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
  }

  @Test("A spacing has a kind and a value")
  func spacing() {
    #expect(NSCollectionLayoutSpacing.fixed(-4).isFixedSpacing)
    #expect(NSCollectionLayoutSpacing.fixed(-4).spacing == -4)
    #expect(NSCollectionLayoutSpacing.flexible(8).isFlexibleSpacing)
    #expect(NSCollectionLayoutSpacing.flexible(8).spacing == 8)
  }

  @Test("An anchor without an offset has an absolute one of zero")
  func anchor() {
    let plain = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    #expect(plain.edges == [.top, .trailing] && plain.offset == .zero)
    #expect(plain.isAbsoluteOffset && !plain.isFractionalOffset)
    let moved = NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    #expect(moved.isFractionalOffset && moved.offset == CGPoint(x: 0.3, y: -0.3))
  }

  @Test("Items start without insets, gaps and badges")
  func itemDefaults() {
    let size = NSCollectionLayoutSize(.absolute(1), .absolute(2))
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero && item.edgeSpacing == nil)
    #expect(item.supplementaryItems.isEmpty && item.layoutSize === size)
  }

  @Test("A group returns its subitems: one for a count, none for a closure")
  func groupSubitems() {
    let size = NSCollectionLayoutSize(.absolute(1), .absolute(2))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item, item])
    #expect(row.subitems.count == 2 && row.interItemSpacing == nil)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: item, count: 7)
    #expect(column.subitems.count == 1)
    #expect(NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }.subitems.isEmpty)
  }

  @Test("Headers and backgrounds start with Apple's defaults")
  func boundaryDefaults() {
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 30, .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds)
    #expect(header.zIndex == 1 && header.offset == .zero && header.alignment == .top)
    #expect(header.elementKind == "header" && header.itemAnchor == nil)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "back").zIndex == 0)
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
  }

  @Test("A section starts with Apple's defaults")
  func sectionDefaults() {
    let section = NSCollectionLayoutSection.rows
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  @Test("A copy of a section shares no mutable state")
  func copies() throws {
    let section = NSCollectionLayoutSection.rows
    section.boundarySupplementaryItems = [.init("header", height: 30, .top)]
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    copy.interGroupSpacing = 10
    copy.boundarySupplementaryItems[0].pinToVisibleBounds = true
    #expect(section.interGroupSpacing == 0)
    #expect(!section.boundarySupplementaryItems[0].pinToVisibleBounds)
    #expect(LayoutScreen(section, items: 2).frame(1) == CGRect(x: 0, y: 74, width: 375, height: 44))
    // 30 of the header, 44 of the first row, 10 of the gap.
    #expect(LayoutScreen(copy, items: 2).frame(1) == CGRect(x: 0, y: 84, width: 375, height: 44))
  }

  @Test("A copy of a group keeps its settings, subitems and badges")
  func groupCopy() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(-10)
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    group.interItemSpacing = nil
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: copy))
    let screen = LayoutScreen(layout, counts: [2], size: CGSize(width: 400, height: 600))
    // The second half starts 10 points before the first one's end.
    #expect(screen.frame(1) == CGRect(x: 190, y: 0, width: 200, height: 44))
    #expect(screen.frame("badge", 1) == CGRect(x: 370, y: 0, width: 20, height: 20))
  }
}
