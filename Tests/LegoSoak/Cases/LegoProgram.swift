import SeededNumbers
import SeededRuns
import UIKit

/// A random program on one screen: writes of state, applied descriptions, scrolls, taps, drags and
/// changes of the layout, compared with a plain model.
///
/// ```swift
/// let program = LegoProgram(seed: 7)
/// print(program.transcript)
/// print(program.findings())
/// ```
///
/// A seed generates the same program on every machine.
@MainActor package struct LegoProgram {
  /// The seed of the program.
  package let seed: UInt64

  /// Creates the program of a seed.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Runs the program on a new screen and returns descriptions of violations.
  package func findings() -> [String] {
    run().findings
  }

  /// The settings and the steps, from a run on a new screen, as lines.
  package var transcript: String {
    run().steps.joined(separator: "\n")
  }

  private func run() -> (steps: [String], findings: [String]) {
    let clock = FrameClock.shared
    let wasPaused = clock.isPaused
    clock.pause()
    defer { wasPaused ? () : clock.resume() }
    var run = ProgramRun(seed: seed)
    let result = run.run()
    let leaks = run.release()
    return (result.steps, result.findings + leaks)
  }
}
