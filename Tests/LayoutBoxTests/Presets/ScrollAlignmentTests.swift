import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("Offsets that display an item of a table") struct ScrollAlignmentTests {
  private static let alignments: [ScrollAlignment] = [.leading, .center, .trailing, .nearest]

  /// A table 300 points wide with two to twelve columns, of which up to two stay visible.
  private func table(_ random: inout SeededGenerator) -> TableGeometry {
    let count = Int.random(in: 2...12, using: &random)
    return TableGeometry(
      widths: (0..<count).map { _ in CGFloat(Int.random(in: 20...200, using: &random)) },
      spacing: CGFloat(Int.random(in: 0...8, using: &random)),
      insets: NSDirectionalEdgeInsets(
        top: 0, leading: CGFloat(Int.random(in: 0...30, using: &random)), bottom: 0,
        trailing: CGFloat(Int.random(in: 0...30, using: &random))),
      visibleWidth: 300, placement: TablePlacement(itemCount: count, columnCount: count),
      pinnedColumnCount: Int.random(in: 0...2, using: &random))
  }

  @Test(
    "A field that fits is between the columns that stay visible and the edge, in each alignment",
    arguments: PropertyRuns.blocks(full: 6_000))
  func visible(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let table = table(&random)
      let item = Int.random(in: 0..<table.placement.itemCount, using: &random)
      let current = CGFloat.random(in: 0...1, using: &random) * table.maximumOffset
      for alignment in Self.alignments {
        guard let offset = table.offset(ofItem: item, at: alignment, from: current) else {
          #expect(item < table.pinnedColumnCount, "seed \(seed)")
          continue
        }
        #expect(offset >= 0 && offset <= table.maximumOffset, "seed \(seed)")
        let span = table.span(ofItem: item, atOffset: offset)
        let start = table.pinnedEnd(atOffset: offset)
        guard span.width <= 300 - start else { continue }
        #expect(span.start >= start - 0.01, "seed \(seed), \(alignment)")
        #expect(span.end <= 300.01, "seed \(seed), \(alignment)")
      }
    }
  }

  @Test(
    "A field that is visible does not scroll to the nearest position",
    arguments: PropertyRuns.blocks(full: 6_000))
  func nearest(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let table = table(&random)
      let current = CGFloat.random(in: 0...1, using: &random) * table.maximumOffset
      for item in table.pinnedColumnCount..<table.placement.itemCount {
        let span = table.span(ofItem: item, atOffset: current)
        guard span.start >= table.pinnedEnd(atOffset: current), span.end <= 300 else { continue }
        #expect(
          table.offset(ofItem: item, at: .nearest, from: current) == current, "seed \(seed)")
      }
    }
  }

  @Test("A field that is wider than its part of the table begins beside what stays visible")
  func wide() {
    let table = TableGeometry(
      widths: [100, 50, 400], visibleWidth: 300,
      placement: TablePlacement(itemCount: 3, columnCount: 3))
    // 150 points from the edge before, and 100 points after.
    #expect(table.offset(ofItem: 2, at: .center, from: 0) == 50)
    #expect(table.offset(ofItem: 2, at: .leading, from: 0) == 50)
    // 550 - 300.
    #expect(table.offset(ofItem: 2, at: .trailing, from: 0) == 250)
    // A part of it is displayed over the whole width already.
    #expect(table.offset(ofItem: 2, at: .nearest, from: 120) == 120)
    #expect(table.offset(ofItem: 0, at: .leading, from: 120) == nil)
    #expect(table.offset(ofItem: 9, at: .leading, from: 120) == nil)
  }
}
