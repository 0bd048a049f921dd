import CompositionalLayout
import Foundation
import SeededNumbers
import Testing

@Suite("Random orthogonal sections")
struct RandomScrollerTests {
  private static let seeds = PropertyRuns.seeds(full: 2_000)

  @Test("Rest positions increase, and every target is one of them")
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

  /// Returns a random case whose first section scrolls orthogonally in a vertical layout; exact
  /// frames.
  private func make(_ seed: UInt64) -> LayoutCase {
    var situation = RandomLayoutCase.make(seed: seed)
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
}
