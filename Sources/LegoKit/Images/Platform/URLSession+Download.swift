import UIKit

extension URLSession {
  /// Returns the data of a URL and the response; a canceled task stops waiting at once.
  ///
  /// The transfer ends then, too, but not on Linux. There it goes on to its end, which nothing waits for:
  /// FoundationNetworking cancels a transfer in two steps, traps if it ends between them, and in
  /// `data(from:)` holds a lock meanwhile for which that end waits.
  ///
  /// - Throws: The error of the session, or a `CancellationError`.
  func download(_ url: URL) async throws -> (Data, URLResponse) {
    let (results, end) = AsyncThrowingStream<(Data, URLResponse), any Error>.makeStream()
    let task = dataTask(with: url) { data, response, error in
      if let data, let response, error == nil { end.yield((data, response)) }
      end.finish(throwing: error)
    }
    #if canImport(Darwin)
      end.onTermination = { reason in
        if case .cancelled = reason { task.cancel() }
      }
    #endif
    task.resume()
    for try await result in results { return result }
    throw CancellationError()
  }
}
