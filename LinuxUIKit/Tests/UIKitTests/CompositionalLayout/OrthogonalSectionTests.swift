import Testing
import UIKit

@Suite("Orthogonal sections", .serialized) @MainActor
struct OrthogonalSectionTests {
  @Test("Its cells are in a separate scroll view, and its header is not")
  func structure() throws {
    let section = NSCollectionLayoutSection.cards
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem("header", height: 44, .top)
    ]
    let screen = LayoutScreen(section, items: 5)

    let scroller = try #require(screen.scrollers.first)
    #expect(scroller.frame == CGRect(x: 0, y: 44, width: 375, height: 200))
    #expect(scroller.contentSize == CGSize(width: 1572, height: 200))
    #expect(!scroller.clipsToBounds)
    // The cards begin at 16 and 326; the third, at 636, is beyond 375.
    #expect(screen.shownItems() == [0, 1])
    #expect(
      screen.shownFrames == [16, 326].map { CGRect(x: $0, y: 0, width: 300, height: 200) })
    #expect(screen.frame(1) == CGRect(x: 326, y: 44, width: 300, height: 200))
    let header = try #require(
      screen.view.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(header.superview === screen.view)
    #expect(screen.view.contentSize == CGSize(width: 375, height: 244))
  }

  @Test("A scrolled orthogonal section displays the visible cells, and queries return them")
  func scrolled() throws {
    let screen = LayoutScreen(.cards, items: 5)
    screen.scrollCards(to: 620)

    // 620 to 995: the end of the card at 326, those at 636 and 946.
    #expect(screen.shownItems() == [1, 2, 3])
    // 30 points from the left is 650 of the content.
    let point = CGPoint(x: 30, y: 50)
    #expect(screen.view.indexPathForItem(at: point) == IndexPath(item: 2, section: 0))
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 2, section: 0)))
    let hit = try #require(screen.view.hitTest(point, with: nil))
    #expect(hit.isDescendant(of: cell))
    #expect(screen.view.indexPath(for: cell) == IndexPath(item: 2, section: 0))
    #expect(screen.view.visibleCells.count == 3)
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 30, y: 250)) == nil)
    let elements = screen.layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 10, height: 200))
    // 620 to 630 of the content: the card at 326 ends at 626.
    #expect(elements?.map(\.indexPath.item) == [1])
  }

  @Test("A million items create only the visible cells and a few more")
  func manyItems() {
    let screen = LayoutScreen(.cards, items: 1_000_000)
    for step in 1...100 { screen.scrollCards(to: CGFloat(step) * 155) }
    screen.scrollCards(to: 310 * 999_000)

    // The previous card ends 6 points further on: 16 + 300 - 310.
    #expect(screen.shownItems() == [998_999, 999_000, 999_001])
    #expect(screen.cellsMade <= 5)
  }

  @Test("Scrolling to an item moves the layout to the section and the section to the item")
  func scrollToItem() {
    let screen = LayoutScreen.rowsAndCards([20, 5])
    #expect(screen.scrollers.isEmpty)
    screen.view.scrollToItem(
      at: IndexPath(item: 3, section: 1), at: [.centeredVertically, .centeredHorizontally],
      animated: false)
    screen.view.layoutIfNeeded()

    // 20 * 44 = 880 and 200 for the cards; 1080 - 667 = 413 is the maximum offset.
    #expect(screen.view.contentOffset.y == 413)
    // The card at 946 to 1246, centered in 375: (946 + 1246 - 375) / 2 = 908.5, not snapped.
    #expect(screen.scrollers.map(\.contentOffset.x) == [908.5])
    screen.view.scrollToItem(
      at: IndexPath(item: 4, section: 1), at: .left, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.scrollers.map(\.contentOffset.x) == [1197])
    #expect(screen.shownItems(in: 1) == [3, 4])
  }

  @Test("The scroll offset of a section is kept while it is not visible")
  func outOfSight() {
    let screen = LayoutScreen.rowsAndCards([0, 5, 100])
    screen.scrollCards(to: 310)
    screen.scroll(to: 2_000)
    #expect(screen.scrollers.isEmpty)
    screen.scroll(to: 0)

    #expect(screen.scrollers.map(\.contentOffset.x) == [310])
    // 310 to 685: the first card ends at 316.
    #expect(screen.shownItems(in: 1) == [0, 1, 2])
  }

  @Test("The scroll offset and the cells of a section follow it in updates")
  func updates() throws {
    let screen = LayoutScreen.rowsAndCards([1, 5])
    screen.scrollCards(to: 620)
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 2, section: 1)))
    screen.counts = [1, 5, 1, 6]
    screen.view.performBatchUpdates {
      screen.view.insertSections([0, 1])
      screen.view.insertItems(at: [IndexPath(item: 0, section: 3)])
    }

    // Two sections and an item were inserted before it: the card's item increases, its position
    // stays.
    #expect(screen.scrollers.map(\.contentOffset.x) == [0, 620])
    #expect(screen.view.indexPath(for: cell) == IndexPath(item: 3, section: 3))
    #expect(cell.frame.minX == 946)
    #expect(screen.shownItems(in: 3) == [1, 2, 3])

    screen.counts = [1, 5]
    screen.view.performBatchUpdates { screen.view.deleteSections([2, 3]) }
    #expect(screen.scrollers.map(\.contentOffset.x) == [0])
  }

  @Test("When content becomes shorter, the section scrolls back to its end")
  func shorterContent() {
    let screen = LayoutScreen(.cards, items: 5)
    screen.scrollCards(to: 1197)
    screen.counts = [2]
    screen.view.deleteItems(at: (2..<5).map { IndexPath(item: $0, section: 0) })

    // 32 + 2 * 300 + 10 = 642; 642 - 375 = 267.
    #expect(screen.scrollers.map(\.contentOffset.x) == [267])
  }

  @Test("Right to left, it starts at its right end")
  func rightToLeft() {
    let screen = LayoutScreen(.cards, items: 5)
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.view.collectionViewLayout.invalidateLayout()
    screen.view.layoutIfNeeded()

    #expect(screen.scrollers.map(\.contentOffset.x) == [1197])
    // The mirror image of 16 to 316 in 1572: 1256 to 1556, visible from 59 to 359.
    #expect(screen.shownItems() == [0, 1])
    #expect(
      screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 1256, y: 0, width: 300, height: 200))
    #expect(
      screen.view.indexPathForItem(at: CGPoint(x: 350, y: 10)) == IndexPath(item: 0, section: 0))
  }

  @Test("Centered paging insets the first group")
  func centered() {
    let section = NSCollectionLayoutSection.cards
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let screen = LayoutScreen(section, items: 4)

    // (375 - 300) / 2 - 16 = 21.5.
    #expect(screen.scrollers.map(\.contentOffset.x) == [-21.5])
    #expect(
      screen.scrollers.first?.contentInset
        == UIEdgeInsets(top: 0, left: 21.5, bottom: 0, right: 21.5))
  }

  @Test("In a horizontal layout it scrolls vertically")
  func horizontalLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection.cards
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let screen = LayoutScreen(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      counts: [5])

    #expect(screen.scrollers.map(\.frame) == [CGRect(x: 10, y: 0, width: 300, height: 667)])
    // 5 cards of 200, 4 gaps of 10, and 10 at both ends.
    #expect(screen.scrollers.map(\.contentSize.height) == [1060])
    #expect(screen.view.contentSize.width == 320)
    #expect(screen.shownFrames.first == CGRect(x: 0, y: 10, width: 300, height: 200))
  }

  @Test("Setting another layout moves the cells out of the scroll view")
  func otherLayout() throws {
    let screen = LayoutScreen(.cards, items: 5)
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    screen.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: .rows)
    screen.view.layoutIfNeeded()

    #expect(screen.scrollers.isEmpty)
    #expect(cell.superview === screen.view)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test("Items in orthogonal sections can be selected")
  func selection() {
    let screen = LayoutScreen(.cards, items: 5)
    let path = IndexPath(item: 3, section: 0)
    screen.view.selectItem(at: path, animated: false, scrollPosition: .left)
    screen.view.layoutIfNeeded()

    #expect(screen.view.cellForItem(at: path)?.isSelected == true)
    // The card at 946 is at the left edge.
    #expect(screen.scrollers.map(\.contentOffset.x) == [946])
  }
}
