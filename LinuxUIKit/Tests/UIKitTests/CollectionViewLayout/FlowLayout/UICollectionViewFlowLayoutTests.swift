import Testing
import UIKit

/// Tests flow layouts on a screen 320 points wide (uikit.md, 6.11).
@MainActor struct UICollectionViewFlowLayoutTests {
  @Test("A new layout has Apple's defaults") func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
  }

  @Test("Cells have the frames of their lines") func cells() {
    let screen = FlowScreen([7]).shown()
    // Five of 50 fit: 250 + 4 × 10 ≤ 320. The remaining 70 make four gaps of 17.5, rounded to
    // 17.667.
    #expect(screen.frames().map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
    #expect(screen.frame(4)?.maxX == 320)
    #expect(screen.frame(2)?.minX == 135)
    #expect(screen.view.contentSize == CGSize(width: 320, height: 110))
    #expect(screen.view.visibleCells.count == 7)
  }

  @Test("A change of a property is laid out in the next pass") func changes() {
    let screen = FlowScreen([4]).shown()
    let layout = screen.view.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = CGSize(width: 154, height: 40)
    #expect(screen.shown().frames().map(\.minX) == [0, 166, 0, 166])
    layout?.minimumLineSpacing = 20
    #expect(screen.shown().frame(2) == CGRect(0, 60, 154, 40))
    layout?.minimumInteritemSpacing = 13
    // 154 + 13 + 154 > 320: one item a line, centered.
    #expect(screen.shown().frame(1) == CGRect(83, 60, 154, 40))
    layout?.sectionInset = UIEdgeInsets(top: 5, left: 100, bottom: 7, right: 0)
    #expect(screen.shown().frame(0) == CGRect(133, 5, 154, 40))
    #expect(screen.view.contentSize.height == 232)
    layout?.headerReferenceSize = CGSize(width: 0, height: 30)
    #expect(screen.shown().header() == CGRect(0, 0, 320, 30))
    layout?.footerReferenceSize = CGSize(width: 0, height: 20)
    #expect(screen.shown().footer() == CGRect(0, 262, 320, 20))
    layout?.scrollDirection = .horizontal
    #expect(screen.shown().header() == nil)
  }

  @Test("Content insets reduce the available width") func insets() {
    let screen = FlowScreen([2])
    screen.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 90)
    screen.layout.itemSize = CGSize(width: 95, height: 50)
    #expect(screen.shown().frames().map(\.minX) == [0, 105])
    #expect(screen.view.contentSize.width == 200)
  }

  @Test("Section insets from the layout margins include them") func references() {
    let screen = FlowScreen([1])
    screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    screen.layout.itemSize = CGSize(width: 260, height: 50)
    #expect(screen.shown().frame(0)?.minX == 30)
    screen.layout.sectionInsetReference = .fromLayoutMargins
    #expect(screen.shown().frame(0)?.minX == 20)
  }

  @Test("In right-to-left layouts everything is mirrored, unless the layout doesn't flip")
  func rightToLeft() {
    let screen = FlowScreen([2])
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.layout.itemSize = CGSize(width: 155, height: 50)
    screen.layout.sectionInset.left = 0
    #expect(screen.shown().frames().map(\.minX) == [165, 0])
    let still = FlowScreen([2], layout: StillLayout())
    still.view.semanticContentAttribute = .forceRightToLeft
    still.layout.itemSize = CGSize(width: 155, height: 50)
    #expect(still.shown().frames().map(\.minX) == [0, 165])
  }

  @Test("A horizontally scrolling row starts at the right in right-to-left layouts")
  func startAtRight() {
    let screen = FlowScreen([20])
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.layout.scrollDirection = .horizontal
    screen.layout.itemSize = CGSize(width: 90, height: 480)
    screen.shown()
    // 20 × 90 + 19 × 10 = 1,990.
    #expect(screen.view.contentSize.width == 1_990)
    #expect(screen.view.contentOffset.x == 1_670)
    #expect(screen.frame(0)?.maxX == 1_990)
  }

  @Test("Pinned headers move with the screen without preparing the layout")
  func pinned() {
    let screen = SizesScreen([20, 20])
    screen.layout.sectionHeadersPinToVisibleBounds = true
    screen.layout.headerReferenceSize = CGSize(width: 0, height: 40)
    screen.shown()
    let asked = screen.asked.count
    screen.scroll(to: 75)
    #expect(screen.header()?.minY == 75)
    let shownHeader = screen.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(shownHeader?.frame.minY == 75)
    #expect(screen.asked.count == asked)
  }

  @Test("Of a million items the visible ones are displayed") func million() {
    let screen = FlowScreen([1_000_000]).shown()
    #expect(screen.view.visibleCells.count == 40)
    screen.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    #expect(screen.shown().view.indexPathsForVisibleItems.map(\.item).max() == 999_999)
  }

  @Test("Inserted and deleted items move the others") func updates() {
    let screen = FlowScreen([3])
    screen.layout.itemSize = CGSize(width: 320, height: 50)
    let moved = screen.shown().view.cellForItem(at: IndexPath(item: 2, section: 0))
    screen.counts = [4]
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      screen.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect(screen.view.cellForItem(at: IndexPath(item: 3, section: 0)) === moved)
    #expect(moved?.frame == CGRect(0, 180, 320, 50))
    #expect(screen.view.contentSize.height == 230)
  }
}

/// A layout that is left-to-right in every language.
private final class StillLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
