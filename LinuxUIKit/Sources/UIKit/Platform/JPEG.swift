import CTurboJPEG
import Foundation

/// JPEG files to pictures and back, by libjpeg-turbo's interface that answers errors as numbers.
enum JPEG {
  /// No file has more pixels a byte: a block of 64 takes a bit at least.
  private static let mostPixelsPerByte = 512

  /// Unpacks a file; nil if it is none, is broken at the start, or has a side above 32,767 pixels.
  ///
  /// A file that ends early, or is broken further on, is unpacked as far as it goes.
  static func decode(_ data: Data) -> CGImage? {
    guard let reader = tjInitDecompress() else { return nil }
    defer { tjDestroy(reader) }
    return data.withUnsafeBytes { bytes -> CGImage? in
      guard let file = bytes.bindMemory(to: UInt8.self).baseAddress,
        let size = size(of: file, count: bytes.count, reader),
        let pixels = PixelBuffer(width: size.width, height: size.height)
      else { return nil }
      let status = tjDecompress2(
        reader, file, UInt(bytes.count), pixels.bytes, Int32(size.width), 0, Int32(size.height),
        Int32(TJPF_BGRA.rawValue), TJFLAG_LIMITSCANS)
      let isUsable = status == 0 || tjGetErrorCode(reader) == Int32(TJERR_WARNING.rawValue)
      return isUsable ? CGImage(pixels: pixels) : nil
    }
  }

  private static func size(
    of file: UnsafePointer<UInt8>, count: Int, _ reader: tjhandle
  ) -> (width: Int, height: Int)? {
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(
      reader, file, UInt(count), &width, &height, &sampling, &space)
    // A header that claims more than the file can hold is not worth the memory.
    guard status == 0, Int(width) * Int(height) <= count * mostPixelsPerByte else { return nil }
    return (Int(width), Int(height))
  }

  /// Packs a picture as a file, on white where it is clear; nil if memory runs out.
  ///
  /// The quality goes from 0, a small file, to 1, a file that is close to the picture.
  static func encode(_ image: CGImage, quality: CGFloat) -> Data? {
    guard let writer = tjInitCompress() else { return nil }
    defer { tjDestroy(writer) }
    let pixels = image.pixels.onWhite
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(file) }
    let status = tjCompress2(
      writer, pixels.bytes, Int32(pixels.width), 0, Int32(pixels.height),
      Int32(TJPF_BGRX.rawValue), &file, &count, Int32(TJSAMP_420.rawValue), percent(quality), 0)
    guard status == 0, let file else { return nil }
    return Data(bytes: file, count: Int(count))
  }

  /// libjpeg's quality, from 1 to 100.
  private static func percent(_ quality: CGFloat) -> Int32 {
    guard quality.isFinite else { return 100 }
    return Int32(min(max(quality * 100, 1), 100).rounded())
  }
}

extension PixelBuffer {
  /// The pixels byte by byte: blue, green, red, alpha.
  fileprivate var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt8.self)
  }

  /// The same pixels before white.
  fileprivate var onWhite: PixelBuffer {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let copy = copy(of: all)
    let pixels = UnsafeMutableBufferPointer(start: copy.memory, count: width * height)
    for index in pixels.indices {
      let missing = 255 - pixels[index] >> 24
      pixels[index] = pixels[index] &+ missing &* 0x0101_0101
    }
    return copy
  }
}
