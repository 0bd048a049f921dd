/// The models of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that isn't known.
  case unknown = -1
  /// Shades of gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two axes of color.
  case lab = 3
  /// Any number of colorants.
  case deviceN = 4
  /// Entries of a table of colors.
  case indexed = 5
  /// Patterns.
  case pattern = 6
  /// The CIE's tristimulus values.
  case XYZ = 7
}

/// The meaning of the components of a pixel.
///
/// - Note: Not implemented: every space other than sRGB and gray. All colors are stored in sRGB; a gray
///   space is that of a bitmap context or of an image.
public final class CGColorSpace: Sendable {
  /// The space of images and contexts, which is sRGB.
  static let rgb = CGColorSpace(model: .rgb)

  /// The space of images and contexts without colors.
  static let gray = CGColorSpace(model: .monochrome)

  /// The model of the space: `.rgb` or `.monochrome` in this implementation.
  public let model: CGColorSpaceModel

  private init(model: CGColorSpaceModel) {
    self.model = model
  }

  /// The number of components of a color without alpha: 1 for gray, 3 for red, green and blue.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
}

/// Returns the color space of the display, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the color space of grays, for bitmap contexts with one byte for each pixel.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
