/// The format of pixels in memory of eight bits for each component, which is converted to Cairo's.
struct BitmapFormat: Equatable, Sendable {
  /// The components of a pixel, in the order of their bytes.
  private enum Components: Equatable {
    case bgra, argb, abgr, rgba, gray, alpha
  }

  private let components: Components
  /// Whether pixels have no alpha, so that all are opaque.
  let isOpaque: Bool
  /// The layout from which the format was created.
  let info: CGBitmapInfo

  /// Creates a format that is supported; `nil` for others.
  ///
  /// Supported are gray without alpha, alpha only, and red, green and blue with premultiplied or without
  /// alpha, in both orders of bytes.
  init?(bitsPerComponent: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, let alpha = info.alphaInfo,
      info.isSubset(of: [.alphaInfoMask, .byteOrderMask]),
      let components = Self.components(alpha, space, order: info.intersection(.byteOrderMask))
    else { return nil }
    self.components = components
    self.info = info
    isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
  }

  private static func components(
    _ alpha: CGImageAlphaInfo, _ space: CGColorSpace?, order: CGBitmapInfo
  ) -> Components? {
    switch (alpha, space?.model) {
    case (.alphaOnly, nil), (.alphaOnly, .monochrome): return order.isEmpty ? .alpha : nil
    case (.none, .monochrome): return order.isEmpty ? .gray : nil
    case (.premultipliedFirst, .rgb), (.noneSkipFirst, .rgb):
      return components(little: .bgra, big: .argb, order)
    case (.premultipliedLast, .rgb), (.noneSkipLast, .rgb):
      return components(little: .abgr, big: .rgba, order)
    default: return nil
    }
  }

  private static func components(
    little: Components, big: Components, _ order: CGBitmapInfo
  ) -> Components? {
    switch order {
    case .byteOrder32Little: little
    case [], .byteOrder32Big: big
    default: nil
    }
  }

  /// Whether the format has shades of gray.
  var isGray: Bool { components == .gray }

  /// The number of bytes of a pixel.
  var bytesPerPixel: Int { components == .gray || components == .alpha ? 1 : 4 }

  /// Returns Cairo's pixel of a pixel in memory, whose first byte has the lowest bits.
  func native(_ stored: UInt32) -> UInt32 {
    let pixel =
      switch components {
      case .bgra: stored
      case .argb: stored.byteSwapped
      case .abgr: stored >> 8 | stored << 24
      case .rgba: Self.swappingEnds(stored)
      case .gray: stored << 16 | stored << 8 | stored
      case .alpha: stored << 24
      }
    return isOpaque ? pixel | 0xFF00_0000 : pixel
  }

  /// Returns the pixel in memory of one of Cairo's.
  func stored(_ native: UInt32) -> UInt32 {
    let pixel = isOpaque ? native | 0xFF00_0000 : native
    return switch components {
    case .bgra: pixel
    case .argb: pixel.byteSwapped
    case .abgr: pixel << 8 | pixel >> 24
    case .rgba: Self.swappingEnds(pixel)
    case .gray: Self.gray(pixel)
    case .alpha: pixel >> 24
    }
  }

  /// Returns a pixel with red and blue interchanged.
  private static func swappingEnds(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }

  /// Returns the gray of a color by the formula of PDF: 30 % red, 59 % green and 11 % blue.
  // Unverified: Core Graphics matches colors by its profiles.
  private static func gray(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    return (30 * red + 59 * green + 11 * blue + 50) / 100
  }
}
