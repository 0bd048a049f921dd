import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("A carousel in a view of 375 x 667") struct CarouselLayoutTests {
  @Test("Its items are side by side, all as high as the tallest cell")
  func highestCell() {
    let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 4, trailing: 16)
    let shown = DisplayedLego(
      Lego {
        Section(
          id: 0, layout: CarouselLayout(itemWidth: .fixed(280), spacing: 10, insets: insets),
          header: Tile(id: 9, height: 30)
        ) {
          for (id, height) in [40, 60, 50].enumerated() { Tile(id: id, height: CGFloat(height)) }
        }
        Section(id: 1, layout: RowsLayout()) { Tile(id: 5, height: 20) }
      })

    // The third item begins at 16 + 2 * 290 = 596 and is not visible.
    #expect(shown.ids == [0, 1, 5])
    #expect(
      areClose(
        shown.attributes(in: 0, items: 3),
        [16, 306, 596].map { CGRect(x: $0, y: 38, width: 280, height: 60) }))
    // Below the header of 30, the insets of 8 and 4 and the row of 60.
    #expect(
      areClose(
        shown.attributes(in: 1, items: 1), [CGRect(x: 0, y: 102, width: 375, height: 20)]))
  }

  @Test("The width may be a fraction of the width inside the insets")
  func fraction() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 20)
    let layout = CarouselLayout(
      itemWidth: .fraction(0.75), spacing: 6, rowHeight: .timesWidth(0.5), insets: insets)
    let shown = DisplayedLego(
      Lego { Section(id: 0, layout: layout) { for id in 0..<2 { Tile(id: id) } } })
    // (375 - 35) * 0.75 = 255; half of that is 127.5; the second begins at 15 + 255 + 6.
    #expect(
      areClose(
        shown.attributes(in: 0, items: 2),
        [15, 276].map { CGRect(x: $0, y: 0, width: 255, height: 127.5) }))
  }

  @Test("Cells without a height are square")
  func square() {
    let shown = DisplayedLego(
      Lego { Section(id: 0, layout: CarouselLayout(itemWidth: .fixed(120))) { Note(id: 1) } })
    #expect(
      areClose(
        shown.attributes(in: 0, items: 1), [CGRect(x: 0, y: 0, width: 120, height: 120)]))
  }

  @Test("It keeps its content offset when one item is added")
  func keepsContentOffset() throws {
    let layout = CarouselLayout(itemWidth: .fixed(200), rowHeight: .exactly(50))
    func lego(_ count: Int) -> Lego {
      Lego { Section(id: 0, layout: layout) { for id in 0..<count { Tile(id: id) } } }
    }
    let shown = DisplayedLego(lego(6))
    let row = try #require(
      shown.collectionView.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    row.contentOffset.x = 416
    shown.view.layoutIfNeeded()
    shown.apply(lego(7))

    // 416 to 791: the items at 416 and 624.
    #expect(shown.ids == [2, 3])
    #expect(row.contentOffset.x == 416)
    // 7 * 200 + 6 * 8.
    #expect(row.contentSize.width == 1448)
  }

  @Test("Carousels are equal unless a property differs")
  func equality() {
    let layout = CarouselLayout(itemWidth: .fixed(200))
    #expect(layout == CarouselLayout(itemWidth: .fixed(200)))
    #expect(layout != CarouselLayout(itemWidth: .fixed(200), scrolling: .groupPaging))
  }
}

extension DisplayedLego {
  /// Returns the frames of the first items of a section from the layout attributes.
  fileprivate func attributes(in section: Int, items: Int) -> [CGRect] {
    (0..<items).compactMap {
      collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }
}
