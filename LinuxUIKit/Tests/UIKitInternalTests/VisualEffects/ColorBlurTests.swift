import SeededNumbers
import Testing

@testable import CoreGraphics

struct ColorBlurTests {
  @Test("The blur equals three direct convolutions with the same boxes on random images")
  func reference() throws {
    for seed in PropertyRuns.seeds(full: 400) {
      var random = SeededGenerator(seed: seed)
      let size = (Int.random(in: 1...24, using: &random), Int.random(in: 1...24, using: &random))
      let deviation = CGFloat.random(in: 0...6, using: &random)
      let pixels = try #require(PixelBuffer(width: size.0, height: size.1))
      for index in 0..<(size.0 * size.1) {
        pixels.memory[index] = UInt32.random(in: 0 ... .max, using: &random)
      }
      let expected = SlowBlur(pixels).blurred(widths: BoxBlur(deviation: deviation).widths)

      ColorBlur(deviation: deviation).apply(to: pixels)

      #expect(SlowBlur(pixels).bytes == expected, "seed \(seed)")
    }
  }

  @Test("A uniform image stays uniform", arguments: [0, 1.5, 7, 40])
  func uniform(deviation: CGFloat) throws {
    let pixels = try #require(PixelBuffer(width: 30, height: 20))
    pixels.memory.update(repeating: 0xFFC8_6432, count: 600)

    ColorBlur(deviation: deviation).apply(to: pixels)

    #expect((0..<600).allSatisfy { pixels.memory[$0] == 0xFFC8_6432 })
  }

  @Test("Away from the edges, the sum of the components stays the same within rounding")
  func mass() throws {
    let side = 80
    let pixels = try #require(PixelBuffer(width: side, height: side))
    for y in 35..<45 { for x in 35..<45 { pixels.memory[y * side + x] = 0xFFFF_FFFF } }
    let blur = ColorBlur(deviation: 4)

    blur.apply(to: pixels)

    let sum = (0..<side * side).reduce(0) { $0 + Int(pixels.memory[$1] & 255) }
    // Six passes round each pixel in reach of the 100 white ones by at most a half.
    let touched = (10 + 2 * blur.reach) * (10 + 2 * blur.reach)
    #expect(abs(sum - 100 * 255) <= 6 * touched / 2)
    // They hardly err in one direction: less than a tenth of the sum is lost.
    #expect(abs(sum - 100 * 255) < 2_550)
  }

  @Test("Saturation spreads the components around the luminance, and the tint covers them")
  func colors() throws {
    let pixels = try #require(PixelBuffer(width: 1, height: 1))
    // Red 200, green and blue 100: the luminance is 0.2126 * 200 + 0.7874 * 100 = 121.26.
    pixels.memory[0] = 0xFFC8_6464
    BackdropMaterial(deviation: 0, saturation: 1.5, tint: nil).applyColors(to: pixels)
    // 121.26 + 1.5 * 78.74 = 239.37; 121.26 - 1.5 * 21.26 = 89.37.
    #expect(pixels.memory[0] == 0xFF << 24 | 239 << 16 | 89 << 8 | 89)

    let tint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)
    BackdropMaterial(deviation: 0, saturation: 1, tint: tint).applyColors(to: pixels)
    // 0.75 * 239 + 63.75 = 243; 0.75 * 89 = 66.75.
    #expect(pixels.memory[0] == 0xFF << 24 | 243 << 16 | 67 << 8 | 67)
  }

  @Test("At the strength 0 a material changes nothing, at a half it has half of the tint")
  func strength() {
    let material = BackdropMaterial(
      deviation: 20, saturation: 1.8, tint: CGColor(gray: 1, alpha: 0.5))
    #expect(material.scaled(by: 1) == material)
    #expect(
      material.scaled(by: 0.5)
        == BackdropMaterial(deviation: 10, saturation: 1.4, tint: CGColor(gray: 1, alpha: 0.25)))
    #expect(
      material.scaled(by: 0)
        == BackdropMaterial(deviation: 0, saturation: 1, tint: CGColor(gray: 1, alpha: 0)))
  }
}

/// The slow and obvious blur: each mean is calculated from all its pixels.
private struct SlowBlur {
  let width: Int
  let height: Int
  var bytes: [[UInt8]]

  init(_ pixels: PixelBuffer) {
    (width, height) = (pixels.width, pixels.height)
    bytes = (0..<pixels.width * pixels.height).map { index in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixels.memory[index] >> UInt32($0)) }
    }
  }

  func blurred(widths: [Int]) -> [[UInt8]] {
    var result = self
    for width in widths where width > 1 {
      result = result.averaged(width, across: 1, down: 0)
      result = result.averaged(width, across: 0, down: 1)
    }
    return result.bytes
  }

  private func averaged(_ count: Int, across: Int, down: Int) -> SlowBlur {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        for component in 0..<4 {
          var sum = 0
          for offset in -(count / 2)...(count / 2) {
            let column = min(max(x + offset * across, 0), width - 1)
            let row = min(max(y + offset * down, 0), height - 1)
            sum += Int(bytes[row * width + column][component])
          }
          result.bytes[y * width + x][component] = UInt8((2 * sum + count) / (2 * count))
        }
      }
    }
    return result
  }
}
