import UIKit

#if canImport(Darwin)
  extension CGImage {
    /// Returns all pixels as 0xAARRGGBB, premultiplied, row by row from the top.
    package func readPixels() -> [UInt32] {
      var pixels = [UInt32](repeating: 0, count: width * height)
      pixels.withUnsafeMutableBytes { memory in
        let context = CGContext(
          data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue)
        context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
      }
      return pixels
    }
  }
#else
  extension CGImage {
    /// Returns all pixels as 0xAARRGGBB, premultiplied, row by row from the top.
    package func readPixels() -> [UInt32] {
      Array(UnsafeBufferPointer(start: pixels.memory, count: width * height))
    }
  }
#endif
