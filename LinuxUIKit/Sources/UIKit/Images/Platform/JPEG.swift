import CTurboJPEG
import Foundation

/// Decoding and encoding of JPEG files, by libjpeg-turbo.
enum JPEG {
  /// The largest number of pixels in a byte: a block of 64 takes at least one bit.
  private static let maximumPixelsPerByte = 512
  /// The largest number of pixels, half a gigabyte of memory.
  private static let maximumPixels = 1 << 27

  /// Decodes a file; `nil` for other data, a corrupt header, a side above 32,767 pixels, or
  /// more than 2²⁷ pixels.
  ///
  /// A truncated or partly corrupt file is decoded as far as possible.
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
    // No memory is allocated for a header with more pixels than the file can contain.
    let pixels = Int(width) * Int(height)
    guard status == 0, pixels <= min(maximumPixels, count * maximumPixelsPerByte) else {
      return nil
    }
    return (Int(width), Int(height))
  }

  /// Encodes an image on a white background; `nil` if memory runs out.
  ///
  /// The quality is between 0 (most compressed) and 1 (best quality).
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

  /// Converts a quality to that of libjpeg, from 1 to 100.
  private static func percent(_ quality: CGFloat) -> Int32 {
    guard quality.isFinite else { return 100 }
    return Int32(min(max(quality * 100, 1), 100).rounded())
  }
}

extension PixelBuffer {
  /// The pixels as bytes: blue, green, red, alpha.
  fileprivate var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt8.self)
  }

  /// A copy of the pixels on a white background.
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
