import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@Suite("WaterfallSolver") struct WaterfallSolverTests {
  private func frames(
    _ heights: [CGFloat], spans: [Int] = [], columns: Int, width: CGFloat, spacing: CGFloat = 0,
    order: WaterfallOrder = .shortestColumn
  ) -> [CGRect] {
    var solver = WaterfallSolver(
      WaterfallColumns(count: columns, width: width, spacing: spacing, order: order))
    for (index, height) in heights.enumerated() {
      solver.append(height: height, span: spans.isEmpty ? 1 : spans[index])
    }
    return solver.itemFrames.map(\.frame)
  }

  @Test("Items go below the shortest column (compositional-layout.md, 7.5, E36)") func shortest() {
    // 355 wide, spacing 10: columns (355 - 10) / 2 = 172.5 wide; the second begins at 182.5.
    #expect(
      frames([100, 150, 80, 120, 60], columns: 2, width: 172.5, spacing: 10) == [
        CGRect(x: 0, y: 0, width: 172.5, height: 100),
        CGRect(x: 182.5, y: 0, width: 172.5, height: 150),
        // 100 + 10 < 150 + 10
        CGRect(x: 0, y: 110, width: 172.5, height: 80),
        // 160 < 110 + 80 + 10
        CGRect(x: 182.5, y: 160, width: 172.5, height: 120),
        // 200 < 160 + 120 + 10
        CGRect(x: 0, y: 200, width: 172.5, height: 60),
      ])
  }

  @Test("Of several equally short columns the first one is used") func ties() {
    #expect(frames([5, 5, 5, 5], columns: 3, width: 10).map(\.minX) == [0, 10, 20, 0])
  }

  @Test("No items have no frames and no height") func none() {
    let solver = WaterfallSolver(WaterfallColumns(count: 2, width: 10, spacing: 8))
    #expect(solver.itemFrames.isEmpty)
    #expect(solver.contentHeight == 0)
  }

  @Test("An item of two columns goes below the longer of the two that are the shortest pair")
  func spans() {
    // Columns at 0, 14, 28, each 10 wide. After 30, 10 and 20: tops 34, 14, 24. Columns 1 and 2
    // are free at 24, columns 0 and 1 at 34. The next single item goes below the first column.
    #expect(
      frames([30, 10, 20, 5, 7], spans: [1, 1, 1, 2, 1], columns: 3, width: 10, spacing: 4) == [
        CGRect(x: 0, y: 0, width: 10, height: 30), CGRect(x: 14, y: 0, width: 10, height: 10),
        CGRect(x: 28, y: 0, width: 10, height: 20), CGRect(x: 14, y: 24, width: 24, height: 5),
        // 24 + 5 + 4 = 33 < 34
        CGRect(x: 14, y: 33, width: 10, height: 7),
      ])
  }

  @Test("A full-width item goes below all columns, and the next ones below it") func fullWidth() {
    #expect(
      frames(
        [30, 10, 8, 6], spans: [1, 1, WaterfallSpans.fullWidth, 1], columns: 2, width: 10,
        spacing: 2) == [
          CGRect(x: 0, y: 0, width: 10, height: 30), CGRect(x: 12, y: 0, width: 10, height: 10),
          CGRect(x: 0, y: 32, width: 22, height: 8), CGRect(x: 0, y: 42, width: 10, height: 6),
        ])
  }

  @Test("In order, each item goes below the column after that of the item before") func inOrder() {
    // The third item goes to column 0, although column 1 is shorter. The fourth covers two columns
    // and does not fit beside it, so it begins the next row below both.
    #expect(
      frames([30, 10, 5, 4], spans: [1, 1, 1, 2], columns: 2, width: 10, order: .inOrder) == [
        CGRect(x: 0, y: 0, width: 10, height: 30), CGRect(x: 10, y: 0, width: 10, height: 10),
        CGRect(x: 0, y: 30, width: 10, height: 5), CGRect(x: 0, y: 35, width: 20, height: 4),
      ])
  }

  @Test("Spans are a pattern, or belong to items, and cover at most all columns") func spanValues()
  {
    #expect((0..<4).map { WaterfallSpans.single.span(ofItem: $0, columns: 3) } == [1, 1, 1, 1])
    #expect(
      (0..<4).map { WaterfallSpans.pattern([1, 5, 0]).span(ofItem: $0, columns: 3) }
        == [1, 3, 1, 1])
    #expect(WaterfallSpans.pattern([]).span(ofItem: 4, columns: 3) == 1)
    #expect(
      (0..<3).map { WaterfallSpans.items([1: 2]).span(ofItem: $0, columns: 3) } == [1, 2, 1])
  }

  @Test("Random waterfalls with spans have the frames of a search over all frames before")
  func reference() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      let waterfall = RandomWaterfall(seed: seed)
      var solver = WaterfallSolver(waterfall.columns)
      for item in waterfall.items { solver.append(height: item.height, span: item.span) }
      #expect(solver.itemFrames.map(\.frame) == waterfall.slowFrames, "seed \(seed)")
      #expect(solver.contentHeight == waterfall.slowFrames.map(\.maxY).max() ?? 0, "seed \(seed)")
    }
  }

  @Test("A solution that is resumed at any item is that of all items") func resumed() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var waterfall = RandomWaterfall(seed: seed)
      var solver = WaterfallSolver(waterfall.columns)
      for item in waterfall.items { solver.append(height: item.height, span: item.span) }
      let index = waterfall.changeOneItem()
      solver.removeItems(from: index)
      #expect(solver.count == min(index, waterfall.items.count), "seed \(seed)")
      for item in waterfall.items[index...] { solver.append(height: item.height, span: item.span) }
      #expect(solver.itemFrames.map(\.frame) == waterfall.slowFrames, "seed \(seed)")
    }
  }
}

