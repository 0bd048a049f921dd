import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@Suite("StatedHeights") struct StatedHeightsTests {
  @Test("A list in which no item has a height states none") func none() {
    #expect(StatedHeights([]) == nil)
    #expect(StatedHeights([-1, -1]) == nil)
  }

  @Test("Equal heights are one height for all rows") func same() throws {
    let heights = try #require(StatedHeights([44, 44, 44]))
    #expect(heights == .same(44))
    #expect(heights[2] == 44)
    #expect(heights.tallest(inRowsOf: 2) == [44])
  }

  @Test("A row is as high as its tallest item, also the last one") func tallest() throws {
    let heights = try #require(StatedHeights([10, 20, 40, 30, 5]))
    #expect(heights.isComplete)
    #expect(heights.tallest(inRowsOf: 2) == [20, 40, 5])
    #expect(heights.tallest(inRowsOf: 1) == [10, 20, 40, 30, 5])
  }

  @Test("Heights of some items leave the others to be measured") func some() throws {
    let heights = try #require(StatedHeights([10, -1]))
    #expect(!heights.isComplete)
    #expect(heights[0] == 10)
    #expect(heights[1] == nil)
    #expect(heights.tallest(inRowsOf: 1) == nil)
  }

  @Test(
    "Rows have the heights of a search through each of them",
    arguments: PropertyRuns.blocks(full: 4_000))
  func rows(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let heights = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        CGFloat(Int.random(in: 0...3, using: &random) * 10)
      }
      let columns = Int.random(in: 1...6, using: &random)
      let stated = try #require(StatedHeights(heights), "seed \(seed)")
      let expected = (0..<(heights.count + columns - 1) / columns).map { row in
        heights.enumerated().filter { $0.offset / columns == row }.map(\.element).max()
      }
      let rows = try #require(stated.tallest(inRowsOf: columns), "seed \(seed)")
      let isSame = Set(heights).count == 1
      #expect(rows == (isSame ? [heights[0]] : expected), "seed \(seed)")
      #expect(heights.indices.allSatisfy { stated[$0] == heights[$0] }, "seed \(seed)")
    }
  }

  @Test("The first items of the same heights are those of a search") func prefix() throws {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let lowest = Int.random(in: -1...1, using: &random)
      func heights() -> [CGFloat] {
        (0..<6).map { _ in CGFloat(Int.random(in: lowest...1, using: &random)) }
      }
      let (one, other) = (heights(), heights())
      guard let stated = StatedHeights(one), let last = StatedHeights(other) else { continue }
      let limit = Int.random(in: 0...6, using: &random)
      let expected = (0..<limit).first { one[$0] != other[$0] } ?? limit
      #expect(stated.prefixCount(of: last, limit) == expected, "seed \(seed)")
    }
  }

  @Test("Widths repeat by column, or are those of each item") func widths() {
    #expect((0..<5).map { ItemWidths.repeating([10, 20])[$0] } == [10, 20, 10, 20, 10])
    #expect((0..<3).map { ItemWidths.each([1, 2, 3])[$0] } == [1, 2, 3])
    #expect(ItemWidths.same(7)[100] == 7)
    // Spans of 1 and 2 of columns of 10 points and a space of 4 are 10 and 2 x 10 + 4 points wide.
    let columns = WaterfallColumns(count: 2, width: 10, spacing: 4)
    #expect(columns.widths(of: .single, itemCount: 3) == .same(10))
    #expect(columns.widths(of: .pattern([1, 2]), itemCount: 3) == .repeating([10, 24]))
    #expect(columns.widths(of: .items([1: 2]), itemCount: 3) == .each([10, 24, 10]))
  }
}
