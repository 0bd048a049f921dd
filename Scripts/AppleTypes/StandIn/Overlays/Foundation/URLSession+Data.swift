@_exported import Foundation
import FoundationEssentials

// The asynchronous form of a method with a completion handler, with Swift's types.
extension URLSession {
  @available(iOS 15.0, tvOS 15.0, *)
  public func data(
    from url: FoundationEssentials.URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (FoundationEssentials.Data, URLResponse) { fatalError() }
}
