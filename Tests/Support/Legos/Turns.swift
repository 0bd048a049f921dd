import LegoTesting

/// Lets the main queue run a number of times.
@MainActor package func turns(_ count: Int) async {
  for _ in 0..<count { await Task.yield() }
}

/// Lets the main queue run until a condition is satisfied, at most 200 times.
///
/// UIKit may call the completion handler of a change without animation later than the change.
@MainActor package func turns(until isSatisfied: () -> Bool) async {
  for _ in 0..<200 where !isSatisfied() { await Task.yield() }
}

/// Displays the changes of a screen and lets tasks of the main actor run, alternately.
///
/// Tasks of other tests may come first: a test whose result depends on a task waits with ``eventually(_:)``, and
/// needs few rounds. A round takes about 0.4 ms, for changes of threads.
@MainActor package func settle(_ screen: Screen, rounds: Int = 20) async {
  for _ in 0..<rounds {
    screen.settle()
    await turns(20)
  }
  screen.settle()
}

/// Waits until a condition is true, for at most ten seconds of waiting.
package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () async -> Bool
) async throws -> Bool {
  for _ in 0..<2_000 {
    if await condition() { return true }
    try await Task.sleep(for: .milliseconds(5))
  }
  return false
}
