import Foundation
import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

/// Orthogonal scrolling during animated updates.
@MainActor struct OrthogonalMovementTests {
  @Test("What is shown and what leaves fit together at each frame of any scroll and update")
  func invariants() {
    for seed in 0..<30 as Range<UInt64> {
      withHeldClock { play(seed, $0) }
    }
  }

  private func play(_ seed: UInt64, _ clock: HeldClock) {
    var random = SeededGenerator(seed: seed)
    let screen = ShelvesScreen()
    let window = UIWindow(frame: screen.view.frame)
    window.isHidden = false
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    for step in 0..<40 {
      screen.change(using: &random)
      window.layoutIfNeeded()
      for _ in 0...Int.random(in: 0...8, using: &random) {
        let broken = screen.view.brokenInvariants
        #expect(broken.isEmpty, "seed \(seed), step \(step): \(broken)")
        clock.advance(by: 1.0 / 60)
      }
    }
    clock.advance(by: 1)
    #expect(
      screen.view.animations.disappearing.isEmpty && screen.view.animations.running.isEmpty,
      "seed \(seed)")
  }

  @Test("The cells of a deleted section fade where they were seen, though their scroller is gone")
  func deletedShelf() throws {
    try withHeldClock { clock in
      let screen = ShelvesScreen()
      let window = UIWindow(frame: screen.view.frame)
      window.addSubview(screen.view)
      window.layoutIfNeeded()
      let shelf = try #require(screen.view.visibleElements.scrollers.displayed[1])
      shelf.contentOffset.x = 40
      window.layoutIfNeeded()
      let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 1)))
      let before = cell.convert(cell.bounds, to: screen.view)
      screen.counts.remove(at: 1)
      screen.view.deleteSections([1])
      #expect(shelf.superview == nil)
      #expect(cell.superview === screen.view && cell.frame == before)
      clock.advance(by: 0.15)
      #expect(abs((cell.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      clock.advance(by: 0.15)
      #expect(cell.superview == nil)
    }
  }
}
