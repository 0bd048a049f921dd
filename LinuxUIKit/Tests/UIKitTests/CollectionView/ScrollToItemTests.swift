import Testing
import UIKit

/// A hundred rows of 50 points, 200 of which are visible between insets of 10 above and 30 below.
@MainActor struct ScrollToItemTests {
  private func offset(
    of item: Int, at position: UICollectionView.ScrollPosition, from start: CGFloat = 0
  ) -> CGFloat {
    let screen = ListScreen(count: 100)
    screen.view.contentInsetAdjustmentBehavior = .never
    screen.view.frame.size.height = 240
    screen.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    screen.view.layoutIfNeeded()
    screen.view.contentOffset.y = start
    screen.view.scrollToItem(at: [0, item], at: position, animated: false)
    return screen.view.contentOffset.y
  }

  @Test("An item scrolls to the top, the center or the bottom of the area within the insets")
  func positions() {
    // Row 20 is from 1000 to 1050.
    #expect(offset(of: 20, at: .top) == 990)
    // Its center, 1025, is 100 below the inset of 10; its end, 1050, is 200 below it.
    #expect(offset(of: 20, at: .centeredVertically) == 915)
    #expect(offset(of: 20, at: .bottom) == 840)
  }

  @Test("The offset stays within the content")
  func ends() {
    #expect(offset(of: 0, at: .bottom, from: 500) == -10)
    // The content ends at 5000, with the inset at 5030, of which 240 are visible.
    #expect(offset(of: 99, at: .top) == 4_790)
  }

  @Test("Without a position the view scrolls minimally to show the item")
  func nearest() {
    #expect(offset(of: 20, at: [], from: 900) == 900)
    #expect(offset(of: 20, at: []) == 840)
    #expect(offset(of: 20, at: [], from: 2_000) == 990)
  }

  @Test("A vertical position leaves the other axis alone")
  func otherAxis() {
    let screen = ListScreen(count: 10)
    _ = screen.pass()

    screen.view.scrollToItem(at: [0, 6], at: [.top, .left], animated: true)

    #expect(screen.view.contentOffset == CGPoint(x: 0, y: 300))
    #expect(screen.pass().contains("show 0-9"))
  }
}
