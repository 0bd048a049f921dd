import LayoutBox
import Testing
import UIKit

/// The predefined layouts in a compositional layout without LegoKit.
@MainActor @Suite("Layouts in a plain collection view of 300 x 600")
struct PlainCompositionalLayoutTests {
  /// Returns the frames of `count` items in a section that `section` describes.
  private func frames(
    count: Int,
    _ section: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> [CGRect] {
    PlainScreen(count: count, section).frames
  }

  @Test("A grid needs no more than the environment") func grid() {
    let found = frames(count: 4) { environment in
      GridLayout(columns: 3, spacing: 6, rowHeight: .exactly(40)).section(in: environment)
    }
    // (300 - 2 * 6) / 3 = 96; the second row begins at 40 + 6.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 96, height: 40), CGRect(x: 102, y: 0, width: 96, height: 40),
          CGRect(x: 204, y: 0, width: 96, height: 40), CGRect(x: 0, y: 46, width: 96, height: 40),
        ]))
  }

  @Test("The items of a grid and a waterfall are square unless a height is given") func squares() {
    let grid = frames(count: 3) { GridLayout(columns: 2, spacing: 10).section(in: $0) }
    // (300 - 10) / 2 = 145.
    let squares = [CGPoint(x: 0, y: 0), CGPoint(x: 155, y: 0), CGPoint(x: 0, y: 155)].map {
      CGRect(origin: $0, size: CGSize(width: 145, height: 145))
    }
    #expect(areClose(grid, squares))
    let waterfall = frames(count: 3) { WaterfallLayout(columns: 2, spacing: 10).section(in: $0) }
    #expect(areClose(waterfall, squares))
  }

  @Test("A waterfall takes the heights of its items from a closure") func waterfall() {
    let heights: [CGFloat] = [100, 60, 50]
    let found = frames(count: 3) { environment in
      WaterfallLayout(columns: 2, spacing: 10)
        .section(in: environment, itemCount: heights.count) { item, width in
          width == 145 ? heights[item] : nil
        }
    }
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 145, height: 100),
          CGRect(x: 155, y: 0, width: 145, height: 60),
          CGRect(x: 155, y: 70, width: 145, height: 50),
        ]))
  }

  @Test("A list, a table and a carousel have rows") func rows() {
    let list = frames(count: 2) { RowsLayout(rowHeight: .exactly(30)).section(in: $0) }
    #expect(
      areClose(list, [0, 30].map { CGRect(x: 0, y: $0, width: 300, height: 30) }))
    let table = frames(count: 2) { TableLayout(columns: [.flexible, .fixed(80)]).section(in: $0) }
    #expect(
      areClose(
        table,
        [
          CGRect(x: 0, y: 0, width: 220, height: 44), CGRect(x: 220, y: 0, width: 80, height: 44),
        ]))
    let carousel = frames(count: 2) {
      CarouselLayout(itemWidth: .fixed(200), spacing: 10, rowHeight: .timesWidth(0.5))
        .section(in: $0)
    }
    #expect(
      areClose(carousel, [0, 210].map { CGRect(x: $0, y: 0, width: 200, height: 100) }))
  }

  @Test("A group of boxes is a section") func boxes() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(50)) {
      ItemLayoutBox(columns: 2, width: .w(0.5), height: .h(1))
    }
    let found = frames(count: 2) { group.section(in: $0) }
    #expect(areClose(found, [0, 150].map { CGRect(x: $0, y: 0, width: 150, height: 50) }))
  }
}
