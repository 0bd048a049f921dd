import LegoTesting
import UIKit

/// A finger on the screen of a test.
///
/// Apple's UIKit has no simulated touches for tests: suites that need one are enabled where
/// `isAvailable` is `true`.
@MainActor package struct Touch {
  #if canImport(Darwin)
    package nonisolated static let isAvailable = false

    package init(on window: UIWindow) {}
    package func press(at point: CGPoint, for seconds: TimeInterval = 0) {}
    package func drag(to point: CGPoint, from start: CGPoint) {}
    package func lift() {}
    package static func advance(by seconds: TimeInterval) {}
    package static func holdingClock(_ body: () -> Void) { body() }
    package static func menuTitles(in collectionView: UICollectionView) -> [String]? { nil }
    package static func chooseMenuItem(_ title: String, in collectionView: UICollectionView) {}
  #else
    package nonisolated static let isAvailable = true
    private let finger: Finger

    package init(on window: UIWindow) {
      finger = Finger(on: window)
      FrameClock.shared.pause()
    }

    /// Presses a point and waits.
    package func press(at point: CGPoint, for seconds: TimeInterval = 0) {
      finger.press(at: point)
      Self.advance(by: seconds)
    }

    /// Moves the finger in ten steps of a frame each.
    package func drag(to point: CGPoint, from start: CGPoint) {
      for step in 1...10 {
        let part = CGFloat(step) / 10
        finger.move(
          to: CGPoint(
            x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
        Self.advance(by: 1 / 60)
      }
    }

    /// Lifts the finger, after which time passes as usual.
    package func lift() {
      finger.lift()
      FrameClock.shared.resume()
    }

    /// Lets time pass on the clock of animations and gestures.
    package static func advance(by seconds: TimeInterval) {
      let clock = FrameClock.shared
      let wasPaused = clock.isPaused
      clock.pause()
      clock.advance(by: seconds, framesPerSecond: 60)
      wasPaused ? () : clock.resume()
    }

    /// Stops the clock while a closure runs.
    package static func holdingClock(_ body: () -> Void) {
      FrameClock.shared.pause()
      body()
      FrameClock.shared.resume()
    }

    /// The titles of the open context menu, or `nil` if there is none.
    package static func menuTitles(in collectionView: UICollectionView) -> [String]? {
      collectionView.presentedContextMenu?.titles
    }

    /// Chooses an action of the open context menu.
    package static func chooseMenuItem(_ title: String, in collectionView: UICollectionView) {
      collectionView.presentedContextMenu?.choose(title)
    }
  #endif
}
