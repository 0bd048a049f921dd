import SeededRuns
import UIKit

/// Plays a sequence on a screen and compares the two after each event.
@MainActor struct SoakRun {
  private let events: [SoakEvent]
  private let screen: SoakScreen
  private var player: EventPlayer
  private var found = Findings()

  /// A run of one sequence.
  init(_ sequence: SoakCase) {
    events = sequence.events
    screen = SoakScreen(sequence.settings, showing: sequence.start)
    player = EventPlayer(screen, seed: sequence.seed)
  }

  /// Plays up to the first event after which something does not hold; returns what that is.
  mutating func findings() -> [String] {
    for (number, event) in events.enumerated() {
      let before = ShownSituation(of: screen, isSettled: player.isSettled)
      let promise = player.play(event)
      check(before, promise)
      guard found.texts.isEmpty else {
        return found.texts.map { "event \(number), \(event.name): \($0)" }
      }
    }
    player.finish()
    ScreenChecks(screen, player.completions).check(&found)
    return found.texts.map { "at the end: \($0)" }
  }

  private mutating func check(_ before: ShownSituation, _ promise: Expectation) {
    guard player.isSettled else {
      // On its way a screen still shows some of what was there before.
      if player.isLaidOut { ScreenChecks(screen, player.completions).checkInvariants(&found) }
      return
    }
    ScreenChecks(screen, player.completions).check(&found)
    before.check(promise, on: screen, &found)
  }
}
