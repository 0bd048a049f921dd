import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("Outcomes of updates") struct UpdateOutcomeTests {
  private func list(_ ids: [Int]) -> Lego {
    Lego { Section(id: 0, layout: RowsLayout()) { for id in ids { Tile(id: id) } } }
  }

  @Test("An update ends as applied, once") func applied() async {
    let shown = DisplayedLego(list([1]))
    #expect(await shown.renderer.applyAndWait(list([1, 2])) == .applied)
    #expect(await shown.renderer.applyAndWait(list([1, 2])) == .applied)
  }

  @Test("Of the updates before the first render, only the last is displayed") func beforeRender() {
    let renderer = LegoRenderer(lego: list([1]))
    var outcomes: [String] = []
    renderer.apply(list([2])) { outcomes.append("second \($0)") }
    renderer.apply(list([3])) { outcomes.append("third \($0)") }
    #expect(outcomes == ["second superseded"])
    let shown = DisplayedLego(renderer)
    #expect(outcomes == ["second superseded", "third applied"])
    #expect(shown.ids == [3])
  }

  @Test("An update that was never displayed ends as canceled when its renderer is released")
  func cancelled() async {
    var outcomes: [UpdateOutcome] = []
    do {
      let renderer = LegoRenderer(lego: list([1]))
      renderer.apply(list([2])) { outcomes.append($0) }
    }
    while outcomes.isEmpty { await Task.yield() }
    #expect(outcomes == [.cancelled])
  }

  @Test("Each of many updates ends exactly once, and the last is displayed") func many() async {
    let shown = DisplayedLego(list([]))
    var ends = [Int](repeating: 0, count: 200)
    for number in ends.indices {
      shown.renderer.apply(list(Array(0..<number % 7))) { _ in ends[number] += 1 }
    }
    while ends.contains(0) { await Task.yield() }
    shown.view.layoutIfNeeded()
    #expect(ends == [Int](repeating: 1, count: 200))
    #expect(shown.ids == Array(0..<199 % 7))
  }

  @Test("An update from a cell that is being updated is displayed in the next turn") func fromCell()
    async
  {
    let renderer = LegoRenderer(lego: Lego(sections: []))
    let trigger = Trigger(id: 1) { [weak renderer] in
      renderer?.apply(Lego { Section(id: 0, layout: RowsLayout()) { Tile(id: 5) } })
    }
    let shown = DisplayedLego(renderer)
    shown.apply(
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          trigger
          Tile(id: 1)
        }
      })
    // Later requests in the same turn are still answered from the displayed content.
    #expect(shown.tiles(1) == [Tile(id: 1)])
    for _ in 0..<20 { await Task.yield() }
    shown.view.layoutIfNeeded()
    #expect(shown.ids == [5])
  }
}

private struct Trigger: TypedItemType {
  typealias CellType = TriggerCell
  var id: Int
  var action: @MainActor () -> Void
}

private final class TriggerCell: UICollectionViewCell, TypedCellType {
  func update(with item: Trigger) { item.action() }
}
