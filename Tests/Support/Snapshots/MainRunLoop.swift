/// Waits until the main run loop has ended the pass in which this is called.
///
/// While a test is suspended, nothing else keeps the main thread from the end of its pass.
@MainActor public func nextRunLoopPass() async throws {
  try await Task.sleep(for: .milliseconds(1))
}
