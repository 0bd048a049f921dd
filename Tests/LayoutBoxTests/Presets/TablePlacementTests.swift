import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("Items over several columns of a table") struct TablePlacementTests {
  @Test("An item that does not fit in the rest of its row begins the next one") func rows() {
    let placement = TablePlacement(itemCount: 6, columnCount: 3) { [1, 2, 2, 2, 9, 0][$0] }
    #expect(placement.rowCount == 5)
    #expect((0..<5).map { placement.items(ofRow: $0) } == [0..<2, 2..<3, 3..<4, 4..<5, 5..<6])
    #expect(
      (0..<6).map { placement.columns(ofItem: $0) } == [0..<1, 1..<3, 0..<2, 0..<2, 0..<3, 0..<1])
  }

  @Test("No items have no rows, with and without spans") func empty() {
    #expect(TablePlacement(itemCount: 0, columnCount: 3).rowCount == 0)
    #expect(TablePlacement(itemCount: 0, columnCount: 3) { _ in 2 }.rowCount == 0)
    // A table has a column, and no negative number of items.
    #expect(TablePlacement(itemCount: -2, columnCount: 0) { _ in 2 }.columnCount == 1)
  }

  @Test(
    "Spans of one column are a table without spans", arguments: PropertyRuns.blocks(full: 2_000))
  func single(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let (count, columns) = (
        Int.random(in: 0...60, using: &random), Int.random(in: 1...9, using: &random)
      )
      let plain = TablePlacement(itemCount: count, columnCount: columns)
      let spanned = TablePlacement(itemCount: count, columnCount: columns) { _ in 1 }
      #expect(plain.rowCount == spanned.rowCount, "seed \(seed)")
      for row in 0..<plain.rowCount {
        #expect(plain.items(ofRow: row) == spanned.items(ofRow: row), "seed \(seed)")
      }
      for item in 0..<count {
        #expect(plain.columns(ofItem: item) == spanned.columns(ofItem: item), "seed \(seed)")
      }
    }
  }

  @Test(
    "Rows contain all items in order, without overlaps", arguments: PropertyRuns.blocks(full: 2_000)
  )
  func order(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let columns = Int.random(in: 1...6, using: &random)
      let spans = (0..<Int.random(in: 0...50, using: &random)).map { _ in
        Int.random(in: -1...8, using: &random)
      }
      let placement = TablePlacement(itemCount: spans.count, columnCount: columns) { spans[$0] }
      let rows = (0..<placement.rowCount).map { placement.items(ofRow: $0) }
      #expect(rows.flatMap(Array.init) == Array(spans.indices), "seed \(seed)")
      for row in rows {
        let taken = row.flatMap { placement.columns(ofItem: $0) }
        #expect(taken == Array(0..<taken.count) && taken.count <= columns, "seed \(seed)")
        // The next item did not fit.
        guard row.upperBound < spans.count else { continue }
        let next = placement.columns(ofItem: row.upperBound).count
        #expect(taken.count + next > columns, "seed \(seed)")
      }
    }
  }

  @Test("An item is as wide as its columns and the space between them") func frames() {
    var table = TableLayout(
      columns: [.fixed(80), .flexible, .flexible], spacing: 10, rowHeight: .exactly(40))
    table.spans = .items([0: WaterfallSpans.fullWidth, 2: 2])
    // (300 - 80 - 20) / 2 = 100.
    let frames = [
      CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 0, y: 40, width: 80, height: 40),
      CGRect(x: 90, y: 40, width: 210, height: 40), CGRect(x: 0, y: 80, width: 80, height: 40),
    ]
    #expect(
      areClose(table.frames(in: CGSize(width: 300, height: 600), itemCount: 4), frames))
    let screen = PlainScreen(count: 4) { [table] in table.section(in: $0, itemCount: 4) }
    #expect(areClose(screen.frames, frames))
  }

  @Test("A row is as high as its tallest item at the width of its columns") func heights() {
    var table = TableLayout(columns: [.fixed(100), .fixed(100)])
    table.spans = .pattern([2, 1, 1])
    // An item is a quarter as high as wide, and the third one 70 points high.
    let found = table.frames(in: CGSize(width: 300, height: 600), itemCount: 4) { item, width in
      item == 2 ? 70 : width / 4
    }
    let frames = [
      CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 0, y: 50, width: 100, height: 70),
      CGRect(x: 100, y: 50, width: 100, height: 70), CGRect(x: 0, y: 120, width: 200, height: 50),
    ]
    #expect(areClose(found, frames))
  }

  @Test("A fitted column is as wide as its fields of one column") func fitted() {
    var table = TableLayout(columns: [.fitted, .flexible])
    table.spans = .items([0: 2])
    let widths: [CGFloat] = [250, 90, 20, 120]
    let context = SectionContext(
      environment: SolvingEnvironment(
        size: CGSize(width: 300, height: 600), traits: UITraitCollection()), itemCount: 4,
      itemHeight: { _, _ in 40 }, fittingWidth: { item, _ in widths[item] })
    // The first column contains the items 1 and 3.
    #expect(table.columnWidths(in: context) == [120, 180])
  }

  @Test("An item from a pinned column on ends with its last column while it scrolls") func pinned()
  {
    let geometry = TableGeometry(
      widths: [50, 50, 100, 100], visibleWidth: 150,
      placement: TablePlacement(itemCount: 4, columnCount: 4) { [3, 1, 1, 3][$0] },
      pinnedColumnCount: 2)
    func span(_ item: Int, _ offset: CGFloat) -> TableGeometry.Span {
      geometry.span(ofItem: item, atOffset: offset)
    }
    #expect(span(0, 0) == TableGeometry.Span(start: 0, width: 200))
    #expect(span(0, 60) == TableGeometry.Span(start: 0, width: 140))
    // At least its two pinned columns.
    #expect(span(0, 140) == TableGeometry.Span(start: 0, width: 100))
    // From the second column on: 50 to 300 - 140.
    #expect(span(3, 140) == TableGeometry.Span(start: 50, width: 110))
    // 200 - 60.
    #expect(span(1, 60) == TableGeometry.Span(start: 140, width: 100))
    #expect(geometry.visibleItems(ofRow: 0, atOffset: 40) == [0])
    #expect(geometry.visibleItems(ofRow: 0, atOffset: 60) == [0, 1])
  }
}
