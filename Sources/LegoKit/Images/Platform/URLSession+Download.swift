import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Returns the data of a URL and the response; the download ends when the task is canceled.
  ///
  /// Not `data(from:)`: that of FoundationNetworking waits for the queue of the session while it cancels, and
  /// holds the lock of the task meanwhile. If a download ends on that queue at the same time, it waits for
  /// that lock, and neither goes on.
  ///
  /// - Throws: The error of the session, or a `CancellationError`.
  func download(_ url: URL) async throws -> (Data, URLResponse) {
    let (results, end) = AsyncThrowingStream<(Data, URLResponse), any Error>.makeStream()
    let task = dataTask(with: url) { data, response, error in
      if let data, let response, error == nil { end.yield((data, response)) }
      end.finish(throwing: error)
    }
    end.onTermination = { reason in
      // Another task, which holds no lock that the end of the download needs.
      if case .cancelled = reason { Task { task.cancel() } }
    }
    task.resume()
    for try await result in results { return result }
    throw CancellationError()
  }
}