/// Random items, and their frames by a slow search.
private struct RandomWaterfall {
  var items: [(height: CGFloat, span: Int)]
  let columns: WaterfallColumns
  private var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    columns = WaterfallColumns(
      count: Int.random(in: 1...6, using: &random), width: 50,
      spacing: CGFloat(Int.random(in: 0...9, using: &random)),
      order: Bool.random(using: &random) ? .shortestColumn : .inOrder)
    items = []
    for _ in 0..<Int.random(in: 0...200, using: &random) { items.append(randomItem()) }
  }

  private mutating func randomItem() -> (height: CGFloat, span: Int) {
    let isSingle = Int.random(in: 0...3, using: &random) > 0
    return (
      CGFloat(Int.random(in: 0...200, using: &random)),
      isSingle ? 1 : Int.random(in: 1...columns.count, using: &random)
    )
  }

  /// Changes or inserts a random item, and returns its index.
  mutating func changeOneItem() -> Int {
    let index = Int.random(in: 0...items.count, using: &random)
    if index < items.count, Bool.random(using: &random) {
      items[index] = randomItem()
    } else {
      items.insert(randomItem(), at: index)
    }
    return index
  }

  /// The frames, each found by comparing every position with all frames before it.
  var slowFrames: [CGRect] {
    var frames: [CGRect] = []
    var next = 0
    for item in items {
      let width = 50 * CGFloat(item.span) + columns.spacing * CGFloat(item.span - 1)
      let last = columns.count - item.span
      var candidates = Array(0...last)
      if columns.order == .inOrder { candidates = [next <= last ? next : 0] }
      let found = candidates.map { column -> CGRect in
        let x = CGFloat(column) * (50 + columns.spacing)
        let above = frames.filter { $0.minX < x + width && $0.maxX > x }
        let top = above.map { $0.maxY + columns.spacing }.max() ?? 0
        return CGRect(x: x, y: top, width: width, height: item.height)
      }
      guard let best = found.enumerated().min(by: { $0.element.minY < $1.element.minY }) else {
        continue
      }
      frames.append(best.element)
      next = (candidates[best.offset] + item.span) % columns.count
    }
    return frames
  }
}
