import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct FrameClockTests {
  private let clock = FrameClock.shared

  @Test("A paused clock stands still until it is advanced")
  func pausedClock() {
    withHeldClock { held in
      let start = CACurrentMediaTime()
      #expect(CACurrentMediaTime() == start)
      held.advance(by: 0.25)
      #expect(CACurrentMediaTime() == start + 0.25)
    }
  }

  @Test("Frames are sixtieths of a second apart, and the last one is exactly at the end")
  func frames() {
    withHeldClock { held in
      let start = clock.now
      var times: [TimeInterval] = []
      clock.onEachFrame { time in
        times.append(time - start)
        return time < start + 0.3
      }
      held.advance(by: 0.3)
      #expect(times.count == 18)
      #expect(times.first.map { abs($0 - 1.0 / 60) < 1e-9 } == true)
      #expect(clock.now == start + 0.3)
    }
  }

  @Test("An interval that is no whole number of frames ends with a short one")
  func shortFrame() {
    withHeldClock { held in
      var count = 0
      let start = clock.now
      clock.onEachFrame { time in
        count += 1
        return time < start + 0.25
      }
      held.advance(by: 0.25, framesPerSecond: 10)
      #expect(count == 3)
    }
  }

  @Test("A client that returns false is not called again")
  func end() {
    withHeldClock { held in
      var calls = 0
      clock.onEachFrame { _ in
        calls += 1
        return calls < 2
      }
      held.advance(by: 1)
      #expect(calls == 2)
    }
  }

  @Test("A client that is added in a frame is called in the next one")
  func lateClient() {
    withHeldClock { held in
      var inner = 0
      clock.onEachFrame { [clock] _ in
        clock.onEachFrame { _ in
          inner += 1
          return false
        }
        return false
      }
      held.advance(by: 0)
      #expect(inner == 0)
      held.advance(by: 0)
      #expect(inner == 1)
    }
  }

  @Test("A frame ends with the layout of the windows that need it")
  func layout() {
    withHeldClock { held in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = LayoutCounter()
      window.addSubview(view)
      window.layoutIfNeeded()
      let before = view.layouts
      var frames = 0
      clock.onEachFrame { _ in
        frames += 1
        view.setNeedsLayout()
        return frames < 3
      }
      held.advance(by: 1)
      #expect(view.layouts == before + 3)
    }
  }

  @Test("A clock resumes at its paused time")
  func resume() {
    let end = withHeldClock { held in
      held.advance(by: 2)
      return clock.now
    }
    #expect(clock.now >= end)
    #expect(clock.now < end + 60)
  }

  /// The time of the machine, in seconds.
  private static var realTime: TimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  @Test("Slow motion runs the time at the set speed and continues without a jump")
  func speed() {
    defer { clock.speed = 1 }
    let realStart = Self.realTime
    clock.speed = 0.1
    let start = clock.now
    Thread.sleep(forTimeInterval: 0.2)
    let slow = clock.now - start
    let slowReal = Self.realTime - realStart
    let changeStart = Self.realTime
    let before = clock.now
    clock.speed = 1
    let after = clock.now
    let changeReal = Self.realTime - changeStart
    #expect(slow >= 0.02)
    #expect(slow <= slowReal / 10)
    #expect(after >= before)
    #expect(after - before <= changeReal)
  }

  @Test("A paused clock advances by the given time at any speed")
  func pausedSpeed() {
    withHeldClock { held in
      defer { clock.speed = 1 }
      let start = clock.now
      clock.speed = 0.1
      #expect(clock.now == start)
      held.advance(by: 0.5)
      #expect(clock.now == start + 0.5)
    }
  }

  @Test("A speed that is no positive number is ignored", arguments: [0, -1, .nan, .infinity])
  func invalidSpeed(speed: Double) {
    clock.speed = speed
    #expect(clock.speed == 1)
  }

  @Test("A running clock has frames as long as there is a client")
  func realFrames() async {
    let start = clock.now
    let times = await withCheckedContinuation { continuation in
      var times: [TimeInterval] = []
      clock.onEachFrame { time in
        times.append(time)
        if times.count == 3 { continuation.resume(returning: times) }
        return times.count < 3
      }
    }
    #expect(times == times.sorted())
    #expect(times[0] > start)
  }
}

/// A view that counts its layout passes.
private final class LayoutCounter: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
