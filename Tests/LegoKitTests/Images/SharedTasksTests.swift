import Testing

@testable import LegoKit

@Suite("Tasks that callers share") struct SharedTasksTests {
  /// Waits until it is canceled, and says so.
  private static func waitUntilCanceled(_ ended: AsyncStream<String>.Continuation) async -> Int {
    while !Task.isCancelled { await Task.yield() }
    ended.yield("canceled")
    return 0
  }

  @Test("A task is canceled when the last caller stops waiting, and not before") func cancellation()
    async throws
  {
    let tasks = SharedTasks<Int, Int>()
    let (ends, ended) = AsyncStream<String>.makeStream()
    func caller() -> Task<Int, any Error> {
      Task { try await tasks.value(for: 1) { await Self.waitUntilCanceled(ended) } }
    }
    let (one, two) = (caller(), caller())
    while await tasks.count < 1 { await Task.yield() }
    one.cancel()
    await #expect(throws: CancellationError.self) { try await one.value }
    #expect(await tasks.count == 1)
    two.cancel()
    await #expect(throws: CancellationError.self) { try await two.value }
    var end = ends.makeAsyncIterator()
    #expect(await end.next() == "canceled")
    #expect(await tasks.count == 0)
  }

  @Test("Callers of one key have one value, and the next caller another one") func values()
    async throws
  {
    let tasks = SharedTasks<Int, Int>()
    let (gate, open) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await tasks.value(for: 1) {
        for await _ in gate { break }
        return 7
      }
    }
    while await tasks.count < 1 { await Task.yield() }
    let second = Task { try await tasks.value(for: 1) { 8 } }
    let other = try await tasks.value(for: 2) { 9 }
    #expect(other == 9)
    open.yield()
    #expect(try await first.value == 7)
    // Its own closure is called if it came after the end of the first.
    #expect([7, 8].contains(try await second.value))
    #expect(try await tasks.value(for: 1) { 10 } == 10)
  }
}
