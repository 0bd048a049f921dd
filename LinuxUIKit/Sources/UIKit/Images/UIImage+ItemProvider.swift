import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifiers that images can read: PNG and JPEG.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.png, TypeIdentifier.jpeg]
  }

  /// The type identifiers of images: PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.png, TypeIdentifier.jpeg]
  }

  /// Creates an image from PNG or JPEG data with a scale of 1.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(UIImage(data: data))
  }
}
