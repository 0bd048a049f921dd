@_exported import SnapshotComparison
import UIKit

/// Access to the pixels of an image, to compare them with computed ones.
///
/// ```swift
/// #expect(PictureReader(image)[3, 0] == 0xFFFF_0000)  // opaque red
/// ```
public struct PictureReader {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  private let pixels: [UInt32]

  /// Reads all pixels; an image without size has none.
  public init(_ image: UIImage) {
    let cgImage = image.cgImage
    width = cgImage?.width ?? 0
    height = cgImage?.height ?? 0
    pixels = cgImage?.readPixels() ?? []
  }

  /// The pixel in column `x` of row `y` as 0xAARRGGBB, premultiplied; 0 outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
    return pixels[y * width + x]
  }

  /// Returns the alpha component of the pixel, 0 to 255.
  public func alpha(_ x: Int, _ y: Int) -> UInt32 { self[x, y] >> 24 }

  /// The smallest rectangle around all pixels that aren't transparent; null if there are none.
  public var inkBounds: CGRect {
    var ink = CGRect.null
    for y in 0..<height {
      for x in 0..<width where alpha(x, y) > 0 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}
