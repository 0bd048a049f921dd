import Foundation
import SeededNumbers
import Testing

@testable import CoreGraphics

@Suite("Bitmap contexts") struct BitmapContextTests {
  @Test("Drawing lands in the memory of the caller, whose first row is the top one")
  func memory() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 8)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(memory, 2, 2, .premultipliedLast))
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.data == memory.baseAddress)
      #expect(context.ctm == .identity)
      // The second row, whose y is 0.
      #expect(Array(memory) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    }
  }

  private static let layouts: [(CGImageAlphaInfo, CGBitmapInfo, bytes: [UInt8])] = [
    (.premultipliedLast, [], [51, 102, 153, 255]),
    (.premultipliedFirst, [], [255, 51, 102, 153]),
    (.premultipliedLast, .byteOrder32Big, [51, 102, 153, 255]),
    (.premultipliedFirst, .byteOrder32Little, [153, 102, 51, 255]),
    (.premultipliedLast, .byteOrder32Little, [255, 153, 102, 51]),
    (.noneSkipLast, [], [51, 102, 153, 255]),
    (.noneSkipFirst, .byteOrder32Little, [153, 102, 51, 255]),
  ]

  @Test(
    "The alpha info and the order of bytes determine the positions of the components",
    arguments: layouts)
  func components(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(memory, 1, 1, alpha, order))
      // 51, 102 and 153 of 255.
      context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.makeImage()?.pixel(x: 0, y: 0) == 0xFF33_6699)
    }
    #expect(bytes == expected)
  }

  @Test("Each gray is its byte in a gray context, each alpha in one of alpha only")
  func bytes() throws {
    var grays = [UInt8](repeating: 7, count: 256)
    var alphas = [UInt8](repeating: 0, count: 256)
    try grays.withUnsafeMutableBytes { grays in
      try alphas.withUnsafeMutableBytes { alphas in
        let gray = try #require(bitmap(grays, 256, 1, .none))
        let alpha = try #require(bitmap(alphas, 256, 1, .alphaOnly))
        for level in 0..<256 {
          let pixel = CGRect(x: CGFloat(level), y: 0, width: 1, height: 1)
          gray.setFillColor(gray: CGFloat(level) / 255, alpha: 1)
          gray.fill(pixel)
          alpha.setFillColor(red: 1, green: 0, blue: 1, alpha: CGFloat(level) / 255)
          alpha.fill(pixel)
        }
        #expect(gray.colorSpace?.model == .monochrome && gray.bitsPerPixel == 8)
        #expect(gray.makeImage()?.colorSpace?.numberOfComponents == 1)
        #expect(alpha.colorSpace == nil && alpha.alphaInfo == .alphaOnly)
      }
    }
    #expect(grays == (0..<256).map { UInt8($0) })
    #expect(alphas == (0..<256).map { UInt8($0) })
  }

  @Test("Translucent black over the white bytes of the caller halves them")
  func blending() throws {
    var bytes: [UInt8] = [255, 255]
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(memory, 2, 1, .none))
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(bytes[0] == 255)
    // 255 / 2 = 127.5.
    #expect((127...128).contains(bytes[1]))
  }

  @Test("Bytes of the caller are the content, and only the pixels of a rectangle change")
  func content() throws {
    let infos: [(CGImageAlphaInfo, CGBitmapInfo)] = [
      (.premultipliedLast, []), (.premultipliedFirst, []),
      (.premultipliedFirst, .byteOrder32Little),
      (.premultipliedLast, .byteOrder32Little), (.none, []), (.alphaOnly, []),
    ]
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let (alpha, order) = infos[Int(seed) % infos.count]
      let size = alpha == .none || alpha == .alphaOnly ? 1 : 4
      let (width, height) = (
        Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random)
      )
      // Rows may end between pixels.
      let distance = width * size + Int.random(in: 0...6, using: &random)
      let before = randomBytes(distance * height, size, width, distance, &random)
      let (x, y) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      var bytes = before
      try bytes.withUnsafeMutableBytes { memory in
        let context = try #require(bitmap(memory, width, height, alpha, order, distance))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1))
      }
      var expected = before
      let first = (height - 1 - y) * distance + x * size
      for byte in first..<first + size { expected[byte] = 255 }
      #expect(bytes == expected, "seed \(seed)")
    }
  }

  /// Returns bytes in whose pixels no component is larger than another, so that they are premultiplied.
  private func randomBytes(
    _ count: Int, _ size: Int, _ width: Int, _ distance: Int, _ random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    for index in bytes.indices where index % distance < width * size {
      bytes[index] = bytes[index / distance * distance + index % distance / size * size]
    }
    return bytes
  }

  @Test("Without memory of the caller, the context has its own, which can be written to")
  func ownMemory() throws {
    let context = try #require(bitmap(nil, 2, 1, .premultipliedLast))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(context.bytesPerRow == 8 && context.bitsPerPixel == 32)
    #expect((0..<8).map { bytes[$0] } == [0, 255, 0, 255, 0, 0, 0, 0])

    for (index, byte) in [0, 0, 255, 255].enumerated() { bytes[4 + index] = UInt8(byte) }
    #expect(context.makeImage()?.pixel(x: 1, y: 0) == 0xFF00_00FF)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 255, 255])
  }

  @Test("An image is upright, and its copy in another context is the same")
  func images() throws {
    let source = try #require(bitmap(nil, 2, 2, .premultipliedLast))
    source.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    source.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    let image = try #require(source.makeImage())
    #expect(image.pixel(x: 0, y: 0) == 0xFFFF_0000 && image.pixel(x: 0, y: 1) == 0)

    let space = try #require(image.colorSpace)
    let copy = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: image.bitsPerComponent, bytesPerRow: 0,
        space: space, bitmapInfo: image.bitmapInfo))
    copy.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      #expect(copy.makeImage()?.pixel(x: x, y: y) == image.pixel(x: x, y: y))
    }
  }

  @Test("A transparency layer lands in memory when it ends, a shadow with its shape")
  func groups() throws {
    var bytes = [UInt8](repeating: 255, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(memory, 4, 1, .none))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(memory[0] == 255)
      context.endTransparencyLayer()
      #expect((127...128).contains(memory[0]))
      context.setAlpha(1)
      context.setShadow(
        offset: CGSize(width: 2, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(Array(bytes[1...]) == [0, 255, 0])
  }

  @Test("Positive heights of shadows are above, as y points up")
  func shadows() throws {
    let context = try #require(bitmap(nil, 1, 3, .alphaOnly))
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = context.makeImage()
    #expect((0..<3).map { image?.pixel(x: 0, y: $0) } == [0xFF00_0000, 0, 0xFF00_0000])
  }

  @Test("Clearing a context without alpha makes it black")
  func clearing() throws {
    var bytes = [UInt8](repeating: 200, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(memory, 1, 1, .noneSkipLast))
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.makeImage()?.pixel(x: 0, y: 0) == 0xFF00_0000)
    }
    #expect(bytes == [0, 0, 0, 255])
  }

  @Test("Formats that aren't supported and rows that are too short have no context")
  func unsupported() {
    #expect(bitmap(nil, 1, 1, .last) == nil)
    #expect(bitmap(nil, 1, 1, .first) == nil)
    #expect(bitmap(nil, 1, 1, .premultipliedLast, .floatComponents) == nil)
    #expect(bitmap(nil, 1, 1, .premultipliedLast, .byteOrder16Little) == nil)
    #expect(bitmap(nil, 0, 1, .premultipliedLast) == nil)
    #expect(bitmap(nil, 1, 32_768, .premultipliedLast) == nil)
    #expect(bitmap(nil, 2, 1, .premultipliedLast, [], 7) == nil)
    #expect(bitmap(nil, 2, 1, .premultipliedLast, [], -8) == nil)
    #expect(bitmap(nil, 2, 2, .none, [], .max) == nil)
    let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    #expect(context(bits: 16, rgb, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(context(bits: 8, rgb, CGImageAlphaInfo.none.rawValue) == nil)
    #expect(context(bits: 8, gray, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(context(bits: 8, rgb, 31) == nil)
  }

  private func context(bits: Int, _ space: CGColorSpace, _ info: UInt32) -> CGContext? {
    CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
      bitmapInfo: info)
  }
}

/// Returns a context over memory; without colors for the alpha infos that have none.
func bitmap(
  _ memory: UnsafeMutableRawBufferPointer?, _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo,
  _ order: CGBitmapInfo = [], _ bytesPerRow: Int = 0
) -> CGContext? {
  let space: CGColorSpace? =
    switch alpha {
    case .alphaOnly: nil
    case .none: CGColorSpaceCreateDeviceGray()
    default: CGColorSpaceCreateDeviceRGB()
    }
  return CGContext(
    data: memory?.baseAddress, width: width, height: height, bitsPerComponent: 8,
    bytesPerRow: bytesPerRow, space: space, bitmapInfo: alpha.rawValue | order.rawValue)
}
