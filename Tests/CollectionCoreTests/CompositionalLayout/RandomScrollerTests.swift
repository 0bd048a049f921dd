import CollectionCore
import Foundation
import SeededNumbers
import Testing

@Suite("Sections that scroll across their layout, made at random")
struct RandomScrollerTests {
  private static let seeds = 0..<2_000 as Range<UInt64>

  @Test("Every cell is where the slow reference puts it, and the scroller is as large")
  func frames() {
    var cells = 0
    for seed in Self.seeds {
      let situation = make(seed)
      let layout = situation.solved
      guard let reference = try? ReferenceScroller(situation, section: 0) else { continue }
      guard let scroller = layout.scroller(ofSection: 0) else {
        Issue.record("seed \(seed): no scroller")
        continue
      }
      cells += reference.cells.count
      let start = scroller.frame.minY - situation.contents[0].section.insets.top
      #expect(abs(scroller.frame.height - max(0, reference.height)) < 0.001, "seed \(seed)")
      #expect(
        abs(scroller.paging.contentLength - max(0, reference.width)) < 0.001, "seed \(seed)")
      for (item, frame) in reference.cells.enumerated() {
        let wanted = frame.offsetBy(dx: 0, dy: start)
        let found = layout.cell(item, section: 0)?.frame ?? .null
        #expect(near(found, wanted), "seed \(seed), item \(item): \(found), not \(wanted)")
      }
    }
    #expect(cells > 20_000, "the made sections show too little: \(cells)")
  }

  @Test("What a rectangle shows of a scrolled section is what a look at every cell finds")
  func rectangles() {
    for seed in Self.seeds {
      let situation = make(seed)
      let layout = situation.solved
      guard let scroller = layout.scroller(ofSection: 0) else { continue }
      var random = SeededGenerator(seed: seed &+ 7)
      let offset = CGFloat.random(in: -100...(scroller.contentLength + 100), using: &random)
      let rect = CGRect(
        x: CGFloat.random(in: -50...300, using: &random),
        y: CGFloat.random(in: -50...600, using: &random),
        width: CGFloat.random(in: 1...400, using: &random),
        height: CGFloat.random(in: 1...400, using: &random))
      let found = Set(
        layout.elements(in: rect, visible: nil, offset: { _ in offset })
          .filter { $0.category == .cell && $0.section == 0 }.map(\.item))
      let wanted = (0..<situation.contents[0].itemCount).filter {
        layout.cell($0, section: 0)?.frame.offsetBy(dx: -offset, dy: 0).touches(rect) ?? false
      }
      #expect(found == Set(wanted), "seed \(seed), \(rect) scrolled to \(offset)")
    }
  }

  @Test("Right to left, the content of a scroller is the mirror image")
  func mirror() {
    for seed in Self.seeds {
      var situation = make(seed)
      let plain = situation.solved
      situation.environment.isRightToLeft = true
      let mirrored = situation.solved
      guard let scroller = mirrored.scroller(ofSection: 0) else { continue }
      for item in 0..<situation.contents[0].itemCount {
        guard var frame = plain.cell(item, section: 0)?.frame else { continue }
        frame.origin.x = scroller.contentLength - frame.maxX
        #expect(near(mirrored.cell(item, section: 0)?.frame ?? .null, frame), "seed \(seed)")
      }
    }
  }

  @Test("Rest positions only grow, and every target is one of them")
  func rests() {
    for seed in Self.seeds {
      var situation = make(seed)
      let behaviors = OrthogonalBehavior.allCases.dropFirst()
      situation.contents[0].section.orthogonalBehavior =
        behaviors[1 + Int(seed) % behaviors.count]
      guard let paging = situation.solved.scroller(ofSection: 0)?.paging, paging.restCount > 0
      else { continue }
      let rests = (0..<paging.restCount).map(paging.rest)
      #expect(zip(rests, rests.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed): \(rests)")
      var random = SeededGenerator(seed: seed &+ 9)
      let offset = CGFloat.random(in: -50...(paging.contentLength + 50), using: &random)
      let end = offset + CGFloat.random(in: -500...500, using: &random)
      let target = paging.target(
        releasedAt: offset, velocity: CGFloat.random(in: -1...1, using: &random),
        from: offset - 20, naturalEnd: end)
      let isEnd = target == paging.range.start || target == paging.range.end
      #expect(rests.contains(target) || isEnd, "seed \(seed): \(target) of \(rests)")
      let nearest = rests.map { abs($0 - offset) }.min() ?? 0
      #expect(
        abs(abs(paging.rest(paging.nearestRest(to: offset)) - offset) - nearest) < 1e-9,
        "seed \(seed)")
    }
  }

  /// A random situation whose first section scrolls across a vertical layout; exact frames.
  private func make(_ seed: UInt64) -> Situation {
    var situation = RandomSituation.make(seed: seed)
    situation.configuration.axis = .vertical
    situation.environment.displayScale = 0
    situation.environment.isRightToLeft = false
    if situation.contents.isEmpty {
      situation.contents = [
        LayoutSectionContent(Fixture.cards(.groupPaging), itemCount: Int(seed) % 40)
      ]
    }
    situation.contents[0].section.orthogonalBehavior = .continuous
    return situation
  }

  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.001 && abs(first.minY - second.minY) < 0.001
      && abs(first.width - second.width) < 0.001 && abs(first.height - second.height) < 0.001
  }
}
