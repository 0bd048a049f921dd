import Testing

@testable import CoreGraphics

struct BoxBlurTests {
  @Test("A deviation of zero has no reach")
  func none() {
    #expect(BoxBlur(deviation: 0).reach == 0)
    #expect(BoxBlur(deviation: .nan).reach == 0)
  }

  @Test("A blurred dot has the Gaussian's variance", arguments: [2.0, 4, 8, 12.5])
  func variance(deviation: Double) throws {
    let line = try #require(blurredDot(deviation: CGFloat(deviation)))
    let total = line.reduce(0, +)
    let center = Double(line.count / 2)
    let variance = line.enumerated().reduce(0) { sum, pixel in
      sum + pixel.element * (Double(pixel.offset) - center) * (Double(pixel.offset) - center)
    }

    // Three odd boxes match the variance within a fraction of a pixel; bytes cut off the faint
    // ends.
    #expect(abs((variance / total).squareRoot() - deviation) < 0.1 * deviation + 0.3)
  }

  @Test("A pixel has no effect beyond the reach")
  func reach() throws {
    let blur = BoxBlur(deviation: 5)
    let line = try #require(blurredDot(deviation: 5))
    let center = line.count / 2

    #expect(line.indices.allSatisfy { abs($0 - center) <= blur.reach || line[$0] == 0 })
  }

  /// Returns the column sums of a blurred opaque square, large enough that no byte is rounded to
  /// zero.
  private func blurredDot(deviation: CGFloat) -> [Double]? {
    let side = 121
    let surface = CairoSurface(alphaWidth: side, height: side)
    return surface.withBytes { bytes -> Void in
      for row in 0..<side { bytes[row * surface.bytesPerRow + side / 2] = 255 }
    }.flatMap {
      BoxBlur(deviation: deviation).apply(to: surface)
      return surface.withBytes { bytes in
        (0..<side).map { Double(bytes[side / 2 * surface.bytesPerRow + $0]) }
      }
    }
  }
}
