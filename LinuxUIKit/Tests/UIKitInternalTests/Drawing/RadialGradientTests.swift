import Foundation
import SeededNumbers
import Testing

@testable import CoreGraphics

@Suite("Radial gradients of contexts") struct RadialGradientTests {
  private struct Circle {
    var x, y, radius: Double
    var center: CGPoint { CGPoint(x: x, y: y) }
  }

  private static let side = 101

  /// Draws from black to white and returns the pixels, the row at y = 0 first.
  private func drawn(
    _ start: Circle, _ end: Circle, _ options: CGGradientDrawingOptions
  ) throws -> [[UInt32]] {
    let side = Self.side
    let context = try #require(bitmap(nil, side, side, .premultipliedLast))
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
    context.drawRadialGradient(
      gradient, startCenter: start.center, startRadius: CGFloat(start.radius),
      endCenter: end.center,
      endRadius: CGFloat(end.radius), options: options)
    let image = try #require(context.makeImage())
    return (0..<side).map { y in
      (0..<side).map { image.pixel(x: $0, y: side - 1 - y) ?? 0 }
    }
  }

  private let center = Circle(x: 50.5, y: 50.5, radius: 0)

  @Test("Each distance from the center has the color of its fraction of the radius")
  func concentric() throws {
    var end = center
    end.radius = 50
    let row = try drawn(center, end, [])[50]
    for distance in 0..<50 {
      // Half of the radius, 25, is 127.5.
      let expected = 255 * Double(distance) / 50
      for x in [50 - distance, 50 + distance] {
        #expect(abs(Double(row[x] & 0xFF) - expected) <= 1, "column \(x)")
        #expect(row[x] >> 24 == 255)
      }
    }
  }

  @Test(
    "Beyond the circles the options paint the first and the last color, and nothing without them")
  func options() throws {
    var (start, end) = (center, center)
    (start.radius, end.radius) = (10, 40)
    let cases: [(CGGradientDrawingOptions, inside: UInt32, outside: UInt32)] = [
      ([], 0, 0), (.drawsBeforeStartLocation, 0xFF00_0000, 0),
      (.drawsAfterEndLocation, 0, 0xFFFF_FFFF),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], 0xFF00_0000, 0xFFFF_FFFF),
    ]
    for (options, inside, outside) in cases {
      let rows = try drawn(start, end, options)
      #expect(rows[50][50] == inside && rows[50][58] == inside)
      #expect(rows[50][92] == outside && rows[0][0] == outside)
      // 25 is halfway from 10 to 40.
      #expect(abs(Double(rows[50][75] & 0xFF) - 127.5) <= 1)
    }
  }

  @Test("Between circles inside each other, the color is that of the circle through the pixel")
  func eccentric() throws {
    for seed in PropertyRuns.seeds(full: 400) {
      var random = SeededGenerator(seed: seed)
      let end = Circle(x: 50, y: 50, radius: 48)
      let start = Circle(
        x: Double.random(in: 35...65, using: &random),
        y: Double.random(in: 35...65, using: &random),
        radius: Double.random(in: 0...20, using: &random))
      let rows = try drawn(start, end, [])
      for _ in 0..<40 {
        let (x, y) = (
          Int.random(in: 0..<Self.side, using: &random),
          Int.random(in: 0..<Self.side, using: &random)
        )
        let fraction = fraction(start, end, Double(x) + 0.5, Double(y) + 0.5)
        let pixel = rows[y][x]
        if fraction < -0.01 || fraction > 1.01 { #expect(pixel == 0, "seed \(seed): \(x), \(y)") }
        guard (0.01...0.99).contains(fraction) else { continue }
        #expect(abs(Double(pixel & 0xFF) - 255 * fraction) <= 1.5, "seed \(seed): \(x), \(y)")
      }
    }
  }

  /// Returns the larger t for which the circle of t contains a point: |p - c(t)| = r(t) ≥ 0.
  private func fraction(_ start: Circle, _ end: Circle, _ x: Double, _ y: Double) -> Double {
    let (dx, dy, dr) = (end.x - start.x, end.y - start.y, end.radius - start.radius)
    let (px, py) = (x - start.x, y - start.y)
    let a = dx * dx + dy * dy - dr * dr
    let b = px * dx + py * dy + start.radius * dr
    let c = px * px + py * py - start.radius * start.radius
    let root = max(0, b * b - a * c).squareRoot()
    let solutions = [(b + root) / a, (b - root) / a].filter { start.radius + $0 * dr >= 0 }
    return solutions.max() ?? -1
  }

  @Test("The opacity of the context applies, and equal circles and negative radii paint nothing")
  func edges() throws {
    #expect(try drawn(center, center, .drawsAfterEndLocation).joined().allSatisfy { $0 == 0 })
    var negative = center
    negative.radius = -1
    #expect(try drawn(negative, center, []).joined().allSatisfy { $0 == 0 })

    let context = try #require(bitmap(nil, 1, 1, .alphaOnly))
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    context.setAlpha(0.2)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9, options: [])
    // A fifth of 255.
    #expect(context.makeImage()?.pixel(x: 0, y: 0) == 0x3300_0000)
  }
}
