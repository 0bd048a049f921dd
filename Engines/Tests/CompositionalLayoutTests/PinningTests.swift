import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers
import Testing

@Suite("Pinned boundary items")
struct PinningTests {
  @Test("A pinned element is found in the visible rectangle wherever its section starts")
  func inVisibleRectangle() {
    let section = LayoutSection(
      group: H(.fw(1), 44, [full]), boundaryItems: [header(30, pinned: true)])
    let layout = LayoutCase("", section, items: 100_000, "").solved
    let rect = CGRect(x: 0, y: 2_000_000, width: 375, height: 100)
    let elements = layout.elements(
      in: rect, visible: LayoutInterval(start: 2_000_000, end: 2_000_100))
    #expect(
      elements.filter { $0.category == .supplementary("header") }.map(\.frame) == [
        CGRect(x: 0, y: 2_000_000, width: 375, height: 30)
      ])
  }

  @Test("Of 10,000 sections only the visible ones have pinned elements")
  func onlyVisible() {
    let section = LayoutSection(
      group: H(.fw(1), 44, [full]), boundaryItems: [header(30, pinned: true)])
    let layout = LayoutCase("", section, items: 3, sections: 10_000, "").solved
    // A section is 30 + 3 · 44 = 162 points: 16,200 to 16,400 touches sections 100 and 101.
    let pinned = layout.pinnedElements(visible: LayoutInterval(start: 16_200, end: 16_400))
    #expect(pinned.map(\.section) == [100, 101])
  }

  @Test("A pinned header is in its section, and visible while there is space for it")
  func insideAndVisible() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let height = CGFloat.random(in: 10...80, using: &random)
      let count = Int.random(in: 1...30, using: &random)
      let section = LayoutSection(
        group: H(.fw(1), 44, [full]),
        boundaryItems: [
          boundary("header", .fw(1), .absolute(height), .top, pinned: true),
          boundary("footer", .fw(1), 20, .bottom, pinned: true),
        ])
      var situation = LayoutCase("", section, items: count, sections: 3, "")
      situation.environment.isRightToLeft = seed % 2 == 0
      let layout = situation.solved
      let start = CGFloat.random(in: -100...layout.contentSize.height, using: &random)
      let visible = LayoutInterval(start: start, end: start + 200)
      for number in 0..<3 {
        guard let host = layout.interval(ofSection: number), host.intersects(visible),
          let header = layout.supplementary("header", item: 0, section: number, visible: visible),
          let footer = layout.supplementary("footer", item: 0, section: number, visible: visible)
        else { continue }
        #expect(header.frame.minY >= host.start - 0.001, "seed \(seed)")
        #expect(header.frame.maxY <= footer.frame.minY + 0.001, "seed \(seed)")
        #expect(footer.frame.maxY <= host.end + 0.001, "seed \(seed)")
        let room = min(host.end - 20, visible.end) - max(host.start, visible.start)
        if room >= height { #expect(header.frame.minY >= visible.start - 0.001, "seed \(seed)") }
      }
    }
  }

  /// A section of five cards, 100 by 80 points, that scrolls horizontally in 300 points.
  private func cards(
    _ items: [LayoutBoundaryItem], behavior: OrthogonalBehavior = .continuous
  ) -> LayoutCase {
    let section = LayoutSection(
      group: H(100, 80, [full]), insets: inset(0, 20, 0, 0),
      boundaryItems: items, orthogonalBehavior: behavior)
    return LayoutCase("", section, items: 5, width: 300, height: 400, "")
  }

  private func frames(_ layout: SolvedLayout, _ kinds: [String]) -> [CGRect?] {
    kinds.map { layout.supplementary($0, item: 0, section: 0, visible: nil)?.frame }
  }

  @Test("A pinned item beside cards that scroll orthogonally is at the edge of the view")
  func beside() {
    // Naturally at 0 - 60 and at 300; centered in 80 points: (80 - 20) / 2 = 30.
    let items = [
      boundary("leading", 60, 20, .leading, pinned: true),
      boundary("trailing", 60, 20, .trailing, pinned: true),
    ]
    #expect(
      frames(cards(items).solved, ["leading", "trailing"]) == [
        CGRect(x: 0, y: 30, width: 60, height: 20), CGRect(x: 240, y: 30, width: 60, height: 20),
      ])
    // The cards are where they were, and scrolling the layout moves nothing.
    let layout = cards(items).solved
    #expect(layout.cell(0, section: 0)?.frame == CGRect(x: 20, y: 0, width: 100, height: 80))
    #expect(layout.contentSize.height == 80)
    let scrolled = layout.supplementary(
      "leading", item: 0, section: 0, visible: LayoutInterval(start: 30, end: 430))
    #expect(scrolled?.frame == CGRect(x: 0, y: 30, width: 60, height: 20))
  }

  @Test("The offset of an item beside the cards counts before it is pinned")
  func besideWithOffset() {
    let items = [
      // 0 - 200 + 100 = -100, which is pinned at 0; 10 further down.
      boundary("far", 200, 20, .leading, offset: CGPoint(x: 100, y: 10), pinned: true),
      // 0 - 200 + 210 = 10 is visible.
      boundary("near", 200, 20, .leading, offset: CGPoint(x: 210, y: -30), pinned: true),
    ]
    #expect(
      frames(cards(items).solved, ["far", "near"]) == [
        CGRect(x: 0, y: 40, width: 200, height: 20), CGRect(x: 10, y: 0, width: 200, height: 20),
      ])
  }

  @Test("Two pinned items at one edge are beside each other if they would overlap")
  func besideEachOther() {
    let items = [
      boundary("first", 60, 20, .leading, pinned: true),
      boundary("second", 40, 20, .leading, pinned: true),
      boundary("below", 40, 20, .leading, offset: CGPoint(x: 0, y: 20), pinned: true),
    ]
    #expect(
      frames(cards(items).solved, ["first", "second", "below"]) == [
        CGRect(x: 0, y: 30, width: 60, height: 20), CGRect(x: 60, y: 30, width: 40, height: 20),
        CGRect(x: 0, y: 50, width: 40, height: 20),
      ])
  }

  @Test("Right to left, the leading edge is the right one")
  func besideRightToLeft() {
    var situation = cards([boundary("leading", 60, 20, .leading, pinned: true)])
    situation.environment.isRightToLeft = true
    #expect(
      frames(situation.solved, ["leading"]) == [CGRect(x: 240, y: 30, width: 60, height: 20)])
  }

  @Test("Beside cards, an item that isn't pinned, or whose section doesn't scroll, stays outside")
  func besideUnpinned() {
    let plain = [boundary("leading", 60, 20, .leading)]
    let pinned = [boundary("leading", 60, 20, .leading, pinned: true)]
    // 0 - 60.
    #expect(frames(cards(plain).solved, ["leading"])[0]?.minX == -60)
    #expect(frames(cards(pinned, behavior: .none).solved, ["leading"])[0]?.minX == -60)
  }
}
