import SeededNumbers
import UIKit

/// A random sequence of updates of one screen.
///
/// ```swift
/// let sequence = SoakCase(seed: 7)
/// print(sequence)
/// print(sequence.findings())
/// ```
///
/// A seed generates the same sequence on every machine.
package struct SoakCase: Sendable {
  /// The seed of the sequence.
  package let seed: UInt64
  /// The settings of the screen.
  let settings: SoakSettings
  /// The initial model.
  let start: SoakModel
  /// The events.
  let events: [SoakEvent]

  /// Generates a sequence of two to four events, or, with a probability of 1/16, up to sixteen.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let settings = SoakSettings(using: &random)
    let isLong = Int.random(in: 0..<16, using: &random) == 0
    let count = Int.random(in: isLong ? 5...16 : 2...4, using: &random)
    var generator = EventGenerator(settings, random: random)
    (self.seed, self.settings, start) = (seed, settings, generator.model)
    events = (0..<count).map { _ in generator.next() }
  }

  /// Performs the sequence on a new screen and returns descriptions of violations.
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
