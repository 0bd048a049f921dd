@_exported import Foundation
import FoundationEssentials

// The method with a completion handler, with Swift's types.
extension URLSession {
  public func dataTask(
    with url: FoundationEssentials.URL,
    completionHandler:
      @escaping @Sendable (
        FoundationEssentials.Data?, URLResponse?, (any Error)?
      ) -> Void
  ) -> URLSessionDataTask { fatalError() }
}
