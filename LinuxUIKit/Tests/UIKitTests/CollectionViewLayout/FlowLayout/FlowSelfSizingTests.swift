import Testing
import UIKit

/// Tests self-sizing cells (uikit.md, 6.12).
@MainActor struct FlowSelfSizingTests {
  private func screen(_ counts: [Int], estimate: CGSize) -> FlowScreen {
    let screen = FlowScreen(counts, cell: OwnSizeCell.self)
    screen.layout.estimatedItemSize = estimate
    screen.layout.minimumLineSpacing = 0
    OwnSizeCell.sizes = [:]
    OwnSizeCell.asked = []
    return screen
  }

  @Test("Lines consist of cells in their preferred sizes") func sizes() {
    let screen = screen([3], estimate: CGSize(width: 60, height: 30))
    OwnSizeCell.sizes = [
      0: CGSize(width: 100, height: 40), 1: CGSize(width: 200, height: 20),
      2: CGSize(width: 320, height: 50),
    ]
    screen.shown()
    // 100 + 10 + 200 = 310 of 320: the gap is 20. (40 - 20) / 2 = 10.
    #expect(
      screen.frames() == [CGRect(0, 0, 100, 40), CGRect(120, 10, 200, 20), CGRect(0, 40, 320, 50)])
    #expect(screen.view.contentSize.height == 90)
    #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 120)
  }

  @Test("With the automatic size, items begin with the item size") func automatic() {
    let screen = screen([100], estimate: UICollectionViewFlowLayout.automaticSize)
    screen.layout.itemSize = CGSize(width: 320, height: 100)
    screen.shown()
    #expect(OwnSizeCell.asked == [0, 1, 2, 3, 4])
    #expect(screen.view.contentSize.height == 10_000)
  }

  @Test("Without an estimate no cell is measured") func fixed() {
    let screen = screen([3], estimate: .zero)
    screen.shown()
    #expect(OwnSizeCell.asked.isEmpty)
  }

  @Test("A measured size follows its item, and items never displayed keep the estimate")
  func follows() {
    let screen = screen([50], estimate: CGSize(width: 320, height: 100))
    OwnSizeCell.sizes = [0: CGSize(width: 320, height: 60)]
    screen.shown()
    screen.scroll(to: 1_000)
    screen.counts = [51]
    screen.view.performBatchUpdates {
      screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(screen.frame(1)?.height == 60)
    #expect(screen.frame(40)?.height == 100)
    // 50 of 100 points and one of 60.
    #expect(screen.view.contentSize.height == 5_060)
  }

  @Test("Visible items stay in place when a cell above is measured higher") func offset() {
    let screen = screen([50], estimate: CGSize(width: 320, height: 100))
    screen.shown()
    screen.scroll(to: 2_000)
    let before = screen.frame(20)?.minY ?? 0
    OwnSizeCell.sizes = [19: CGSize(width: 320, height: 130)]
    screen.scroll(to: 1_950)
    // Item 19 starts 50 points above the visible area; its additional 30 points push item 20 down.
    #expect((screen.frame(20)?.minY ?? 0) - before == 30)
    #expect(screen.view.contentOffset.y == 1_980)
  }

  @Test("Cells are measured again after an app invalidates the layout") func again() {
    let screen = screen([2], estimate: CGSize(width: 200, height: 100))
    screen.shown()
    OwnSizeCell.sizes = [1: CGSize(width: 200, height: 70)]
    screen.layout.invalidateLayout()
    #expect(screen.shown().frame(1) == CGRect(60, 100, 200, 70))
    screen.view.frame.size.width = 300
    OwnSizeCell.sizes = [1: CGSize(width: 200, height: 80)]
    #expect(screen.shown().frame(1)?.height == 80)
  }
}

/// A cell with a preferred size by item; without one, it keeps the size that it is given.
private final class OwnSizeCell: UICollectionViewCell {
  static var sizes: [Int: CGSize] = [:]
  static var asked: [Int] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let item = layoutAttributes.indexPath.item
    Self.asked.append(item)
    if let size = Self.sizes[item] { layoutAttributes.size = size }
    return layoutAttributes
  }
}
