import SeededNumbers
import TestSupport
import Testing
import UIKit

/// Tests scrolling to items of an orthogonal section whose widths are measured during the scroll
/// (uikit.md, 6.13; compositional-layout.md, 5.3).
@MainActor struct SelfSizedCardsScrollTests {
  private static let positions: [UICollectionView.ScrollPosition] = [
    .left, .centeredHorizontally, .right,
  ]

  @Test(
    "An animated scroll to a card ends exactly at it, even with wrong estimates",
    arguments: [false, true])
  func animated(isRightToLeft: Bool) throws {
    for seed in PropertyRuns.seeds(full: 100) {
      var random = SeededGenerator(seed: seed)
      let screen = made(&random, isRightToLeft)
      try withHeldClock { clock in
        for _ in 0..<3 {
          let item = Int.random(in: 0..<screen.sizes[1].count, using: &random)
          let position = Self.positions.randomElement(using: &random) ?? .left
          screen.view.scrollToItem(
            at: [1, item], at: [position, .centeredVertically], animated: true)
          // The scroll animation takes 0.3 s.
          clock.advance(by: 0.35)
          try check(screen, item, position, "seed \(seed), item \(item)")
        }
      }
    }
  }

  @Test("An animated scroll follows its card through updates")
  func updated() throws {
    var followed = 0
    for seed in PropertyRuns.seeds(full: 100) {
      var random = SeededGenerator(seed: seed)
      let screen = made(&random, false)
      try withHeldClock { clock in
        var item = Int.random(in: 0..<screen.sizes[1].count, using: &random)
        let position = Self.positions.randomElement(using: &random) ?? .left
        let before = screen.place
        screen.view.scrollToItem(
          at: [1, item], at: [position, .centeredVertically], animated: true)
        clock.advance(by: Double.random(in: 0..<0.3, using: &random))
        // If the card is in position already, no scroll animation runs.
        guard screen.place != before else { return }
        followed += 1
        item = change(screen, around: item, &random)
        // The update also takes 0.3 s.
        clock.advance(by: 0.65)
        try check(screen, item, position, "seed \(seed), item \(item)")
      }
    }
    #expect(2 * followed > PropertyRuns.count(full: 100))
  }

  @Test("Without animation a card is at its target immediately")
  func atOnce() throws {
    for seed in PropertyRuns.seeds(full: 100) {
      var random = SeededGenerator(seed: seed)
      let screen = made(&random, seed % 2 == 1)
      let item = Int.random(in: 0..<screen.sizes[1].count, using: &random)
      let position = Self.positions.randomElement(using: &random) ?? .left
      screen.view.scrollToItem(
        at: [1, item], at: [position, .centeredVertically], animated: false)
      screen.view.layoutIfNeeded()
      try check(screen, item, position, "seed \(seed), item \(item)")
    }
  }

  private func made(_ random: inout SeededGenerator, _ isRightToLeft: Bool) -> SelfSizedCards {
    func lengths(_ count: ClosedRange<Int>) -> [CGFloat] {
      (0..<Int.random(in: count, using: &random)).map { _ in
        CGFloat(Int.random(in: 10...300, using: &random))
      }
    }
    let sizes = [lengths(0...12), lengths(1...40), lengths(0...12)]
    let estimate = CGFloat(Int.random(in: 10...300, using: &random))
    return SelfSizedCards(sizes, estimate: estimate, isRightToLeft: isRightToLeft)
  }

  /// Inserts cards at the front, deletes others, and returns the new index of `item`.
  private func change(
    _ screen: SelfSizedCards, around item: Int, _ random: inout SeededGenerator
  ) -> Int {
    let others = screen.sizes[1].indices.filter { $0 != item }
    let deleted = others.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
    let new = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      CGFloat(Int.random(in: 10...300, using: &random))
    }
    screen.view.performBatchUpdates {
      screen.sizes[1] =
        new
        + screen.sizes[1].indices.filter { !deleted.contains($0) }.map {
          screen.sizes[1][$0]
        }
      screen.view.deleteItems(at: deleted.map { [1, $0] })
      screen.view.insertItems(at: new.indices.map { [1, $0] })
    }
    return item + new.count - deleted.count { $0 < item }
  }

  /// The cards show 320 points, the rows 400; the offsets stay within the content.
  private func check(
    _ screen: SelfSizedCards, _ item: Int, _ position: UICollectionView.ScrollPosition,
    _ comment: Comment
  ) throws {
    let frame = try #require(screen.view.layoutAttributesForItem(at: [1, item])?.frame, comment)
    let scroller = try #require(screen.scroller, comment)
    let wanted =
      switch position {
      case .left: frame.minX
      case .right: frame.maxX - 320
      default: frame.midX - 160
      }
    let end = max(0, scroller.contentSize.width - 320)
    #expect(abs(scroller.contentOffset.x - min(max(wanted, 0), end)) < 0.34, comment)
    let bottom = max(0, screen.view.contentSize.height - 400)
    let y = min(max(frame.midY - 200, 0), bottom)
    #expect(abs(screen.view.contentOffset.y - y) < 0.34, comment)
    // Visible cells are measured, so the frame is final.
    let cell = try #require(screen.view.cellForItem(at: [1, item]) as? SelfSizedCard, comment)
    #expect(cell.length == screen.sizes[1][item], comment)
    #expect(abs(cell.frame.width - cell.length) < 0.34, comment)
    #expect(abs(frame.width - cell.length) < 0.34, comment)
  }
}
