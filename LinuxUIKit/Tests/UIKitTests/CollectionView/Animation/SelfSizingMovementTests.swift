import TestSupport
import Testing
import UIKit

/// Tests self-sizing cells in animated updates.
@MainActor struct SelfSizingMovementTests {
  @Test("An inserted cell fades in at its own height, and the others move by that")
  func insertion() throws {
    try withHeldClock { clock in
      let screen = SizingScreen(["60", "60"], section, size: CGSize(width: 320, height: 400))
      let window = UIWindow(frame: screen.view.frame)
      window.isHidden = false
      window.addSubview(screen.view)
      window.layoutIfNeeded()
      screen.view.performBatchUpdates {
        screen.texts.insert("100", at: 1)
        screen.view.insertItems(at: [.row(1)])
      }
      clock.advance(by: 0.15)
      let inserted = try #require(screen.view.cellForItem(at: .row(1))?.layer.presentation())
      #expect(inserted.bounds.height == 100)
      #expect(abs(inserted.opacity - 0.5) < 1e-6)
      let below = try #require(screen.view.cellForItem(at: .row(2))?.layer.presentation())
      #expect(abs(below.position.y - (60 + 50 + 30)) < 1e-6)
    }
  }

  private var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
