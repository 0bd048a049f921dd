import UIKit

/// The decoded images of a loader, within a number of bytes.
///
/// A warning of the system that memory is low removes all of them.
// Unchecked because the images are accessed under the lock, and the observation is only stored.
final class ImageMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var images: LeastRecentlyUsed<ImageRequest, UIImage>
  private var warnings: NotificationToken?

  /// Creates an empty memory of a number of bytes, which observes the warnings of a center.
  init(limit: Int, center: NotificationCenter = .default) {
    images = LeastRecentlyUsed(limit: limit)
    warnings = NotificationToken(
      UIApplication.didReceiveMemoryWarningNotification, in: center
    ) { [weak self] _ in self?.removeAll() }
  }

  /// The bytes of all images.
  var cost: Int { lock.withLock { images.cost } }

  /// Returns the image of a request, or `nil` if it is not in memory.
  func image(for request: ImageRequest) -> UIImage? {
    lock.withLock { images.value(for: request) }
  }

  /// Inserts an image, for which others are removed.
  func insert(_ image: UIImage, for request: ImageRequest) {
    let cost = image.decodedByteCount
    _ = lock.withLock { images.insert(image, for: request, cost: cost) }
  }

  /// Removes all images.
  func removeAll() {
    lock.withLock { images.removeAll() }
  }
}

extension UIImage {
  /// The number of bytes of the decoded pixels.
  var decodedByteCount: Int {
    cgImage.map { $0.bytesPerRow * $0.height } ?? 0
  }
}
