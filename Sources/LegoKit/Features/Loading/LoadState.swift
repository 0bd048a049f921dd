import Foundation

/// The state of loading content: the first items of a section, or its next page.
///
/// ``Section/phase(_:skeletonCount:retry:skeleton:empty:failed:)`` displays the state of a section's
/// content, and ``Section/paging(_:at:threshold:showsStatus:load:insert:)`` that of its pages.
public enum LoadState: Hashable, Sendable {
  /// Nothing is being loaded, and there may be more to load.
  case idle
  /// Content is being loaded.
  case loading
  /// The content could not be loaded, with a text for the user.
  case failed(String)
  /// All content is loaded.
  case loaded
}

extension LoadState {
  /// Creates the state after an error, with its description for the user.
  init(_ error: any Error) {
    self = .failed((error as? any LocalizedError)?.errorDescription ?? "\(error)")
  }
}
