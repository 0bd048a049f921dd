import Testing

@testable import UIKit

@Suite("The filled part of a progress bar") struct ProgressTrackTests {
  private func fill(_ progress: CGFloat, width: CGFloat = 101, isRightToLeft: Bool = false)
    -> CGRect
  {
    ProgressTrack(
      bounds: CGRect(x: 0, y: 0, width: width, height: 4), progress: progress,
      isRightToLeft: isRightToLeft
    ).fill
  }

  @Test("Its length is in whole points, at least 8, and zero without progress")
  func lengths() {
    #expect(fill(0).width == 0)
    #expect(fill(0.01).width == 8)
    // 101 * 0.3 = 30.3.
    #expect(fill(0.3) == CGRect(x: 0, y: 0, width: 30, height: 4))
    #expect(fill(1).width == 101)
    #expect(fill(0.5, width: 5).width == 5)
  }

  @Test("In right-to-left layout it begins at the right")
  func rightToLeft() {
    #expect(fill(0.3, isRightToLeft: true) == CGRect(x: 71, y: 0, width: 30, height: 4))
  }
}
