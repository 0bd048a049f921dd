import UIKit

/// The sequences of the updates of one screen, one for each client.
@MainActor final class UpdateStreams {
  // The reports that wait for a client that does not ask for them; older ones are dropped.
  private static let bufferedCount = 64
  private var continuations: [Int: AsyncStream<UpdateReport>.Continuation] = [:]
  private var lastNumber = 0

  /// Whether there is no client.
  var isEmpty: Bool { continuations.isEmpty }

  /// Returns the updates from now on.
  func makeStream() -> AsyncStream<UpdateReport> {
    let (stream, continuation) = AsyncStream<UpdateReport>.makeStream(
      bufferingPolicy: .bufferingNewest(Self.bufferedCount))
    lastNumber += 1
    let number = lastNumber
    continuations[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[number] = nil }
    }
    return stream
  }

  /// Reports an update to all clients.
  func report(_ report: UpdateReport) {
    for continuation in continuations.values { continuation.yield(report) }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}
