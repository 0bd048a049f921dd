import LayoutBox
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("LayoutBuilder with random blocks") struct LayoutBuilderPropertyTests {
  @Test("Nested lists are flattened in order at any depth")
  func flattening() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var next: CGFloat = 0
      let list = randomList(depth: 4, next: &next, using: &random)
      let widths = list.subItems().flatMap { $0.toBuild() }
        .map(\.layoutSize.widthDimension.dimension)
      let marks = (0..<Int(next)).map { CGFloat($0 + 1) }
      #expect(widths == marks, "seed \(seed)")
    }
  }

  private func randomList(
    depth: Int, next: inout CGFloat, using random: inout SeededGenerator
  ) -> LayoutBoxConfig {
    var list: [LayoutBoxConfig] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if depth > 0, Bool.random(using: &random) {
        list.append(randomList(depth: depth - 1, next: &next, using: &random))
      } else {
        next += 1
        list.append(mark(next).config)
      }
    }
    return LayoutBoxConfig(list: list)
  }
}
