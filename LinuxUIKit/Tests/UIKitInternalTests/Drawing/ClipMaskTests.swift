import Foundation
import SeededNumbers
import Testing

@testable import CoreGraphics

@Suite("Masks of clips") struct ClipMaskTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 6, height: 2)
  private let columns: [UInt8] = [0, 255, 0, 255, 255, 0]

  /// Returns an image of a row of bytes: grays, or alphas.
  private func mask(_ bytes: [UInt8], _ alpha: CGImageAlphaInfo) throws -> CGImage {
    var bytes = bytes
    return try bytes.withUnsafeMutableBytes {
      try #require(bitmap($0, $0.count, 1, alpha)?.makeImage())
    }
  }

  /// Returns the alphas of an upper and a lower row of six pixels.
  private func alphas(_ context: CGContext) -> [[UInt32]] {
    let image = context.makeImage()
    return (0..<2).map { y in (0..<6).map { (image?.pixel(x: $0, y: y) ?? 0) >> 24 } }
  }

  @Test(
    "A mask of clear and opaque columns clips exactly those",
    arguments: [CGImageAlphaInfo.none, .alphaOnly])
  func columns(alpha: CGImageAlphaInfo) throws {
    let context = try #require(bitmap(nil, 6, 2, .premultipliedLast))
    context.clip(to: Self.bounds, mask: try mask(columns, alpha))
    context.fill(Self.bounds)
    #expect(alphas(context) == [columns.map(UInt32.init), columns.map(UInt32.init)])
  }

  @Test("Outside the rectangle nothing is drawn, and after the state is restored everything")
  func rectangle() throws {
    let context = try #require(bitmap(nil, 6, 2, .premultipliedLast))
    context.saveGState()
    context.clip(
      to: CGRect(x: 1, y: 0, width: 3, height: 1), mask: try mask([255, 0, 255], .none))
    context.fill(Self.bounds)
    #expect(alphas(context) == [[0, 0, 0, 0, 0, 0], [0, 255, 0, 255, 0, 0]])
    context.restoreGState()
    context.fill(CGRect(x: 5, y: 1, width: 1, height: 1))
    #expect(alphas(context) == [[0, 0, 0, 0, 0, 255], [0, 255, 0, 255, 0, 0]])
  }

  @Test("The last row of the image is at the smallest y")
  func orientation() throws {
    var bytes: [UInt8] = [255, 0]
    let mask = try bytes.withUnsafeMutableBytes {
      try #require(bitmap($0, 1, 2, .none)?.makeImage())
    }
    let upward = try #require(bitmap(nil, 6, 2, .premultipliedLast))
    upward.clip(to: Self.bounds, mask: mask)
    upward.fill(Self.bounds)
    #expect(alphas(upward).map(\.first) == [255, 0])

    let downward = try #require(CGContext(pixelWidth: 6, pixelHeight: 2, scale: 1))
    downward.clip(to: Self.bounds, mask: mask)
    downward.fill(Self.bounds)
    #expect(alphas(downward).map(\.first) == [0, 255])
  }

  @Test("Clearing, transparency layers and shadows are masked once; two masks are multiplied")
  func operations() throws {
    let half = try mask([128], .none)
    let context = try #require(bitmap(nil, 6, 2, .premultipliedLast))
    let pixels = (0..<6).map { CGRect(x: CGFloat($0), y: 0, width: 1, height: 1) }
    context.fill(pixels[0])
    context.clip(to: Self.bounds, mask: half)
    // 255 is kept by 127 of 255.
    context.clear(pixels[0])
    context.fill(pixels[1])
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(pixels[2])
    context.endTransparencyLayer()
    context.drawGroup(in: pixels[3], opacity: 1) { context.fill(pixels[3]) }
    context.clip(to: Self.bounds, mask: half)
    context.fill(pixels[4])

    let row = alphas(context)[1].map(Int.init)
    // 128 · 128 / 255 = 64.
    for (alpha, expected) in zip(row, [127, 128, 128, 128, 64, 0]) {
      #expect(abs(alpha - expected) <= 1, "\(row)")
    }
  }

  @Test("A drawing is mixed with what was there as far as the mask is opaque")
  func mixture() throws {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let masks = (0..<6).map { _ in UInt8.random(in: 0...255, using: &random) }
      var bytes = (0..<6).map { _ in UInt8.random(in: 0...255, using: &random) }
      let before = bytes.map(Double.init)
      let source = Double.random(in: 0...1, using: &random)
      let opacity = Double.random(in: 0...1, using: &random)
      try bytes.withUnsafeMutableBytes { memory in
        let context = try #require(bitmap(memory, 6, 1, .none))
        context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 1), mask: try mask(masks, .none))
        context.setFillColor(gray: CGFloat(source), alpha: CGFloat(opacity))
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
      }
      for index in 0..<6 {
        let drawn = before[index] + (source * 255 - before[index]) * opacity
        let expected = before[index] + (drawn - before[index]) * Double(masks[index]) / 255
        // Color and opacity, the mixture, and both parts of the masked one round by up to one half.
        #expect(abs(Double(bytes[index]) - expected) <= 5 * 0.5, "seed \(seed), pixel \(index)")
      }
    }
  }

  @Test("A mask without pixels in the clip hides everything")
  func outside() throws {
    let context = try #require(bitmap(nil, 6, 2, .premultipliedLast))
    let mask = try mask([255], .none)
    context.saveGState()
    context.clip(to: CGRect(x: 9, y: 0, width: 2, height: 2), mask: mask)
    context.fill(Self.bounds)
    context.restoreGState()
    context.clip(to: .zero, mask: mask)
    context.fill(Self.bounds)
    #expect(alphas(context).joined().allSatisfy { $0 == 0 })
  }
}
