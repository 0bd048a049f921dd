import Foundation
import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

/// A clock whose seconds pass when a test says so.
private final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    let seconds: Duration
    func advanced(by duration: Duration) -> Instant { Instant(seconds: seconds + duration) }
    func duration(to other: Instant) -> Duration { other.seconds - seconds }
    static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
  }

  private let lock = NSLock()
  private var time = Instant(seconds: .zero)
  private var sleepers = 0

  var now: Instant { lock.withLock { time } }
  let minimumResolution = Duration.zero

  func advance(by duration: Duration) { lock.withLock { time = time.advanced(by: duration) } }

  /// Whether something waits for the clock.
  var isAwaited: Bool { lock.withLock { sleepers > 0 } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    lock.withLock { sleepers += 1 }
    defer { lock.withLock { sleepers -= 1 } }
    while now < deadline { try await Task.sleep(nanoseconds: 1_000_000) }
  }
}

@MainActor @Suite("The scores") struct ScoresScreenTests {
  private let clock = ManualClock()
  private let controller: ScoresScreen
  private let screen: Screen

  init() {
    controller = ScoresScreen(ScoresModel(clock: clock))
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private var model: ScoresModel { controller.model }

  @Test("Each second of the clock changes results, and only their cells are updated")
  func live() async throws {
    for second in 1...3 {
      let before = model.games
      var reports: [UpdateReport] = []
      controller.legoRenderer.onUpdate = { reports.append($0) }
      try await screen.wait(timeout: 30) { clock.isAwaited }
      clock.advance(by: .seconds(1))
      try await screen.wait(timeout: 30) { model.secondCount == second }
      screen.settle()

      let changed = zip(before, model.games).filter { $0 != $1 }.map { AnyHashable($1.id) }
      // 13 games, of which every fourth changes: 3, or 4.
      #expect(changed.count == 3 || changed.count == 4)
      let visible = changed.filter { (try? screen.frame(ofID: $0)) != nil }
      #expect(reports.count == 1)
      let updated = reports.flatMap(\.reconfigured).map(\.base)
      #expect(Set(updated).isSuperset(of: visible) && Set(updated).isSubset(of: changed))
      #expect(reports.allSatisfy { $0.inserted.isEmpty && $0.deleted.isEmpty && $0.moved.isEmpty })
    }
    #expect(screen.text.contains("\(model.games[1].minute) min"))
  }

  @Test("The clock stops when the screen is not displayed, and goes on when it is again")
  func pause() async throws {
    try await screen.wait(timeout: 30) { clock.isAwaited }
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    try await screen.wait(timeout: 30) { !clock.isAwaited }
    clock.advance(by: .seconds(1))
    #expect(model.secondCount == 0)
    controller.navigationController?.popViewController(animated: false)
    try await screen.wait(timeout: 30) { clock.isAwaited }
    clock.advance(by: .seconds(1))
    try await screen.wait(timeout: 30) { model.secondCount == 1 }
  }

  @Test("A tap moves a game to the favorites on top, and another one back to its league")
  func favorites() throws {
    #expect(!screen.text.contains("Favorites"))
    try screen.tap("Skerry")
    #expect(model.favorites == [1])
    let top = try screen.frame(of: "Favorites")
    #expect(try screen.frame(of: "Skerry").minY >= top.maxY)
    #expect(try screen.frame(of: "Skerry").maxY < screen.frame(of: "Harbor Town").minY)
    let changes = try screen.changes { try screen.tap("Kelp Bay") }
    #expect(changes.contains(.moved([3], in: "Favorites")))
    try screen.tap("Skerry")
    try screen.tap("Kelp Bay")

    #expect(!screen.text.contains("Favorites"))
    #expect(model.groups.map(\.name) == ["Northern League", "River Cup", "Mountain Series"])
  }

  @Test("The header of a league stays visible while its games scroll")
  func pinned() throws {
    let top = try screen.frame(of: "Northern League").minY
    try screen.scroll(by: 100)

    #expect(try screen.frame(of: "Northern League").minY <= top)
    #expect(try screen.frame(of: "Northern League").minY > top - 20)
  }

  @Test("The number of columns follows the width", arguments: [(390, 1), (700, 2), (1100, 3)])
  func columns(width: Int, count: Int) throws {
    screen.resize(to: CGSize(width: width, height: 800))

    let frames = try (0..<count).map { try screen.frame(ofID: AnyHashable($0)) }
    #expect(Set(frames.map(\.minY)).count == 1)
    // 16 points at both sides, and 8 between columns.
    let columnWidth = CGFloat(width - 32 - 8 * (count - 1)) / CGFloat(count)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.width - columnWidth) <= 0.5)
      #expect(abs(frame.minX - 16 - CGFloat(index) * (columnWidth + 8)) <= 0.5)
    }
    #expect(try screen.frame(ofID: AnyHashable(count)).minY > frames[0].minY)
  }

  @Test("A game ends after 90 minutes")
  func end() {
    for _ in 0..<400 { model.advance() }

    #expect(model.games.allSatisfy { $0.minute == 90 && $0.time == "Full time" })
    let final = model.games
    model.advance()
    #expect(model.games == final)
  }

  @Test("The audit finds nothing to improve but Apple's contrast")
  func audit() throws {
    try screen.tap("Skerry")

    #expect(screen.issuesBesideContrast == [])
  }
}
