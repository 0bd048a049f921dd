import BenchmarkHarness
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Benchmark {
  /// A minute of scrolling, as a user sees it on a display.
  static let scrollingMinute = Benchmark(
    "scrolling-minute",
    about: """
      A page of 12,000 items of five kinds, below a blurred navigation bar, scrolled by flicks of a \
      finger and of a touchpad for 60 s at 390 by 844 points and scale 2: 120 events and 120 frames a \
      second, each with the tasks of the run loop, events, animations, layout and drawing on a display, \
      in CPU time of the thread.
      """
  ) { run in
    UIScreen.withScale(2) { scroll(in: run) }
  }

  @MainActor private static func scroll(in run: BenchmarkRun) {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let scroll = ScrolledPage()
    var frames: [ScrolledPage.Times] = []
    var memory: [MemoryUse] = []
    for _ in 0..<60 {
      for _ in 0..<ScrolledPage.framesPerSecond { frames.append(scroll.frame()) }
      memory.append(MemoryUse())
    }
    report(frames, in: run)
    report(memory, in: run)
    run.note("The page was scrolled by \(Int(scroll.distance)) points.")
    run.expect(scroll.distance > 100_000, "The page was scrolled by \(scroll.distance) points.")
    run.expect(
      scroll.difference == nil, "The display shows something else: \(scroll.difference ?? "")")
  }

  /// The longest frame after the first second, in nanoseconds.
  private static let longestFrame = 16e6
  /// The 99th percentile of the frames after the first second, in nanoseconds.
  private static let longestOfMost = 8e6

  /// Records the times of the frames, and checks their limits.
  @MainActor private static func report(_ frames: [ScrolledPage.Times], in run: BenchmarkRun) {
    let first = ScrolledPage.framesPerSecond
    let steady = frames.dropFirst(first)
    let times = steady.map(\.total)
    run.record(
      "a frame, after the first second", steps: times,
      target: .microsecondsOfMost(longestOfMost / 1_000))
    for (name, part) in ScrolledPage.Times.parts {
      run.record("its \(name)", steps: steady.map { $0[keyPath: part] })
    }
    run.record("the first second", steps: frames.prefix(first).map(\.total))
    let byTime = steady.indices.sorted { frames[$0].total > frames[$1].total }
    let longest = byTime.prefix(5).map { "frame \($0), \(frames[$0])" }
    run.note("The longest frames after the first second: \(longest.joined(separator: "; ")).")
    for index in byTime.prefix(while: { frames[$0].total > longestFrame }) {
      run.expect(false, "Frame \(index) takes more than 16 ms: \(frames[index]).")
    }
    let most = times.sorted()[times.count * 99 / 100]
    run.expect(
      most <= longestOfMost, "One frame of a hundred takes more than \(milliseconds(most)).")
  }

  /// The memory in bytes that may be added after ten seconds, beside that of caches.
  private static let addedMemory = 8 << 20

  /// Reports the memory of each ten seconds, and checks that it doesn't grow.
  @MainActor private static func report(_ memory: [MemoryUse], in run: BenchmarkRun) {
    let shown = [0, 9, 19, 29, 39, 49, 59].map { "\(memory[$0])" }
    run.note("Resident memory after 1, 10, 20, … 60 s: \(shown.joined(separator: ", ")).")
    let most = memory.suffix(10).map(\.others).max() ?? 0
    let added = most - memory[9].others
    run.note(
      "Beside the caches, the last ten seconds take \(added >> 10) KB more than the first ten.")
    run.expect(added <= addedMemory, "After 10 s the memory grows by \(added >> 10) KB.")
  }

  fileprivate static func milliseconds(_ nanoseconds: Double) -> String {
    String(format: "%.2f ms", nanoseconds / 1e6)
  }
}

/// The memory of the process at one time.
private struct MemoryUse: CustomStringConvertible {
  private let resident: Int
  private let caches = DrawingCaches.current.byteCount

  init() {
    // What caches drop is free, but not yet the system's.
    ProcessMemory.trim()
    resident = ProcessMemory.resident ?? 0
  }

  /// The memory in bytes without that of caches, whose limits are their own.
  var others: Int { resident - caches }

  var description: String { "\(resident >> 20) MB (caches \(caches >> 20))" }
}

/// The page on a display, and a user who flicks.
@MainActor private final class ScrolledPage {
  static let framesPerSecond = 120
  /// The frames of a flick: the fingers move for a tenth of a second, then the page decelerates.
  private static let (moving, period) = (12, 84)

  private let page = MixedPage()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let display = LayerDisplay(pixelWidth: 780, pixelHeight: 1_688, scale: 2)
  private var count = 0
  private var offset: CGFloat = 0
  /// The number of points by which the page was scrolled, in both directions.
  private(set) var distance: CGFloat = 0

  init() {
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    display.draw([window.layer])
  }

  /// Performs a frame, in the order of an app's display; returns its CPU time.
  func frame() -> Times {
    var times = Times()
    let start = Self.threadTime
    RunLoop.main.run(until: .distantPast)
    times.tasks = Self.threadTime - start
    sendEvents()
    times.events = Self.threadTime - start - times.total
    FrameClock.shared.advance(
      by: 1 / Double(Self.framesPerSecond), framesPerSecond: Double(Self.framesPerSecond))
    times.animations = Self.threadTime - start - times.total
    window.layoutIfNeeded()
    times.layout = Self.threadTime - start - times.total
    display.draw([window.layer])
    times.drawing = Self.threadTime - start - times.total
    let y = page.legoRenderer.collectionView?.contentOffset.y ?? 0
    distance += abs(y - offset)
    offset = y
    return times
  }

  /// Flicks upward nine times of ten, and back once; every other time on the touchpad.
  private func sendEvents() {
    let (flick, step) = (count / Self.period, count % Self.period)
    count += 1
    let isUp = flick % 10 != 9
    if flick.isMultiple(of: 2) {
      let (from, direction): (CGFloat, CGFloat) = isUp ? (740, -1) : (200, 1)
      moveFinger(to: CGPoint(x: 380, y: from + direction * 42 * CGFloat(step)), step)
    } else if (1...Self.moving).contains(step) {
      PointerInput.shared.scroll(
        by: CGVector(dx: 0, dy: isUp ? -42 : 42), at: CGPoint(x: 380, y: 500), kind: .precise)
    }
  }

  private func moveFinger(to location: CGPoint, _ step: Int) {
    switch step {
    case 0: TouchInput.shared.begin(1, at: location)
    case 1...Self.moving: TouchInput.shared.move(1, to: location)
    case Self.moving + 1: TouchInput.shared.end(1)
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

extension ScrolledPage {
  /// The CPU time of a frame and its parts, in nanoseconds.
  struct Times: CustomStringConvertible {
    var tasks = 0.0
    var events = 0.0
    var animations = 0.0
    var layout = 0.0
    var drawing = 0.0

    /// The parts with their names, in order.
    static var parts: [(String, KeyPath<Times, Double>)] {
      [
        ("tasks", \.tasks), ("events", \.events), ("animations", \.animations),
        ("layout", \.layout), ("drawing", \.drawing),
      ]
    }

    var total: Double { tasks + events + animations + layout + drawing }

    var description: String {
      let parts = Self.parts.map { "\($0.0) \(Benchmark.milliseconds(self[keyPath: $0.1]))" }
      return "\(Benchmark.milliseconds(total)) (\(parts.joined(separator: ", ")))"
    }
  }
}
