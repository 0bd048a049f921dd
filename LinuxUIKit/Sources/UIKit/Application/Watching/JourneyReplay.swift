import Foundation

/// Repeats the gestures that led to a place, without animations, one step of input for each frame.
///
/// It gives up where the app is not as it was: after two seconds in which a place is not reached.
@MainActor final class JourneyReplay {
  /// The end of a replay.
  enum Result: Equatable {
    /// The app is where it was.
    case arrived
    /// The app is on another screen, by the names of the controllers.
    case lost(expected: [String], found: [String])
  }

  private enum Phase {
    /// Scrolls to what the gesture of a step presses.
    case approach(step: Int)
    /// Sends the events of a gesture.
    case gesture(step: Int, event: Int)
    /// Waits for the place after a step.
    case arrival(step: Int)
    /// Scrolls the last screen.
    case positions
  }

  /// The seconds in which a step has to succeed.
  private static let limit: TimeInterval = 2
  private let state: AppState
  private let pointer: PointerInput
  private let animates: Bool
  private var phase = Phase.arrival(step: -1)
  private var phaseStart: TimeInterval

  /// Creates a replay that begins at a time.
  init(of state: AppState, at time: TimeInterval, with pointer: PointerInput) {
    (self.state, phaseStart, self.pointer) = (state, time, pointer)
    animates = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
  }

  /// The gesture that is being repeated or waited for.
  var gesture: RecordedGesture? {
    switch phase {
    case .gesture(let step, _), .arrival(let step): step < 0 ? nil : state.steps[step].gesture
    case .approach, .positions: nil
    }
  }

  /// Ends the replay where it is.
  func end() {
    pointer.cancel()
    UIView.setAnimationsEnabled(animates)
  }

  /// Does what is next; returns the result at the end.
  func advance(at time: TimeInterval) -> Result? {
    let result = step(at: time)
    if result != nil { end() }
    return result
  }

  private func step(at time: TimeInterval) -> Result? {
    let isLate = time - phaseStart > Self.limit
    switch phase {
    case .arrival(let step):
      let names = AppPlace(of: UIApplication.shared.windows).names
      let expected = step < 0 ? state.start : state.steps[step].place
      guard names == expected else {
        return isLate ? .lost(expected: expected, found: names) : nil
      }
      enter(step + 1 < state.steps.count ? .approach(step: step + 1) : .positions, at: time)
    case .approach(let step):
      guard let gesture = state.steps[step].gesture else {
        enter(.arrival(step: step), at: time)
        return nil
      }
      // What a changed screen has elsewhere is pressed where it was.
      if isReady(for: gesture) || isLate { enter(.gesture(step: step, event: 0), at: time) }
    case .gesture(let step, let event): perform(step, event, at: time)
    case .positions:
      let windows = UIApplication.shared.windows
      return SavedScrollPosition.restore(state.positions, in: windows) || isLate ? .arrived : nil
    }
    return nil
  }

  private func enter(_ phase: Phase, at time: TimeInterval) {
    (self.phase, phaseStart) = (phase, time)
  }

  private func isReady(for gesture: RecordedGesture) -> Bool {
    guard SavedScrollPosition.restore(gesture.positions, in: UIApplication.shared.windows),
      let press = gesture.events.first
    else { return false }
    return PressedView.names(at: press.location) == gesture.target
  }

  private func perform(_ step: Int, _ index: Int, at time: TimeInterval) {
    guard let gesture = state.steps[step].gesture, gesture.events.indices.contains(index) else {
      return enter(.arrival(step: step), at: time)
    }
    guard time - phaseStart >= gesture.delay(of: index) else { return }
    let location = gesture.events[index].location
    switch index {
    case 0: pointer.press(.primary, at: location)
    case gesture.events.count - 1: pointer.release(.primary, at: location)
    default: pointer.move(to: location)
    }
    phase = .gesture(step: step, event: index + 1)
  }
}
