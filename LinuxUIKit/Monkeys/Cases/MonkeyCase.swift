import SeededNumbers
import UIKit

/// A random user of an app: a screen, and events on it.
///
/// ```swift
/// let user = MonkeyCase(seed: 7, app: .trails)
/// print(user)
/// print(await user.findings())
/// ```
///
/// A seed generates the same events on every machine.
package struct MonkeyCase: Sendable {
  /// The seed of the events.
  package let seed: UInt64
  /// The app.
  package let app: MonkeyApp
  /// The initial size of the screen.
  let size: CGSize
  /// The events, in order.
  package let events: [MonkeyEvent]

  /// Generates 20 to 60 events, or, with a probability of 1/16, 400.
  package init(seed: UInt64, app: MonkeyApp) {
    var random = SeededGenerator(seed: seed)
    let isLong = Int.random(in: 0..<16, using: &random) == 0
    let count = isLong ? 400 : Int.random(in: 20...60, using: &random)
    let sizes = MonkeyEvent.sizes
    let isPhone = Int.random(in: 0..<4, using: &random) > 0
    (self.seed, self.app) = (seed, app)
    size = isPhone ? sizes[0] : sizes[Int.random(in: 0..<sizes.count, using: &random)]
    events = (0..<count).map { _ in MonkeyEvent(using: &random) }
  }

  /// Performs the events on a new screen, and returns descriptions of violations.
  ///
  /// - Parameter willPerform: Called before each event, with its number; and at the end without one.
  /// - Returns: Contradicting constraints, and views with frames that aren't finite, each with the event.
  @MainActor package func findings(
    willPerform: (Int, MonkeyEvent?) -> Void = { _, _ in }
  ) async -> [String] {
    let (root, remove) = app.launch()
    LaunchedScreens.shared.add(root)
    defer { remove() }
    let run = MonkeyRun(root, size: size)
    for (number, event) in events.enumerated() {
      willPerform(number, event)
      run.perform(event, number: number)
      // Tasks of the app, such as images that are loaded.
      await Task.yield()
    }
    willPerform(events.count, nil)
    return run.findings
  }

  /// Empties the caches of UIKit, as a memory warning does.
  @MainActor package static func emptyCaches() {
    UIApplication.shared.lifeCycle.warnOfMemory()
  }
}

extension MonkeyCase: CustomStringConvertible {
  package var description: String {
    let lines = events.enumerated().map { "\($0): \($1)" }
    let size = "\(Int(size.width))x\(Int(size.height))"
    return (["\(app.rawValue) on \(size)"] + lines).joined(separator: "\n")
  }
}
