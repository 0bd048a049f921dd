import Foundation

/// A picture that the user has chosen, with the values for the delegate.
struct PickedPicture: Sendable {
  /// The type of pictures.
  static let mediaType = "public.image"

  private let file: URL
  private let original: UIImage
  private let crop: (image: UIImage, rect: CGRect)?

  /// Reads a file; `nil` if it is damaged.
  ///
  /// Decodes the picture: call it off the main thread.
  init?(file: URL, isCropped: Bool) {
    guard let image = UIImage(contentsOfFile: file.path) else { return nil }
    (self.file, original) = (file, image)
    crop = isCropped ? Self.centerSquare(of: image) : nil
  }

  /// The values for the delegate.
  var info: [UIImagePickerController.InfoKey: Any] {
    var info: [UIImagePickerController.InfoKey: Any] = [
      .mediaType: Self.mediaType, .originalImage: original, .imageURL: file,
    ]
    if let crop { (info[.editedImage], info[.cropRect]) = (crop.image, crop.rect) }
    return info
  }

  /// Returns the largest square in the center of an image, at whole points, and its rectangle.
  private static func centerSquare(of image: UIImage) -> (image: UIImage, rect: CGRect) {
    let side = min(image.size.width, image.size.height)
    let rect = CGRect(
      x: ((image.size.width - side) / 2).rounded(.down),
      y: ((image.size.height - side) / 2).rounded(.down), width: side, height: side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let square = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    return (square, rect)
  }
}

/// A loader of small pictures for a grid, one after the other and off the main thread.
actor ThumbnailLoader {
  /// Up to twice this number of pictures is kept.
  private static let keptPictures = 150
  private var known = RecentValues<Key, UIImage>(generationSize: ThumbnailLoader.keptPictures)

  private struct Key: Hashable {
    let file: PictureFile
    let side: CGFloat
  }

  /// Returns a picture that covers a square of a side in pixels; `nil` for a damaged file.
  func thumbnail(of file: PictureFile, side: CGFloat) -> UIImage? {
    let key = Key(file: file, side: side)
    if let known = known.value(for: key) { return known.value }
    guard !Task.isCancelled, let image = UIImage(contentsOfFile: file.url.path),
      let small = image.preparingThumbnail(of: Self.size(covering: side, image.size))
    else { return nil }
    _ = known.insert(small, for: key)
    return small
  }

  /// Returns a size of an image's shape that covers a square.
  private static func size(covering side: CGFloat, _ size: CGSize) -> CGSize {
    let factor = side / max(1, min(size.width, size.height))
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
