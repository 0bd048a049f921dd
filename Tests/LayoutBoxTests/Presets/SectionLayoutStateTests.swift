import LayoutBox
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Layouts with kept state in a view of 300 x 600") struct SectionLayoutStateTests {
  /// The heights of a section's items, stated and measured, and the requests for them.
  private final class Items {
    var stated: [CGFloat?] = []
    var measured: [CGFloat] = []
    var measuredIndices: [Int] = []
    var invalidationCount = 0
    var count: Int { stated.count }
  }

  private func screen(
    _ layout: any SectionLayout, _ items: Items, state: SectionLayoutState?
  ) -> PlainScreen {
    PlainScreen(count: items.count) { environment in
      var context = SectionContext(
        environment: environment, itemCount: items.count,
        itemHeight: { index, _ in items.stated[index] },
        measuredHeight: { index, _ in
          items.measuredIndices.append(index)
          return items.measured[index]
        })
      context.state = state
      return layout.makeSection(in: context)
    }
  }

  @Test("A waterfall that is updated has the frames of a new one")
  func updates() {
    for seed in 0..<PropertyRuns.count(full: 60) {
      var random = SeededGenerator(seed: UInt64(seed))
      let layout = WaterfallLayout(
        columns: .fixed(Int.random(in: 1...4, using: &random)), spacing: 3,
        order: Bool.random(using: &random) ? .inOrder : .shortestColumn,
        spans: Bool.random(using: &random) ? .single : .pattern([1, 2, 1]))
      let items = Items()
      let kept = screen(layout, items, state: SectionLayoutState {})
      for _ in 0..<20 {
        change(items, using: &random)
        kept.setCount(items.count)
        #expect(kept.frames == screen(layout, items, state: nil).frames, "seed \(seed)")
      }
    }
  }

  /// Changes, inserts or removes some stated heights.
  private func change(_ items: Items, using random: inout SeededGenerator) {
    let height = CGFloat(Int.random(in: 0...90, using: &random))
    let index = Int.random(in: 0...items.count, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0 where index < items.count: items.stated[index] = height
    case 1 where index < items.count: items.stated.remove(at: index)
    default:
      let inserted = (0...Int.random(in: 0...40, using: &random)).map { height + CGFloat($0 % 7) }
      items.stated.insert(contentsOf: inserted, at: index)
    }
  }

  @Test("Without a state all cells are measured") func noState() {
    let items = Items()
    items.stated = Array(repeating: nil, count: 200)
    items.measured = Array(repeating: 50, count: 200)
    _ = screen(GridLayout(columns: 1, spacing: 0), items, state: nil)
    #expect(Set(items.measuredIndices).count == 200)
  }

  @Test("With a state the cells of two screens are measured, and the others have their mean height")
  func window() {
    let items = Items()
    items.stated = Array(repeating: nil, count: 200)
    items.measured = (0..<200).map { $0.isMultiple(of: 2) ? 40 : 60 }
    let state = SectionLayoutState { items.invalidationCount += 1 }
    let screen = screen(GridLayout(columns: 1, spacing: 0), items, state: state)
    // Two items are 100 points high, so 24 items begin above two screens of 600 points.
    #expect(Set(items.measuredIndices) == Set(0..<24))
    let heights = items.measured[..<24] + Array(repeating: 50, count: 176)
    #expect(screen.frames.map(\.height) == Array(heights))
    #expect(items.invalidationCount == 0)
    // The items 14 to 25 are visible at 700; items from 24 on are not measured.
    screen.collectionView.contentOffset.y = 700
    screen.collectionView.layoutIfNeeded()
    #expect(items.invalidationCount == 1)
    screen.collectionView.collectionViewLayout.invalidateLayout()
    screen.collectionView.layoutIfNeeded()
    // The displayed items end with the one at 1300; those of two screens after it are measured.
    #expect(items.invalidationCount == 1)
    #expect(Set(items.measuredIndices) == Set(0..<50))
  }

  @Test("Items of a section whose items specify no heights are not asked") func noHeights() {
    var requestCount = 0
    let layout = GridLayout(columns: 1, spacing: 0)
    let screen = PlainScreen(count: 2) { environment in
      var context = SectionContext(
        environment: environment, itemCount: 2,
        itemHeight: { _, _ in
          requestCount += 1
          return 99
        }, measuredHeight: { _, _ in 30 })
      context.itemsMaySpecifyHeights = false
      return layout.makeSection(in: context)
    }
    #expect(screen.frames.map(\.height) == [30, 30])
    #expect(requestCount == 0)
  }
}
