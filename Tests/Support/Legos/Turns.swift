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
