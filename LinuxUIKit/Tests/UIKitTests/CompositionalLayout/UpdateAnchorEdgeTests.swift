import Testing
import UIKit

/// Tests compositional-layout.md, 4.5 at the ends of the content and in layouts without estimates.
@Suite("Updates that keep no anchor") @MainActor
struct UpdateAnchorEdgeTests {
  @Test("At the start, insertions are visible", arguments: [0, 20])
  func start(inset: CGFloat) {
    let screen = AnchorScreen(Array(0..<40)) { _ in }
    screen.view.contentInset.top = inset
    screen.scroll(to: -inset)
    screen.update(to: [100] + Array(0..<40), inserting: [0])
    #expect(screen.offset == -inset)
    #expect(screen.places[100] == inset && screen.places[0] == 30 + inset)
  }

  @Test("The content is not moved beyond its start")
  func clampedStart() {
    let screen = AnchorScreen(Array(0..<40))
    screen.scroll(to: 100)
    #expect(screen.places[4] == 80)
    // 4 starts at 70 afterward, and can't be 80 below the top.
    screen.update(to: [0, 1] + Array(4..<40), deleting: [2, 3])
    #expect(screen.offset == 0)
    #expect(screen.places[4] == 70)
  }

  @Test("The content is not moved beyond its end")
  func clampedEnd() {
    let screen = AnchorScreen(Array(0..<8))
    for _ in 0..<2 { screen.scroll(to: screen.view.contentSize.height - 200) }
    // Twice 30 + 40 + 50 + 60 are 360.
    #expect(screen.offset == 160 && screen.places[3] == -40)
    // 3 starts at 90 afterward, and 130 of 270 can't be above a screen of 200.
    screen.update(to: Array(1..<7), deleting: [0, 7])
    #expect(screen.offset == CGFloat(270 - 200))
  }

  @Test("If no visible item is left, only measuring moves the offset")
  func everythingVisible() {
    let screen = AnchorScreen(Array(0..<40))
    screen.scroll(to: 100)
    screen.update(to: [0, 1] + Array(7..<40), deleting: Array(2...6))
    // 7 starts at 70, above the screen, and turns out 60 long instead of 44.
    #expect(screen.offset == CGFloat(100 + 60 - 44))
  }

  @Test("A layout without estimates keeps the offset (uikit.md, 6.8)")
  func given() {
    let screen = LayoutScreen(.rows, items: 40)
    screen.scroll(to: 100)
    screen.counts[0] += 3
    screen.view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    #expect(screen.view.contentOffset.y == 100)
  }

  @Test("An estimated group of cells with fixed sizes keeps the offset too (E59)")
  func unmeasured() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [item]))
    let screen = LayoutScreen(section, items: 40)
    screen.scroll(to: 100)
    screen.counts[0] += 1
    screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(screen.view.contentOffset.y == 100)
  }

  @Test("A self-sizing header is enough to keep visible items in place")
  func header() {
    let section = NSCollectionLayoutSection.rows
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)),
        elementKind: "header", alignment: .top)
    ]
    let screen = LayoutScreen(section, items: 40)
    screen.scroll(to: 100)
    screen.counts[0] += 1
    screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(screen.view.contentOffset.y == 144)
  }
}
