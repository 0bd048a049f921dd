import UIKit

/// Loads photos in the background and keeps those that were loaded.
///
/// The photos are drawn instead of downloaded, so that the app runs without a network.
actor PhotoLoader {
  private var loaded: [Photo.ID: UIImage] = [:]
  private let width: CGFloat

  /// Creates a loader of images of this width in points.
  init(width: CGFloat = 360) {
    self.width = width
  }

  func image(for photo: Photo) async -> UIImage? {
    if let image = loaded[photo.id] { return image }
    let size = CGSize(width: width, height: (width * photo.aspectRatio).rounded())
    let image = LandscapePainter(seed: photo.id).image(of: size)
    guard !Task.isCancelled else { return nil }
    loaded[photo.id] = image
    return image
  }
}
