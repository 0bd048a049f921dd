import SeededNumbers
import UIKit

/// A made sequence of updates of one screen.
///
/// ```swift
/// let sequence = SoakCase(seed: 7)
/// print(sequence)
/// print(sequence.findings())
/// ```
///
/// The same seed makes the same sequence on every machine.
package struct SoakCase: Sendable {
  /// The seed that makes it again.
  package let seed: UInt64
  /// How its screen is built.
  let settings: SoakSettings
  /// What the screen shows at first.
  let start: SoakModel
  /// What happens to it.
  let events: [SoakEvent]

  /// Makes the sequence of a seed: two to four events, or, one time in sixteen, up to sixteen.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let settings = SoakSettings(using: &random)
    let isLong = Int.random(in: 0..<16, using: &random) == 0
    let count = Int.random(in: isLong ? 5...16 : 2...4, using: &random)
    var maker = EventMaker(settings, random: random)
    (self.seed, self.settings, start) = (seed, settings, maker.model)
    events = (0..<count).map { _ in maker.next() }
  }

  /// Plays it on a screen of its own; returns what does not hold, in words.
  @MainActor package func findings() -> [String] {
    var run = SoakRun(self)
    guard settings.isMoving, !FrameClock.shared.isPaused else { return run.findings() }
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    return run.findings()
  }
}

extension SoakCase: CustomStringConvertible {
  package var description: String {
    let lines = events.enumerated().map { "\($0): \($1)" }
    return (["\(settings), from \(start)"] + lines).joined(separator: "\n")
  }
}
