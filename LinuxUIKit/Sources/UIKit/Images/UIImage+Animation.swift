import Foundation

/// The images of an animated image.
struct ImageAnimation: Equatable, Sendable {
  let images: [UIImage]
  /// The duration of all images together, in seconds.
  let duration: TimeInterval
}

extension UIImage {
  /// Returns an image that image views display as an animation; `nil` without images.
  ///
  /// Elsewhere the first image is drawn. A duration of 0 is a thirtieth of a second for each image.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with { $0.animation = ImageAnimation(images: images, duration: duration) }
  }

  /// Returns an image that animates the images `name0`, `name1` and so on of the main bundle; `nil`
  /// if there is no first one.
  ///
  /// The last image is the one before the first missing number; at most 1024 are read.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
