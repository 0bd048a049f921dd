import BenchmarkHarness
import Foundation
import QuartzCore
import UIKit

extension Benchmark {
  /// A minute of scrolling, as a user sees it on a display.
  static let scrollingMinute = Benchmark(
    "scrolling-minute",
    about: """
      A page of 12,000 items of five kinds, below a blurred navigation bar, scrolled by flicks for 60 s \
      at 390 by 844 points and scale 2: 120 touch events and 120 frames a second, each with its events, \
      layout and drawing on a display, in CPU time of the thread.
      """
  ) { run in
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let scroll = ScrolledPage()
    var frames: [Double] = []
    var memory: [Int] = []
    for _ in 0..<60 {
      for _ in 0..<ScrolledPage.framesPerSecond { frames.append(scroll.frame()) }
      memory.append(ProcessMemory.resident ?? 0)
    }
    let steady = Array(frames.dropFirst(ScrolledPage.framesPerSecond))
    run.record("a frame, after the first second", steps: steady, target: .microsecondsOfMost(8_000))
    run.record("the first second", steps: Array(frames.prefix(ScrolledPage.framesPerSecond)))
    let longest = (steady.max() ?? 0) / 1e6
    run.note("The longest frame after the first second takes \(rounded(longest)) ms; limit 16 ms.")
    let megabytes = [0, 9, 19, 29, 39, 49, 59].map { "\(memory[$0] >> 20)" }
    run.note("Resident memory in MB after 1, 10, 20, … 60 s: \(megabytes.joined(separator: ", ")).")
    run.note("The page was scrolled by \(Int(scroll.distance)) points.")
    run.expect(scroll.distance > 100_000, "The page was scrolled by \(scroll.distance) points.")
    run.expect(
      scroll.difference == nil, "The display shows something else: \(scroll.difference ?? "")")
  }

  private static func rounded(_ number: Double) -> String {
    String((number * 100).rounded() / 100)
  }
}

/// The page on a display, and a finger that flicks.
@MainActor private final class ScrolledPage {
  static let framesPerSecond = 120
  /// The frames of a flick: the finger moves for a tenth of a second, then the page decelerates.
  private static let (moving, period) = (12, 84)

  private let page = MixedPage()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let display = LayerDisplay(pixelWidth: 780, pixelHeight: 1_688, scale: 2)
  private let finger: Finger
  private var count = 0
  private var offset: CGFloat = 0
  /// The number of points by which the page was scrolled, in both directions.
  private(set) var distance: CGFloat = 0

  init() {
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    finger = Finger(on: window)
    display.draw([window.layer])
  }

  /// Performs a frame; returns its CPU time in nanoseconds.
  func frame() -> Double {
    let start = Self.threadTime
    moveFinger()
    FrameClock.shared.advance(
      by: 1 / Double(Self.framesPerSecond), framesPerSecond: Double(Self.framesPerSecond))
    window.layoutIfNeeded()
    display.draw([window.layer])
    let time = Self.threadTime - start
    let y = page.legoRenderer.collectionView?.contentOffset.y ?? 0
    distance += abs(y - offset)
    offset = y
    return time
  }

  /// Flicks upward nine times of ten, and back once.
  private func moveFinger() {
    let (flick, step) = (count / Self.period, count % Self.period)
    count += 1
    let isUp = flick % 10 != 9
    let (from, direction): (CGFloat, CGFloat) = isUp ? (740, -1) : (200, 1)
    switch step {
    case 0: finger.press(at: CGPoint(x: 380, y: from))
    case 1...Self.moving:
      finger.move(to: CGPoint(x: 380, y: from + direction * 42 * CGFloat(step)))
    case Self.moving + 1: finger.lift()
    default: break
    }
  }

  /// A description of a pixel that isn't that of a drawing of everything; `nil` if there is none.
  var difference: String? {
    let whole = LayerDisplay(pixelWidth: 780, pixelHeight: 1_688, scale: 2)
    whole.draw([window.layer])
    guard let shown = display.makeImage(), let expected = whole.makeImage() else {
      return "no image"
    }
    let difference = PictureDifference(shown, expected)
    return difference.isNone ? nil : "\(difference)"
  }

  /// The CPU time of the thread, in nanoseconds.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
