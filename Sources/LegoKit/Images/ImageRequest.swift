import UIKit

/// An image at a URL, in the size in which it is displayed.
///
/// ```swift
/// ImageRequest(url: photo.url, size: CGSize(width: 120, height: 90), scale: 2)
/// ```
///
/// Equal requests have the same image, so that a loader needs to load it once.
public struct ImageRequest: Hashable, Sendable {
  /// A size in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
    }
  }

  /// The relation of an image to the size of its request; the aspect ratio is kept.
  public enum ContentMode: Hashable, Sendable {
    /// The image covers the size, and may be larger on one axis.
    case aspectFill
    /// The image fits inside the size, and may be smaller on one axis.
    case aspectFit
  }

  /// The address of the image.
  public let url: URL
  /// The size in which the image is displayed; `nil` for that of the image.
  public let pixelSize: PixelSize?
  /// The relation of the image to the size.
  public let contentMode: ContentMode

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - url: The address of the image.
  ///   - pixelSize: The size in which the image is displayed. The default, `nil`, is that of the image,
  ///     whose memory no loader can limit.
  ///   - contentMode: The relation of the image to the size.
  public init(url: URL, pixelSize: PixelSize? = nil, contentMode: ContentMode = .aspectFill) {
    (self.url, self.pixelSize, self.contentMode) = (url, pixelSize, contentMode)
  }

  /// Creates a request for a size in points.
  ///
  /// Parts of a pixel count as a pixel. A size that is empty or not finite is that of the image.
  ///
  /// - Parameters:
  ///   - url: The address of the image.
  ///   - size: The size in points.
  ///   - scale: The number of pixels in a point, such as the display scale of a trait collection.
  ///   - contentMode: The relation of the image to the size.
  public init(
    url: URL, size: CGSize, scale: CGFloat, contentMode: ContentMode = .aspectFill
  ) {
    self.init(
      url: url, pixelSize: PixelSize(size, scale: scale), contentMode: contentMode)
  }
}

extension ImageRequest.PixelSize {
  /// Creates the size in pixels of one in points; `nil` if it is empty or not finite.
  init?(_ size: CGSize, scale: CGFloat) {
    // A scale of zero is that of traits which don't specify one.
    let scale = scale > 0 ? scale : 1
    // The tolerance is that of sums and divisions of lengths.
    let width = (size.width * scale - Self.tolerance).rounded(.up)
    let height = (size.height * scale - Self.tolerance).rounded(.up)
    guard (1...Self.maximum).contains(width), (1...Self.maximum).contains(height) else {
      return nil
    }
    self.init(width: Int(width), height: Int(height))
  }

  private static let tolerance: CGFloat = 0.01
  private static let maximum: CGFloat = 1_000_000
}

extension ImageRequest {
  /// Returns whether the image of this request can be displayed in place of that of another one: it is
  /// not noticeably smaller.
  func suffices(for other: ImageRequest) -> Bool {
    guard url == other.url else { return false }
    guard let pixelSize else { return true }
    guard contentMode == other.contentMode, let needed = other.pixelSize else { return false }
    return Self.isNearlyAsLarge(pixelSize.width, as: needed.width)
      && Self.isNearlyAsLarge(pixelSize.height, as: needed.height)
  }

  /// Four fifths of the pixels in a row are not seen to be less.
  private static func isNearlyAsLarge(_ length: Int, as other: Int) -> Bool {
    length * 5 >= other * 4
  }

  /// Returns the size in whole pixels to which an image is reduced; `nil` for an image that stays.
  ///
  /// Images are never enlarged.
  func reducedSize(of image: CGSize) -> CGSize? {
    guard let pixelSize, image.width > 0, image.height > 0 else { return nil }
    let factors = (
      CGFloat(pixelSize.width) / image.width, CGFloat(pixelSize.height) / image.height
    )
    let factor =
      switch contentMode {
      case .aspectFill: max(factors.0, factors.1)
      case .aspectFit: min(factors.0, factors.1)
      }
    guard factor < 1 else { return nil }
    return CGSize(
      width: max(1, (image.width * factor).rounded()),
      height: max(1, (image.height * factor).rounded()))
  }
}
