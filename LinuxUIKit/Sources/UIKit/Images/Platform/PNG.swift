import CPNG
import Foundation

/// Decoding of PNG files by libpng's simplified interface, and their encoding by `PNGWriter`.
enum PNG {
  /// The largest number of pixels in a byte: deflate repeats a byte up to 1,032 times, and a byte has
  /// up to eight pixels.
  private static let maximumPixelsPerByte = 8 * 1_032
  /// The largest number of pixels, half a gigabyte of memory.
  private static let maximumPixels = 1 << 27

  /// Decodes a file; `nil` for other data, a corrupt file, a side above 32,767 pixels, or more than
  /// 2²⁷ pixels.
  static func decode(_ data: Data) -> CGImage? {
    var header = png_image.empty
    defer { png_image_free(&header) }
    return data.withUnsafeBytes { bytes -> CGImage? in
      guard png_image_begin_read_from_memory(&header, bytes.baseAddress, bytes.count) != 0,
        canContain(header, count: bytes.count),
        let pixels = PixelBuffer(width: Int(header.width), height: Int(header.height))
      else { return nil }
      let isGray = header.isGray
      header.format = UInt32(PNG_FORMAT_BGRA)
      let isRead = png_image_finish_read(&header, nil, pixels.memory, 0, nil) != 0
      guard isRead else { return nil }
      pixels.convert { $0.premultiplied }
      return CGImage(pixels: pixels, isGray: isGray)
    }
  }

  /// Returns whether a file can contain the pixels of its header: no memory is allocated otherwise.
  private static func canContain(_ header: png_image, count: Int) -> Bool {
    let pixels = Int(header.width) * Int(header.height)
    return pixels <= maximumPixels && pixels <= count * maximumPixelsPerByte
  }

  /// Encodes an image; `nil` if memory runs out.
  ///
  /// The file of an opaque image has no alpha.
  static func encode(_ image: CGImage) -> Data? {
    guard !image.pixels.isOpaque else {
      return PNGWriter(image.pixels, hasAlpha: false).file()
    }
    let all = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    let pixels = image.pixels.copy(of: all)
    pixels.convert { $0.unpremultiplied }
    return PNGWriter(pixels, hasAlpha: true).file()
  }
}

extension png_image {
  fileprivate static var empty: png_image {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    return image
  }

  /// Whether the file has shades of gray without alpha.
  fileprivate var isGray: Bool {
    let others = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLORMAP
    return format & UInt32(others) == 0
  }
}

extension PixelBuffer {
  /// Whether no pixel is translucent.
  fileprivate var isOpaque: Bool {
    UnsafeBufferPointer(start: memory, count: width * height).allSatisfy { $0 >> 24 == 255 }
  }

  fileprivate func convert(_ body: (UInt32) -> UInt32) {
    let pixels = UnsafeMutableBufferPointer(start: memory, count: width * height)
    for index in pixels.indices { pixels[index] = body(pixels[index]) }
  }
}

extension UInt32 {
  /// A straight 0xAARRGGBB with its colors multiplied by alpha and rounded.
  fileprivate var premultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    func multiplied(_ shift: UInt32) -> UInt32 {
      (((self >> shift & 0xFF) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | multiplied(16) | multiplied(8) | multiplied(0)
  }

  /// A premultiplied 0xAARRGGBB with its colors divided by alpha and rounded.
  fileprivate var unpremultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    guard alpha > 0 else { return 0 }
    func divided(_ shift: UInt32) -> UInt32 {
      Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | divided(16) | divided(8) | divided(0)
  }
}
