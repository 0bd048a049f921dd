import LegoKit
import LegoSupport
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Anchoring in random programs") struct RandomAnchoringTests {
  /// The rows of a list and its content offset, from arithmetic.
  private struct Model {
    var rows: [Tile] = []
    var offset: CGFloat = 0
    var height: CGFloat = 667
    var nextID = 0

    var length: CGFloat { rows.reduce(0) { $0 + $1.height } }
    var endOffset: CGFloat { max(0, length - height) }

    func start(of id: Int) -> CGFloat? {
      var start: CGFloat = 0
      for row in rows {
        if row.id == id { return start }
        start += row.height
      }
      return nil
    }

    /// The rows that are visible, from top to bottom.
    var visible: [Tile] {
      rows.filter { row in
        let start = start(of: row.id) ?? 0
        return start + row.height > offset && start < offset + height
      }
    }

    /// Changes rows or the height of the list; the anchor keeps its position.
    mutating func change(_ anchor: ContentAnchor, _ change: (inout Model) -> Void) {
      let before = self
      change(&self)
      // A distance of up to one point from the end counts as the end, and is kept.
      let distanceToEnd = before.endOffset - before.offset
      if anchor == .bottom, distanceToEnd <= 1 {
        return offset = max(0, endOffset - distanceToEnd)
      }
      for row in before.visible {
        guard let old = before.start(of: row.id), let new = start(of: row.id) else { continue }
        return offset = min(max(before.offset + new - old, 0), endOffset)
      }
      offset = min(offset, endOffset)
    }

    /// Inserts, removes or resizes a few rows.
    mutating func edit(_ random: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let height = CGFloat(Int.random(in: 20...120, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          let index = Int.random(in: 0...rows.count, using: &random)
          rows.insert(Tile(id: nextID, height: height), at: index)
          nextID += 1
        case 2 where !rows.isEmpty:
          let first = Int.random(in: 0..<rows.count, using: &random)
          rows.removeSubrange(first..<min(rows.count, first + 5))
        default:
          if let index = rows.indices.randomElement(using: &random) { rows[index].height = height }
        }
      }
    }
  }

  @Test(
    "The first visible row that remains, or the end, keeps its position",
    arguments: [ContentAnchor.firstVisibleItem, .bottom])
  func programs(anchor: ContentAnchor) {
    for seed in PropertyRuns.seeds(full: 1_000) {
      var random = SeededGenerator(seed: seed)
      var model = Model()
      let renderer = LegoRenderer(lego: lego(model))
      renderer.anchor = anchor
      renderer.isAnimationEnabled = seed.isMultiple(of: 2)
      let shown = DisplayedLego(renderer)
      model.change(anchor) { model in
        model.rows = (0..<60).map { Tile(id: $0, height: CGFloat(30 + $0 * 13 % 50)) }
        model.nextID = 60
      }
      shown.apply(lego(model))
      for step in 0..<12 {
        perform(anchor, on: &model, shown, &random)
        #expect(
          abs(shown.collectionView.contentOffset.y - model.offset) <= 0.5,
          "seed \(seed), step \(step)")
      }
    }
  }

  /// Performs a random change, and the same in the model.
  private func perform(
    _ anchor: ContentAnchor, on model: inout Model, _ shown: DisplayedLego,
    _ random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      model.offset = CGFloat(Int.random(in: 0...Int(model.endOffset), using: &random))
      shown.collectionView.contentOffset.y = model.offset
      // An update may come before the layout pass of a scroll.
      if Bool.random(using: &random) { shown.view.layoutIfNeeded() }
    case 2:
      let height = CGFloat(Int.random(in: 300...900, using: &random))
      shown.view.layoutIfNeeded()
      model.change(anchor) { $0.height = height }
      shown.view.frame.size.height = height
      shown.view.layoutIfNeeded()
    default:
      model.change(anchor) { $0.edit(&random) }
      shown.apply(lego(model))
    }
  }

  private func lego(_ model: Model) -> Lego {
    Lego { Section(id: 0, layout: RowsLayout()) { model.rows } }
  }
}
