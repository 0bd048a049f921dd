import SeededRuns
import UIKit

/// A run of a sequence that compares the screen with the model after each event.
@MainActor struct SoakRun {
  private let events: [SoakEvent]
  private let screen: SoakScreen
  private var performer: EventPerformer
  private var found = Findings()

  /// Creates a run of one sequence.
  init(_ sequence: SoakCase) {
    events = sequence.events
    screen = SoakScreen(sequence.settings, showing: sequence.start)
    performer = EventPerformer(screen, seed: sequence.seed)
  }

  /// Performs the events up to the first one after which a check fails, and returns the violations.
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
      // During animations, the screen still displays previous elements.
      if performer.isLaidOut { ScreenChecks(screen, performer.completions).checkInvariants(&found) }
      return
    }
    ScreenChecks(screen, performer.completions).check(&found)
    before.check(expectation, on: screen, &found)
  }
}
