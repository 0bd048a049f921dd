import LayoutBox
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("LayoutBuilder on made blocks") struct LayoutBuilderPropertyTests {
  @Test("Lists of lists hold their boxes flat and in order, however deep they are")
  func flattening() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var next: CGFloat = 0
      let list = madeList(depth: 4, next: &next, using: &random)
      let widths = list.subItems().flatMap { $0.toBuild() }
        .map(\.layoutSize.widthDimension.dimension)
      #expect(widths == (0..<Int(next)).map { CGFloat($0) + 1 }, "seed \(seed)")
    }
  }

  private func madeList(
    depth: Int, next: inout CGFloat, using random: inout SeededGenerator
  ) -> LayoutBoxConfig {
    var list: [LayoutBoxConfig] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if depth > 0, Bool.random(using: &random) {
        list.append(madeList(depth: depth - 1, next: &next, using: &random))
      } else {
        next += 1
        list.append(mark(next).config)
      }
    }
    return LayoutBoxConfig(list: list)
  }
}
