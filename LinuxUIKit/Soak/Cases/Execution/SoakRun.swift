import SeededRuns
import UIKit

/// Plays a sequence on a screen and compares the two after each event.
@MainActor struct SoakRun {
  private let events: [SoakEvent]
  private let screen: SoakScreen
  private var performer: EventPerformer
  private var found = Findings()

  /// A run of one sequence.
  init(_ sequence: SoakCase) {
    events = sequence.events
    screen = SoakScreen(sequence.settings, showing: sequence.start)
    performer = EventPerformer(screen, seed: sequence.seed)
  }

  /// Plays up to the first event after which something does not hold; returns what that is.
  mutating func findings() -> [String] {
    for (number, event) in events.enumerated() {
      let before = DisplayedState(of: screen, isSettled: performer.isSettled)
      let expectation = performer.perform(event)
      check(before, expectation)
      guard found.texts.isEmpty else {
        return found.texts.map { "event \(number), \(event.name): \($0)" }
      }
    }
    performer.finish()
    ScreenChecks(screen, performer.completions).check(&found)
    return found.texts.map { "at the end: \($0)" }
  }

  private mutating func check(_ before: DisplayedState, _ expectation: Expectation) {
    guard performer.isSettled else {
      // On its way a screen still shows some of what was there before.
      if performer.isLaidOut { ScreenChecks(screen, performer.completions).checkInvariants(&found) }
      return
    }
    ScreenChecks(screen, performer.completions).check(&found)
    before.check(expectation, on: screen, &found)
  }
}
