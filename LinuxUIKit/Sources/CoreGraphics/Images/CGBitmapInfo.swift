/// The alpha component of pixels: whether there is one, and where.
///
/// ```swift
/// let context = CGContext(
///   data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
///   space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
/// ```
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha component.
  case none = 0
  /// An alpha component in the least significant bits, by which the colors are multiplied.
  case premultipliedLast = 1
  /// An alpha component in the most significant bits, by which the colors are multiplied.
  case premultipliedFirst = 2
  /// An alpha component in the least significant bits, by which the colors are not multiplied.
  case last = 3
  /// An alpha component in the most significant bits, by which the colors are not multiplied.
  case first = 4
  /// Unused least significant bits instead of an alpha component.
  case noneSkipLast = 5
  /// Unused most significant bits instead of an alpha component.
  case noneSkipFirst = 6
  /// An alpha component and no colors.
  case alphaOnly = 7
}

/// The layout of pixels in memory: an alpha component and the order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that contain a `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// Components that are floating-point numbers.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits that contain the order of bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Numbers of 16 bits, the least significant byte first.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Numbers of 32 bits, the least significant byte first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Numbers of 16 bits, the most significant byte first.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Numbers of 32 bits, the most significant byte first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

extension CGBitmapInfo {
  /// The alpha component of the layout; `nil` for bits that have no meaning.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
  }

  /// Creates the layout of Cairo's pixels.
  static var native: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
  }
}
