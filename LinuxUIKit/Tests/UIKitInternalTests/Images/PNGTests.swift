import CoreGraphics
import Foundation
import SeededNumbers
import Testing

@testable import UIKit

@Suite("PNG files") struct PNGTests {
  @Test("A decoded file has the pixels that were encoded, opaque or translucent")
  func roundTrip() throws {
    for seed in PropertyRuns.seeds(full: 400) {
      var random = SeededGenerator(seed: seed)
      let isOpaque = Bool.random(using: &random)
      let (width, height) = (
        Int.random(in: 1...90, using: &random), Int.random(in: 1...90, using: &random)
      )
      let pixels = try randomPixels(width, height, isOpaque: isOpaque, using: &random)

      let file = try #require(PNG.encode(CGImage(pixels: pixels)))
      let decoded = try #require(PNG.decode(file))

      #expect(decoded.width == width && decoded.height == height, "seed \(seed)")
      let same = (0..<width * height).allSatisfy {
        decoded.pixels.memory[$0] == pixels.memory[$0]
      }
      #expect(same, "seed \(seed): \(width) by \(height), opaque: \(isOpaque)")
      // The color type of the header, byte 25: 2 without alpha, 6 with it.
      let isTranslucent = (0..<width * height).contains { pixels.memory[$0] >> 24 < 255 }
      #expect(file[25] == (isTranslucent ? 6 : 2), "seed \(seed)")
    }
  }

  @Test("A file of grays is a mask by its lightness, one of the same colors by its alpha")
  func grays() throws {
    // A black and a white pixel; color types 0 and 2.
    let gray =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNg+A8AAQIBAEK+vGgAAAAASUVORK5CYII="
    let colors =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGNgYGD4//8/AAYBAv4CsjmuAAAAAElFTkSuQmCC"
    for (file, model, alphas) in [
      (gray, CGColorSpaceModel.monochrome, [0, 0xFF] as [UInt32]), (colors, .rgb, [0xFF, 0xFF]),
    ] {
      let data = try #require(Data(base64Encoded: file))
      let image = try #require(PNG.decode(data))
      #expect(image.colorSpace?.model == model)
      let context = try #require(CGContext(pixelWidth: 2, pixelHeight: 1, scale: 1))
      let bounds = CGRect(x: 0, y: 0, width: 2, height: 1)
      context.clip(to: bounds, mask: image)
      context.fill(bounds)
      let drawn = context.makeImage()
      #expect((0..<2).map { (drawn?.pixel(x: $0, y: 0) ?? 1) >> 24 } == alphas)
    }
  }

  @Test("The longest row is encoded, and so is noise that can't be compressed")
  func extremes() throws {
    var random = SeededGenerator(seed: 1)
    for (width, height) in [(32_767, 1), (1, 32_767), (300, 300)] {
      let pixels = try randomPixels(width, height, isOpaque: true, using: &random)
      let file = try #require(PNG.encode(CGImage(pixels: pixels)))
      let decoded = try #require(PNG.decode(file))
      let same = (0..<width * height).allSatisfy {
        decoded.pixels.memory[$0] == pixels.memory[$0]
      }
      #expect(same, "\(width) by \(height)")
    }
  }

  @Test("A screen of one color takes less than a hundredth of its components")
  func compression() throws {
    let pixels = try #require(PixelBuffer(width: 1_170, height: 2_532))
    for index in 0..<1_170 * 2_532 { pixels.memory[index] = 0xFFF2_F2F7 }
    let file = try #require(PNG.encode(CGImage(pixels: pixels)))
    // Deflate repeats at most 258 bytes at once, for which 20 bits have to do.
    #expect(file.count < 1_170 * 2_532 * 3 / 100)
  }

  @Test("Equal pixels have equal files, at whatever addresses they are encoded")
  func equalFiles() throws {
    for seed in PropertyRuns.seeds(full: 40) {
      var random = SeededGenerator(seed: seed)
      let (width, height) = (
        Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random)
      )
      let pixels = try #require(PixelBuffer(width: width, height: height))
      for index in 0..<width * height { pixels.memory[index] = 0xFFF2_F2F7 }
      let file = try #require(PNG.encode(CGImage(pixels: pixels)))
      // Blocks of random lengths that are replaced, so that the encoder's memory is elsewhere.
      var blocks = [[UInt8]](repeating: [], count: 16)
      for _ in 0..<1_000 {
        let block = Int.random(in: blocks.indices, using: &random)
        blocks[block] = []
        blocks[block].reserveCapacity(Int.random(in: 1...300_000, using: &random))
        let other = PNG.encode(CGImage(pixels: pixels))
        guard other == file else {
          Issue.record("seed \(seed): \(width) by \(height), \(blocks.map(\.capacity))")
          return
        }
      }
    }
  }

  /// Returns premultiplied random pixels.
  private func randomPixels(
    _ width: Int, _ height: Int, isOpaque: Bool, using random: inout SeededGenerator
  ) throws -> PixelBuffer {
    let pixels = try #require(PixelBuffer(width: width, height: height))
    for index in 0..<width * height {
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
      let components = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
      pixels.memory[index] =
        alpha << 24 | components[0] << 16 | components[1] << 8 | components[2]
    }
    return pixels
  }
}
