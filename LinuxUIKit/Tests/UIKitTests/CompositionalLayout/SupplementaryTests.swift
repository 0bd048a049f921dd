import Testing
import UIKit

@MainActor @Suite("Headers, badges and backgrounds of a compositional layout")
struct SupplementaryTests {
  @Test("A pinned header stays at the top while it is scrolled, and asks no provider (E20)")
  func pinned() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      let section = NSCollectionLayoutSection.rows
      let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 44, .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header, .init("footer", height: 44, .bottom)]
      return section
    }
    let screen = LayoutScreen(layout, counts: [10, 10], size: CGSize(width: 375, height: 300))
    var positions: [CGFloat?] = []
    for offset in [0, 100, 430, 470, 500, 700] as [CGFloat] {
      screen.scroll(to: offset)
      let section = offset == 700 ? 1 : 0
      let path = IndexPath(item: 0, section: section)
      positions.append(
        screen.view.supplementaryView(forElementKind: "header", at: path)?.frame.minY)
      #expect(screen.frame("header", 0, section)?.minY == positions.last)
    }
    #expect(positions == [0, 100, 430, 470, 484, 700])
    #expect(asked == 2)
  }

  @Test("A header that is pushed out fades (E20)")
  func fading() {
    let section = NSCollectionLayoutSection.rows
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 44, .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header, .init("footer", height: 44, .bottom)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let screen = LayoutScreen(layout, counts: [10, 10], size: CGSize(width: 375, height: 300))
    screen.scroll(to: 500)
    let path = IndexPath(item: 0, section: 0)
    let alpha = screen.view.supplementaryView(forElementKind: "header", at: path)?.alpha ?? 0
    #expect(abs(alpha - 28.0 / 44) < 0.001)
  }

  @Test("Scrolling invalidates layouts with pinned items, others only a change of size")
  func boundsChanges() {
    let plain = LayoutScreen(.rows, items: 100)
    let moved = CGRect(x: 0, y: 10, width: 375, height: 667)
    #expect(!plain.layout.shouldInvalidateLayout(forBoundsChange: moved))
    #expect(
      plain.layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 667)))
    let section = NSCollectionLayoutSection.rows
    section.boundarySupplementaryItems = [.init("header", height: 44, .top)]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let pinned = LayoutScreen(section, items: 100)
    #expect(pinned.layout.shouldInvalidateLayout(forBoundsChange: moved))
    let context = pinned.layout.invalidationContext(forBoundsChange: moved)
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["header": [IndexPath(item: 0, section: 0)]])
  }

  @Test("A header of the whole layout has an index path of one component (E25)")
  func global() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [.init("global", height: 100, .top)]
    let layout = UICollectionViewCompositionalLayout(section: .rows, configuration: configuration)
    let screen = LayoutScreen(layout, counts: [1, 1])
    let path = IndexPath(index: 0)
    let attributes = layout.layoutAttributesForSupplementaryView(ofKind: "global", at: path)
    #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(screen.view.supplementaryView(forElementKind: "global", at: path) != nil)
    #expect(screen.frame(0, 1)?.minY == 144)
  }

  @Test("A badge has its cell's index path and is in front of it (E10)")
  func badges() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.2)),
        subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let screen = LayoutScreen(layout, counts: [8], size: CGSize(width: 440, height: 600))
    // 400 points remain: cells of 100 × 80, without their insets (25, 25, 90, 70). The badge ends
    // at their corner, moved by 0.3 · 20 = 6 to the right and up.
    #expect(screen.frame("badge", 0) == CGRect(x: 101, y: 19, width: 20, height: 20))
    let path = IndexPath(item: 1, section: 0)
    let view = try #require(screen.view.supplementaryView(forElementKind: "badge", at: path))
    let cell = try #require(screen.view.cellForItem(at: path))
    let order = screen.view.subviews
    #expect(order.firstIndex(of: view) ?? 0 > order.firstIndex(of: cell) ?? 0)
  }

  @Test("A background is behind the cells of its section (E22)")
  func background() throws {
    let section = NSCollectionLayoutSection.rows
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 5
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    back.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [back]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let screen = LayoutScreen(layout, counts: [5])
    let path = IndexPath(item: 0, section: 0)
    let attributes = layout.layoutAttributesForDecorationView(ofKind: "back", at: path)
    #expect(attributes?.frame == CGRect(x: 5, y: 5, width: 365, height: 250))
    #expect(layout.layoutAttributesForItem(at: path)?.zIndex == 1)
    let first = try #require(screen.view.subviews.first)
    #expect(first.frame == CGRect(x: 5, y: 5, width: 365, height: 250))
  }

  @Test("Unknown kinds and index paths have no attributes")
  func unknown() {
    let screen = LayoutScreen(.rows, items: 3)
    #expect(screen.frame("header") == nil)
    let path = IndexPath(item: 0, section: 9)
    #expect(screen.layout.layoutAttributesForDecorationView(ofKind: "back", at: path) == nil)
    #expect(
      screen.layout.layoutAttributesForSupplementaryView(ofKind: "x", at: IndexPath(index: 3))
        == nil)
  }
}
