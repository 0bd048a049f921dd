import Foundation
import SeededNumbers
import TestSupport
import Testing

@testable import CoreGraphics

struct RoundedRectangleShadowTests {
  @Test("A stretched shadow equals the fully blurred one, for every position, size and blur")
  func stretched() throws {
    for seed in 0..<12 {
      var random = SeededGenerator(seed: UInt64(seed))
      let shape = RoundedRectangle(
        rect: CGRect(
          x: .random(in: 20...40, using: &random), y: .random(in: 20...40, using: &random),
          width: .random(in: 1...120, using: &random),
          height: .random(in: 1...120, using: &random)),
        radii: CGSize(width: 6, height: 6), isContinuous: .random(using: &random))
      let shadow = Shadow(
        offset: CGSize(width: 3, height: -2), deviation: .random(in: 0...6, using: &random),
        color: CGColor(gray: 0, alpha: 1))
      let stretched = try alpha { context in
        try #require(RoundedRectangleShadow(of: shape, shadow: shadow)).composite(on: context)
      }
      let full = try alpha { context in
        let buffer = try #require(
          ShadowBuffer(visible: CGRect(x: 0, y: 0, width: 200, height: 200), shadow: shadow))
        buffer.draw(matrix: .identity) { cairo in
          cairo.setSource(shadow.color)
          cairo.add(shape.elements)
          cairo.fill()
        }
        buffer.composite(on: context)
      }

      let worst = (0..<200 * 200).map { abs(Int(stretched[$0]) - Int(full[$0])) }.max() ?? 0
      // Antialiasing of the edge differs slightly at another distance.
      #expect(worst <= 3, "seed \(seed)")
    }
  }

  @Test("Repeating the central column keeps both edges")
  func planeStretch() throws {
    let small = CairoSurface(alphaWidth: 5, height: 1)
    _ = small.withBytes { bytes in
      for (index, byte) in [1, 2, 9, 3, 4].enumerated() { bytes[index] = UInt8(byte) }
    }

    let large = CairoSurface(alphaWidth: 8, height: 1)
    PlaneStretch(width: 8, height: 1, edge: 2).stretch(small, to: large)

    #expect(large.withBytes { bytes in (0..<8).map { bytes[$0] } } == [1, 2, 9, 9, 9, 9, 3, 4])
  }

  private func alpha(_ body: (CairoContext) throws -> Void) throws -> [UInt8] {
    let surface = CairoSurface(alphaWidth: 200, height: 200)
    try body(CairoContext(surface: surface))
    let bytes = surface.withBytes { bytes in
      (0..<200 * 200).map { bytes[$0 / 200 * surface.bytesPerRow + $0 % 200] }
    }
    return try #require(bytes)
  }
}
