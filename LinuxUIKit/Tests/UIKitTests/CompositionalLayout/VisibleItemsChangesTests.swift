import TestSupport
import Testing
import UIKit

@Suite("Changes by a handler of visible items", .serialized) @MainActor
struct VisibleItemsChangesTests {
  private let first = IndexPath(item: 0, section: 0)

  private func cards(
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.cards
    section.visibleItemsInvalidationHandler = handler
    return section
  }

  /// Cards that are smaller the further they are from the center.
  private var carousel: NSCollectionLayoutSection {
    cards { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        let scale = 1 - distance / width / 2
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }

  private func scale(_ item: Int, _ screen: LayoutScreen) -> CGFloat? {
    screen.view.cellForItem(at: IndexPath(item: item, section: 0))?.transform.a
  }

  @Test("The cells of a carousel are scaled by their distance from the center while it scrolls")
  func scaled() throws {
    let screen = LayoutScreen(carousel, items: 5)
    for offset in stride(from: CGFloat(0), through: 1_197, by: 63) {
      screen.scrollCards(to: offset)
      for item in screen.shownItems() {
        // The cards are at 16, 326, 636 … and 300 wide.
        let middle = 166 + CGFloat(item) * 310
        let wanted = 1 - abs(middle - offset - 187.5) / 750
        let found = try #require(scale(item, screen))
        #expect(abs(found - wanted) < 1e-9, "item \(item) at \(offset)")
        let cell = try #require(screen.view.cellForItem(at: IndexPath(item: item, section: 0)))
        #expect(cell.center == CGPoint(x: middle, y: 100))
        #expect(cell.bounds.size == CGSize(width: 300, height: 200))
      }
    }
  }

  @Test("The layout returns changed attributes, for items and for rectangles")
  func answers() throws {
    let screen = LayoutScreen(carousel, items: 5)
    // 166 from the left is 21.5 from the center: 1 - 21.5 / 750 of 300 wide.
    let width = 300 * (1 - 21.5 / 750)
    let found = try #require(
      screen.layout.layoutAttributesForElements(in: screen.view.bounds)?.first)
    #expect(abs(found.frame.width - width) < 1e-9)
    #expect(abs(try #require(screen.frame(0)).width - width) < 1e-9)
    #expect(try #require(screen.frame(4)).width == 300)
  }

  @Test("Scrolling to an item uses its unchanged frame")
  func scrollToItem() {
    let screen = LayoutScreen(carousel, items: 5)
    screen.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .left, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.scrollers.map(\.contentOffset.x) == [326])
  }

  @Test("Alpha, z index, position, visibility and 3D transforms apply to the cells")
  func all() throws {
    let turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let screen = LayoutScreen(
      cards { items, _, _ in
        for item in items {
          switch item.indexPath.item {
          case 0:
            item.alpha = 0.25
            item.center.y += 7
            item.zIndex = 9
          case 1: item.transform3D = turned
          default: item.isHidden = true
          }
        }
      }, items: 5)
    screen.scrollCards(to: 300)

    let moved = try #require(screen.view.cellForItem(at: first))
    let tilted = try #require(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(moved.alpha == 0.25 && moved.center.y == 107)
    #expect(moved.superview?.subviews.last === moved)
    #expect(CATransform3DEqualToTransform(tilted.transform3D, turned))
    // Rotated by 60 degrees, a card appears half as wide.
    #expect(abs(tilted.frame.width - 150) < 1e-9)
    #expect(screen.view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
    #expect(screen.shownItems() == [0, 1])
  }

  @Test("Changes last for one pass: the next begins with the layout's attributes")
  func onePass() throws {
    var isOn = true
    let screen = LayoutScreen(
      cards { items, _, _ in
        #expect(items.allSatisfy { $0.alpha == 1 && !$0.isHidden && $0.transform.isIdentity })
        if isOn { for item in items { (item.alpha, item.transform3D.m11) = (0.5, 2) } }
      }, items: 5)
    #expect(screen.view.cellForItem(at: first)?.alpha == 0.5)
    isOn = false
    screen.scrollCards(to: 1)
    let cell = try #require(screen.view.cellForItem(at: first))
    #expect(cell.alpha == 1 && cell.transform.isIdentity)
  }

  @Test("Changing items after the call has no effect")
  func kept() {
    var kept: [any NSCollectionLayoutVisibleItem] = []
    let screen = LayoutScreen(cards { items, _, _ in kept = items }, items: 5)
    for item in kept { item.alpha = 0 }
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: first)?.alpha == 1)
    #expect(screen.layout.layoutAttributesForItem(at: first)?.alpha == 1)
  }

  @Test("Headers are changed as cells are")
  func headers() {
    let section = cards { items, _, _ in
      for item in items where item.name == "header" { item.alpha = 0.5 }
    }
    section.boundarySupplementaryItems = [.init("header", height: 44, .top)]
    let screen = LayoutScreen(section, items: 5)
    let header = screen.view.supplementaryView(forElementKind: "header", at: first)
    #expect(header?.alpha == 0.5)
    #expect(screen.view.cellForItem(at: first)?.alpha == 1)
  }

  @Test("A cell that is moved to another position is found there")
  func movedAway() {
    let screen = LayoutScreen(
      cards { items, _, _ in
        for item in items where item.indexPath.item == 0 { item.center.y += 300 }
      }, items: 5)
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 100, y: 400)) == first)
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 100, y: 100)) == nil)
  }

  @Test("A handler can scroll, reload and update")
  func fromInside() {
    var step = 0
    weak var view: UICollectionView?
    var inside: () -> Void = {}
    let screen = LayoutScreen(
      cards { _, _, _ in
        step += 1
        inside()
      }, items: 5)
    view = screen.view
    let steps: [() -> Void] = [
      { view?.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false) },
      { view?.reloadData() },
      { view?.layoutIfNeeded() },
      {
        screen.counts = [4]; view?.deleteItems(at: [IndexPath(item: 4, section: 0)])
      },
      { view?.collectionViewLayout.invalidateLayout() },
    ]
    for (number, change) in steps.enumerated() {
      inside = {
        inside = {}
        change()
      }
      screen.scrollCards(to: CGFloat(number * 10 + 5))
      screen.view.layoutIfNeeded()
    }
    #expect(screen.view.numberOfItems(inSection: 0) == 4)
    #expect(!screen.shownItems().isEmpty)
    #expect(step > steps.count)
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Changes to estimated sections have no effect, and a message is logged once")
    func estimated() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.visibleItemsInvalidationHandler = { items, _, _ in
          for item in items { item.alpha = 0.5 }
        }
        let screen = LayoutScreen(section, items: 100)
        for offset in [10, 20, 30] { screen.scroll(to: CGFloat(offset)) }
        let alphas = screen.view.visibleCells.map(\.alpha)
        precondition(alphas.allSatisfy { $0 == 1 })
      }
      let text = standardError(of: result)
      let note = """
        note: the section invalidation handler cannot currently mutate visible items for layouts \
        containing estimated items.
        """
      #expect(text.components(separatedBy: note).count == 2)
    }
  #endif
}
