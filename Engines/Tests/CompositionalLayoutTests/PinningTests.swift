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
}
