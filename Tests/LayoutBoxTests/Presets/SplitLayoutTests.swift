import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("A list beside a detail") struct SplitLayoutTests {
  private let insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 10)

  /// The frames of items of these heights.
  private func frames(_ layout: SplitLayout, width: CGFloat, _ heights: [CGFloat]) -> [CGRect] {
    layout.frames(in: CGSize(width: width, height: 600), itemCount: heights.count) { item, _ in
      heights[item]
    }
  }

  @Test("The first item is beside the others, which are below each other") func columns() {
    let layout = SplitLayout(columnSpacing: 16, spacing: 4, insets: insets)
    // The list has 320 of 1000 − 20 points, the detail 980 − 320 − 16 = 644.
    #expect(
      areClose(
        frames(layout, width: 1000, [300, 40, 50]),
        [
          CGRect(x: 346, y: 5, width: 644, height: 300),
          CGRect(x: 10, y: 5, width: 320, height: 40),
          CGRect(x: 10, y: 49, width: 320, height: 50),
        ]))
  }

  @Test("The list has at most half of a narrow section", arguments: [100, 400, 655.5, 656])
  func narrow(width: CGFloat) {
    // 2 · 320 + 16 = 656.
    let half = (width - 16) / 2
    #expect(
      areClose(
        frames(SplitLayout(), width: width, [20, 30]),
        [
          CGRect(x: half + 16, y: 0, width: half, height: 20),
          CGRect(x: 0, y: 0, width: half, height: 30),
        ]))
  }

  @Test("Several details are below each other, in the leading column if that is set") func details()
  {
    let layout = SplitLayout(
      listWidth: 200, detailCount: 2, detailIsLeading: true, columnSpacing: 10, spacing: 1)
    #expect(
      areClose(
        frames(layout, width: 510, [90, 30, 40, 50]),
        [
          CGRect(x: 0, y: 0, width: 300, height: 90), CGRect(x: 0, y: 91, width: 300, height: 30),
          CGRect(x: 310, y: 0, width: 200, height: 40),
          CGRect(x: 310, y: 41, width: 200, height: 50),
        ]))
    #expect(SplitLayout(detailCount: -2) == SplitLayout(detailCount: 0))
    #expect(frames(SplitLayout(detailCount: 9), width: 700, [10, 20]).map(\.minX) == [336, 336])
  }

  @Test("The section is as high as the longer column") func height() {
    for heights: [CGFloat] in [[300, 40, 50], [30, 40, 50]] {
      let solution = SplitLayout(insets: insets).solution(
        in: CGSize(width: 700, height: 600), itemCounts: [3]
      ) { path, _ in heights[path.item] }
      #expect(solution.contentSize.height == max(heights[0], 90) + 5 + 15)
    }
  }

  @Test("In a collection view the detail is measured in its width, from right to left at the left")
  func collectionView() {
    let layout = SplitLayout(listWidth: 100, columnSpacing: 20)
    let screen = PlainScreen(count: 2, isRightToLeft: true) { environment in
      layout.section(in: environment, itemCount: 2) { _, width in width / 2 }
    }
    #expect(
      areClose(
        screen.frames,
        [
          CGRect(x: 0, y: 0, width: 180, height: 90), CGRect(x: 200, y: 0, width: 100, height: 50),
        ]))
  }

  @Test("Without a number of items the items are rows") func unknownCount() {
    let screen = PlainScreen(count: 2) { SplitLayout(spacing: 6).section(in: $0) }
    #expect(screen.frames.map(\.width) == [300, 300])
  }

  @Test("Rows are measured up to two screens ahead, and the detail does not count for the others")
  func estimates() {
    var measured: Set<Int> = []
    let state = SectionLayoutState {}
    let screen = PlainScreen(count: 101) { environment in
      var context = SectionContext(
        environment: environment, itemCount: 101, itemHeight: { _, _ in nil },
        measuredHeight: { item, _ in
          measured.insert(item)
          return item == 0 ? 2000 : 50
        })
      context.state = state
      return SplitLayout().makeSection(in: context)
    }
    // 24 rows of 50 points begin above two screens of 600 points.
    #expect(measured == Set(0...24))
    #expect(screen.frames.map(\.height) == [2000] + Array(repeating: 50, count: 100))
  }

  @Test("The width of the list follows the text size") func scaled() {
    #expect(SplitLayout(listWidth: 200).scaled(by: 1.5) == SplitLayout(listWidth: 300))
  }

  @Test("Random items neither overlap nor leave the section") func properties() {
    for seed in PropertyRuns.seeds(full: 4_000) {
      var random = SeededGenerator(seed: seed)
      let layout = SplitLayout(
        listWidth: .random(in: -10...900, using: &random),
        detailCount: .random(in: -1...4, using: &random),
        detailIsLeading: .random(using: &random),
        columnSpacing: .random(in: 0...40, using: &random),
        spacing: .random(in: 0...20, using: &random))
      let width = CGFloat.random(in: 50...1400, using: &random)
      let heights = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        CGFloat.random(in: 1...200, using: &random)
      }
      let found = frames(layout, width: width, heights)
      #expect(found.map(\.height) == heights, "seed \(seed)")
      for (index, frame) in found.enumerated() {
        #expect(frame.minX >= -0.01 && frame.maxX <= width + 0.01, "seed \(seed)")
        let overlapped = found[..<index].filter {
          $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame.insetBy(dx: 0.01, dy: 0.01))
        }
        #expect(overlapped.isEmpty, "seed \(seed)")
      }
    }
  }
}
