import CompositionalLayout
import SeededNumbers
import TestSupport
import Testing
@testable import UIKit

/// Invariants of all drags.
@MainActor struct RandomScrollTests {
  @Test(
    "After random gestures the offset is in range and the delegate calls are complete",
    arguments: PropertyRuns.blocks(full: 1_000))
  func gestures(seeds: Range<UInt64>) {
    withHeldClock { clock in
      for seed in seeds {
        var scroll = RandomScroll(seed: seed)
        for _ in 0..<4 { scroll.performGesture(clock) }
        clock.advance(by: 30, framesPerSecond: 2)
        scroll.check()
      }
    }
  }
}

/// A scroll view with random size, insets and settings, and random touches.
@MainActor private struct RandomScroll {
  private let seed: UInt64
  private let screen: ScrollScreen
  private let start: CGPoint
  private var numbers: SeededGenerator
  private var place = CGPoint(x: 150, y: 200)

  init(seed: UInt64) {
    self.seed = seed
    numbers = SeededGenerator(seed: seed)
    screen = ScrollScreen(
      content: CGSize(
        width: .random(in: 0...900, using: &numbers),
        height: .random(in: 0...3_000, using: &numbers)))
    let view = screen.view
    view.contentInset = UIEdgeInsets(
      top: .random(in: 0...90, using: &numbers), left: .random(in: 0...40, using: &numbers),
      bottom: .random(in: 0...90, using: &numbers), right: .random(in: 0...40, using: &numbers))
    view.bounces = .random(using: &numbers)
    view.alwaysBounceVertical = .random(using: &numbers)
    view.alwaysBounceHorizontal = .random(using: &numbers)
    view.isPagingEnabled = Int.random(in: 0..<4, using: &numbers) == 0
    view.isDirectionalLockEnabled = .random(using: &numbers)
    view.decelerationRate = .random(using: &numbers) ? .normal : .fast
    view.contentOffset = view.offsetRange.clamp(
      CGPoint(
        x: .random(in: -50...900, using: &numbers), y: .random(in: -90...3_000, using: &numbers)))
    start = view.contentOffset
    screen.clearLog()
  }

  /// Performs one touch from beginning to end, and advances the time after it.
  mutating func performGesture(_ clock: HeldClock) {
    screen.finger.press(at: place)
    for _ in 0..<Int.random(in: 0...12, using: &numbers) {
      clock.advance(by: .random(in: 0.001...0.05, using: &numbers), framesPerSecond: 30)
      screen.finger.move(
        to: CGPoint(
          x: .random(in: 0...299, using: &numbers), y: .random(in: 0...399, using: &numbers)))
      disturb()
    }
    if Int.random(in: 0..<8, using: &numbers) == 0 {
      screen.finger.cancel()
    } else {
      screen.finger.lift()
    }
    clock.advance(by: .random(in: 0...1.5, using: &numbers), framesPerSecond: 20)
    disturb()
  }

  func check() {
    let view = screen.view
    // 1. It has settled in its range.
    #expect(view.offsetRange.clamp(view.contentOffset) == view.contentOffset, "seed \(seed)")
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating, "seed \(seed)")
    // 2. Every change of the offset was reported, and nothing else.
    let places = [start] + screen.offsets
    #expect(places.last == view.contentOffset, "seed \(seed)")
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
    // 3. Every phase that began has ended.
    let calls = screen.newCalls()
    func count(_ call: String) -> Int { calls.filter { $0.hasPrefix(call) }.count }
    #expect(count("begin drag") == count("end drag"), "seed \(seed)")
    #expect(count("will end") == count("end drag"), "seed \(seed)")
    #expect(count("end drag true") == count("begin slowing"), "seed \(seed)")
    #expect(count("end slowing") <= count("begin slowing"), "seed \(seed)")
  }

  /// Occasionally enlarges the content, or shifts it during motion.
  private mutating func disturb() {
    switch Int.random(in: 0..<30, using: &numbers) {
    case 0: screen.view.contentSize.height += .random(in: 0...500, using: &numbers)
    case 1 where screen.view.isDragging || screen.view.isDecelerating:
      screen.view.contentOffset.y += .random(in: -50...50, using: &numbers)
    default: return
    }
  }
}
