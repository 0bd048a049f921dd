import UIKit

/// A source of images by URL: the app's own, or ``URLImageLoader``.
///
/// An app with a library for images makes it the loader of all views in a few lines:
///
/// <!-- not compiled: another library's type -->
/// ```swift
/// struct GalleryLoader: ImageLoader {
///   func image(for request: ImageRequest) async throws -> UIImage {
///     try await Gallery.shared.image(at: request.url, pixelWidth: request.pixelSize?.width)
///   }
/// }
///
/// AsyncImageView.defaultLoader = GalleryLoader()
/// ```
public protocol ImageLoader: Sendable {
  /// Returns the image of a request, which may be smaller than requested but should not be larger by
  /// much.
  ///
  /// The task is canceled when the image is no longer needed. The error that is thrown is displayed by
  /// an offer to try again.
  func image(for request: ImageRequest) async throws -> UIImage

  /// Returns the image of a request if it is in memory, immediately.
  ///
  /// Views display it without a placeholder. The default implementation returns `nil`.
  func cachedImage(for request: ImageRequest) -> UIImage?
}

extension ImageLoader {
  /// Returns `nil`, the default.
  public func cachedImage(for request: ImageRequest) -> UIImage? { nil }
}

/// An error of loading an image: the URL, the status of the response, and the reason.
public struct ImageLoadingError: LocalizedError {
  /// The reason for an error.
  public enum Reason: Sendable {
    /// The status of the response is not that of a success.
    case statusCodeUnacceptable
    /// The data is not that of an image.
    case decodingFailed
    /// There is no response; the error is that of the session or of the file.
    case dataLoadingFailed(any Error)
  }

  /// The address of the image.
  public let url: URL
  /// The status code of the response; `nil` without one, and for an image from a file.
  public let statusCode: Int?
  /// The reason.
  public let reason: Reason

  /// Creates an error.
  public init(url: URL, statusCode: Int? = nil, reason: Reason) {
    (self.url, self.statusCode, self.reason) = (url, statusCode, reason)
  }

  /// The reason as a sentence.
  public var errorDescription: String? {
    switch reason {
    case .statusCodeUnacceptable: "The server answered with the status \(statusCode ?? 0)."
    case .decodingFailed: "The data is not that of an image."
    case .dataLoadingFailed(let error): error.localizedDescription
    }
  }
}
