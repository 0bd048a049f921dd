import Foundation
import SeededNumbers
import Testing

@testable import CoreGraphics

@Suite("Masked shapes", .ownDrawingCaches) struct MaskedShapeTests {
  @Test("A shape that is filled through its mask has the pixels of the shape itself")
  func pixels() throws {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let elements = randomPath(using: &random)
      let color = CGColor(
        red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.25,
        alpha: .random(in: 0...1, using: &random))
      let scale = CGFloat.random(in: 0.5...1.5, using: &random)
      let origin = CGPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
      let masked = try image(scale: scale, origin: origin) {
        $0.fill(elements, thickenedBy: 0, color: color)
      }
      let plain = try image(scale: scale, origin: origin) { $0.fill(elements, color: color) }
      // Color and coverage are multiplied in another order, each with eight bits.
      #expect(largestDifference(masked, plain) <= 2, "seed \(seed)")
    }
  }

  @Test("A shape that is partly outside the image has the pixels that it has inside a larger one")
  func clipped() throws {
    for seed in PropertyRuns.seeds(full: 500) {
      var random = SeededGenerator(seed: seed)
      let elements = randomPath(using: &random)
      let color = CGColor(gray: 0, alpha: 0.5)
      // 41 points at most, shown from a whole pixel on.
      let (left, top) = (
        CGFloat(Int.random(in: 0...41, using: &random)),
        CGFloat(Int.random(in: 0...41, using: &random))
      )
      let whole = try image(scale: 1, origin: .zero) {
        $0.fill(elements, thickenedBy: 0, color: color)
      }
      let part = try image(scale: 1, origin: CGPoint(x: -left, y: -top)) {
        $0.fill(elements, thickenedBy: 0, color: color)
      }
      for y in 0..<20 {
        for x in 0..<20 {
          #expect(
            part.pixel(x: x, y: y) == whole.pixel(x: x + Int(left), y: y + Int(top)),
            "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test("A thickened shape is composited as one: its translucent fill and line don't add up")
  func thickened() throws {
    let square = [PathElement].rectangle(CGRect(x: 10, y: 10, width: 20, height: 20))
    let color = CGColor(gray: 0, alpha: 0.5)
    let image = try image(scale: 1, origin: .zero) {
      $0.fill(square, thickenedBy: 4, color: color)
    }
    // The line is 4 points wide around the outline: it reaches 2 points outward and inward.
    for x in [9, 11, 20, 28, 30] {
      let alpha = try #require(image.pixel(x: x, y: 20)) >> 24
      #expect(alpha == 127 || alpha == 128, "x \(x)")
    }
    #expect(image.pixel(x: 7, y: 20) == 0)
  }

  @Test("A shape is drawn once for each position within a pixel and each scale")
  func keptMasks() throws {
    let context = try #require(CGContext(pixelWidth: 100, pixelHeight: 100, scale: 1))
    let owner = UInt64.max
    var draws = 0
    func draw(x: CGFloat, y: CGFloat, gray: CGFloat = 0) {
      let shape = MaskedShape(
        .run(owner: owner, index: 0), at: CGPoint(x: x, y: y),
        extent: CGRect(x: x, y: y, width: 10, height: 10))
      context.fill(shape, color: CGColor(gray: gray, alpha: 1), by: { _ in draws += 1 })
    }
    draw(x: 3, y: 4)
    #expect(draws == 1)
    draw(x: 50, y: 60, gray: 1)
    #expect(draws == 1)
    draw(x: 50.5, y: 60)
    #expect(draws == 2)
    draw(x: 10.5, y: 10)
    #expect(draws == 2)
    context.scaleBy(x: 2, y: 2)
    draw(x: 3, y: 4)
    #expect(draws == 3)
    // Out of sight nothing is drawn.
    draw(x: 200.25, y: 4)
    #expect(draws == 3)
  }

  @Test("A shape with a shadow, rotated, or of more than half a million pixels has no mask")
  func withoutMask() throws {
    let context = try #require(CGContext(pixelWidth: 100, pixelHeight: 100, scale: 1))
    var draws = 0
    func draw(side: CGFloat = 10) {
      let shape = MaskedShape(
        .run(owner: .max - 1, index: 0), at: .zero,
        extent: CGRect(x: 0, y: 0, width: side, height: side))
      context.fill(shape, color: CGColor(gray: 0, alpha: 1), by: { _ in draws += 1 })
    }
    // 1. 730 by 730 pixels and one more on each side are above 524,288, 720 by 720 are not.
    for _ in 0..<2 { draw(side: 730) }
    #expect(draws == 2)
    for _ in 0..<2 { draw(side: 720) }
    #expect(draws == 3)
    // 2. A rotation has no mask.
    context.rotate(by: 0.1)
    for _ in 0..<2 { draw() }
    #expect(draws == 5)
    // 3. With a shadow, the shape is drawn for the shadow and for itself.
    context.rotate(by: -0.1)
    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 2)
    draw()
    #expect(draws == 7)
  }

  @Test("Threads draw one shape at the same time, with the same pixels")
  func threads() async throws {
    let elements = [PathElement].ellipse(in: CGRect(x: 0.3, y: 0.7, width: 31, height: 17))
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let expected = try image(scale: 2, origin: .zero) {
      $0.fill(elements, thickenedBy: 1, color: color)
    }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<50).map { _ in
            let image = try image(scale: 2, origin: .zero) {
              $0.fill(elements, thickenedBy: 1, color: color)
            }
            return largestDifference(image, expected)
          }.max() ?? 0
        }
      }
      for try await difference in group { #expect(difference == 0) }
    }
  }
}

/// Returns a path around the point (20, 20) that doesn't intersect itself, as outlines of glyphs
/// don't: Cairo rounds intersections, depending on where the path is.
private func randomPath(using random: inout SeededGenerator) -> [PathElement] {
  let count = Int.random(in: 3...12, using: &random)
  let corners = (0..<count).map { index in
    let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
    let distance = CGFloat.random(in: 3...20, using: &random)
    return CGPoint(x: 20 + distance * cos(angle), y: 20 + distance * sin(angle))
  }
  return [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.close]
}

/// Returns an image of 64 by 64 pixels, drawn on at a scale from an origin in points.
private func image(
  scale: CGFloat, origin: CGPoint, _ body: (CGContext) -> Void
) throws -> CGImage {
  let context = try #require(CGContext(pixelWidth: 64, pixelHeight: 64, scale: scale))
  context.translateBy(x: origin.x, y: origin.y)
  body(context)
  return try #require(context.makeImage())
}

/// Returns the largest difference between two components.
private func largestDifference(_ image: CGImage, _ other: CGImage) -> Int {
  var largest = 0
  for y in 0..<64 {
    for x in 0..<64 {
      guard let pixel = image.pixel(x: x, y: y), let second = other.pixel(x: x, y: y) else {
        return .max
      }
      for shift in stride(from: 0, to: 32, by: 8) {
        largest = max(
          largest, abs(Int(pixel >> shift & 255) - Int(second >> shift & 255)))
      }
    }
  }
  return largest
}
