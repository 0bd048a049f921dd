import CompositionalLayout
import Foundation
import SeededNumbers
import Testing

@Suite("Random layouts in which everything fits")
struct RandomFitTests {
  @Test(
    "Cells are in their groups, and groups in their parents",
    arguments: PropertyRuns.blocks(full: 20_000))
  func inside(_ seeds: Range<UInt64>) {
    var checked = 0
    for seed in seeds {
      let layout = RandomFit.make(seed: seed).solved
      let elements = layout.elements(in: RandomCase.everywhere, visible: nil)
      // The smallest groups may have no space for gaps and insets; missing elements are not
      // checked.
      guard layout.diagnostics.allSatisfy({ $0.problem == .neverPlaced }),
        elements.allSatisfy({ $0.frame.width > 0 && $0.frame.height > 0 })
      else { continue }
      let levels = 1...(1 + Int(seed % 3))
      let groups = levels.map { level in
        elements.filter { $0.category == .supplementary("group\(level)") }
          .sorted { $0.item < $1.item }
      }
      // A group contains the cells from its first one up to the first one of the next group of its
      // level.
      for cell in elements where cell.category == .cell {
        let around = groups.map { $0.last { $0.item <= cell.item }?.frame ?? .null }
        for (inner, outer) in zip(around.dropFirst() + [cell.frame], around) {
          #expect(inner.isInside(outer), "seed \(seed), item \(cell.item): \(inner) in \(outer)")
          checked += 1
        }
      }
    }
    #expect(checked > 8 * seeds.count, "too few elements fit: \(checked)")
  }
}

extension CGRect {
  /// Returns whether no edge is outside that of `other` by more than a thousandth of a point.
  fileprivate func isInside(_ other: CGRect) -> Bool {
    minX >= other.minX - 0.001 && minY >= other.minY - 0.001 && maxX <= other.maxX + 0.001
      && maxY <= other.maxY + 0.001
  }
}
