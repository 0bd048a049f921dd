import Foundation
import SeededNumbers
import Testing

@testable import CoreGraphics

/// Pixels that are kept are those that are drawn anew: to each bit, since all that they depend on is in
/// their keys.
@Suite("Kept pixels", .ownDrawingCaches) struct KeptPixelsTests {
  @Test("A scaled image has the same pixels from the cache and without it")
  func scaledImages() throws {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let images = [try randomImage(using: &random), try randomImage(using: &random)]
      // Placements that differ by whole pixels, by a part of a pixel, by the size, and by the side on top.
      let first = randomPlacement(of: images[0], using: &random)
      let placements = [
        first, first.concatenating(CGAffineTransform(translationX: 3, y: 2)),
        first.concatenating(CGAffineTransform(translationX: 0.4, y: 0)),
        first.concatenating(CGAffineTransform(translationX: 0, y: 0.4)),
        first.concatenating(CGAffineTransform(scaleX: 1.02, y: 1)),
        first.concatenating(CGAffineTransform(scaleX: 1, y: 1.02)),
        randomPlacement(of: images[0], using: &random),
      ]
      let alpha: CGFloat = Bool.random(using: &random) ? 1 : 0.5
      func draw(_ image: CGImage, _ placement: CGAffineTransform) throws -> [UInt32] {
        try pixels { context in
          context.setAlpha(alpha)
          context.draw(image, transform: placement, templateColor: nil)
        }
      }
      for image in images { for placement in placements { _ = try draw(image, placement) } }
      for image in images {
        for (index, placement) in placements.enumerated() {
          let kept = try draw(image, placement)
          let new = try DrawingCaches.$current.withValue(DrawingCaches()) {
            try draw(image, placement)
          }
          #expect(kept == new, "seed \(seed), placement \(index)")
        }
      }
      #expect(DrawingCaches.current.scaledImages.byteCount > 0, "seed \(seed)")
    }
  }

  @Test("The part of a scaled image in a clip has the pixels of the whole image")
  func clippedImages() throws {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let image = try randomImage(using: &random)
      let placement = randomPlacement(of: image, using: &random)
      let clip = CGRect(
        x: CGFloat(Int.random(in: 0...40, using: &random)),
        y: CGFloat(Int.random(in: 0...40, using: &random)), width: 20, height: 15)
      func draw(in clip: CGRect) throws -> [UInt32] {
        DrawingCaches.current.removeAll()
        return try pixels { context in
          context.clip(to: clip)
          context.draw(image, transform: placement, templateColor: nil)
        }
      }
      let whole = try draw(in: CGRect(x: 0, y: 0, width: 64, height: 64))
      let part = try draw(in: clip)
      let inside = CGRect(x: 0, y: 0, width: 64, height: 64).intersection(clip)
      for y in Int(inside.minY)..<Int(inside.maxY) {
        for x in Int(inside.minX)..<Int(inside.maxX) {
          #expect(part[64 * y + x] == whole[64 * y + x], "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test("A scaled image is what Cairo draws, up to its rounding of positions")
  func rounding() throws {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let image = try randomImage(using: &random)
      let placement = randomPlacement(of: image, using: &random)
      let drawn = try pixels { $0.draw(image, transform: placement, templateColor: nil) }
      let direct = try pixels {
        $0.draw(image, transform: placement, templateColor: nil, isDrawnOnce: true)
      }
      // Cairo rounds the transform from pixels to the image to a 65,536th, and its translation for
      // other pixels differently. Where the two are on different sides of one of the 128 positions
      // between which it interpolates, a component changes by up to 255 / 128 in each direction.
      #expect(largestDifference(drawn, direct) <= 4, "seed \(seed)")
    }
  }

  @Test("The shadow of a rounded rectangle has the same pixels from the cache and without it")
  func shadows() throws {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let (first, shadow) = (randomShape(using: &random), randomShadow(using: &random))
      // Shapes that differ by whole pixels, a part of a pixel, the size, the corners and the curve.
      var shapes = [RoundedRectangle](repeating: first, count: 9)
      shapes[1].rect.origin.x += 3
      shapes[2].rect.origin.x += 0.4
      shapes[3].rect.origin.y += 0.4
      shapes[4].rect.size.width += 20
      shapes[5].rect.size.height += 0.4
      shapes[6].radii.width += 2
      shapes[7].corners = RoundedRectangle.Corners(rawValue: 15 - first.corners.rawValue)
      shapes[8].isContinuous.toggle()
      let wide = Shadow(
        offset: shadow.offset, deviation: shadow.deviation + 1.5, color: shadow.color)
      let drawings = shapes.map { ($0, shadow) } + [(first, wide)]
      func draw(_ shape: RoundedRectangle, _ shadow: Shadow) throws -> [UInt32] {
        try pixels { #expect($0.drawShadow(shadow, of: shape)) }
      }
      for (shape, shadow) in drawings { _ = try draw(shape, shadow) }
      for (index, (shape, shadow)) in drawings.enumerated() {
        let kept = try draw(shape, shadow)
        let new = try DrawingCaches.$current.withValue(DrawingCaches()) { try draw(shape, shadow) }
        #expect(kept == new, "seed \(seed), drawing \(index)")
      }
      #expect(DrawingCaches.current.shadows.byteCount > 0, "seed \(seed)")
    }
  }

  @Test("A shadow that is left out below an opaque shape has the same pixels with the shape")
  func coveredShadows() throws {
    for seed in PropertyRuns.seeds(full: 500) {
      var random = SeededGenerator(seed: seed)
      let shape = randomShape(using: &random)
      let shadow = randomShadow(using: &random)
      let color = CGColor(gray: .random(in: 0...1, using: &random), alpha: 1)
      func draw(isCovered: Bool) throws -> [UInt32] {
        try pixels {
          #expect($0.drawShadow(shadow, of: shape, isCovered: isCovered))
          $0.fill(shape.elements, color: color)
        }
      }
      #expect(try draw(isCovered: true) == draw(isCovered: false), "seed \(seed)")
    }
  }

  @Test("Glyph masks have the same pixels from the cache and without it")
  func masks() throws {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let ellipse = [PathElement].ellipse(
        in: CGRect(
          x: .random(in: 0...30, using: &random), y: .random(in: 0...30, using: &random),
          width: .random(in: 1...30, using: &random), height: .random(in: 1...30, using: &random)))
      let color = CGColor(
        red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.25,
        alpha: .random(in: 0...1, using: &random))
      func draw() throws -> [UInt32] {
        try pixels { $0.fill(ellipse, thickenedBy: 1, color: color) }
      }
      DrawingCaches.current.removeAll()
      let first = try draw()
      #expect(DrawingCaches.current.masks.byteCount > 0, "seed \(seed)")
      #expect(try draw() == first, "seed \(seed)")
      DrawingCaches.current.removeAll()
      #expect(DrawingCaches.current.masks.byteCount == 0)
      #expect(try draw() == first, "seed \(seed)")
    }
  }

  @Test("An image of its own size, rotated, with a shadow, or very large is not kept")
  func notKept() throws {
    var random = SeededGenerator(seed: 1)
    let image = try randomImage(using: &random)
    func bytes(
      _ transform: CGAffineTransform, _ change: (CGContext) -> Void = { _ in }
    ) throws -> Int {
      DrawingCaches.current.removeAll()
      _ = try pixels {
        change($0)
        $0.draw(image, transform: transform, templateColor: nil)
      }
      return DrawingCaches.current.scaledImages.byteCount
    }
    #expect(try bytes(CGAffineTransform(scaleX: 0.5, y: 0.5)) > 0)
    #expect(try bytes(CGAffineTransform(translationX: 3, y: 4.5)) == 0)
    #expect(try bytes(CGAffineTransform(rotationAngle: 0.1)) == 0)
    // 24 by 18 pixels become 1,200 by 900, which are above 2^20.
    #expect(try bytes(CGAffineTransform(scaleX: 50, y: 50)) == 0)
    #expect(
      try bytes(CGAffineTransform(scaleX: 0.5, y: 0.5)) {
        $0.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)
      } == 0)
    #expect(
      try bytes(CGAffineTransform(scaleX: 0.5, y: 0.5)) { $0.interpolationQuality = .none } == 0)
    // Outside the context nothing is drawn.
    #expect(try bytes(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 100, ty: 0)) == 0)
  }
}

/// Returns an image of 24 by 18 random pixels, half of them opaque.
private func randomImage(using random: inout SeededGenerator) throws -> CGImage {
  let pixels = try #require(PixelBuffer(width: 24, height: 18))
  for index in 0..<(24 * 18) {
    let alpha = Bool.random(using: &random) ? 255 : UInt32.random(in: 0...255, using: &random)
    var pixel = alpha << 24
    for shift in [0, 8, 16] {
      pixel |= UInt32.random(in: 0...alpha, using: &random) << UInt32(shift)
    }
    pixels.memory[index] = pixel
  }
  return CGImage(pixels: pixels)
}

/// Returns a transform of the image's pixels: scaled, half of the time between pixels, and upright or
/// upside down.
private func randomPlacement(
  of image: CGImage, using random: inout SeededGenerator
) -> CGAffineTransform {
  let (width, height) = (
    CGFloat.random(in: 4...50, using: &random), CGFloat.random(in: 4...50, using: &random)
  )
  var (x, y) = (
    CGFloat.random(in: -8...30, using: &random), CGFloat.random(in: -8...30, using: &random)
  )
  if Bool.random(using: &random) { (x, y) = (x.rounded(), y.rounded()) }
  let (across, down) = (width / CGFloat(image.width), height / CGFloat(image.height))
  return Bool.random(using: &random)
    ? CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: x, ty: y)
    : CGAffineTransform(a: across, b: 0, c: 0, d: -down, tx: x, ty: y + height)
}

private func randomShape(using random: inout SeededGenerator) -> RoundedRectangle {
  RoundedRectangle(
    rect: CGRect(
      x: .random(in: -20...40, using: &random), y: .random(in: -20...40, using: &random),
      width: .random(in: 1...90, using: &random), height: .random(in: 1...90, using: &random)),
    radii: CGSize(
      width: .random(in: 0...20, using: &random), height: .random(in: 0...20, using: &random)),
    corners: RoundedRectangle.Corners(rawValue: .random(in: 0...15, using: &random)),
    isContinuous: .random(using: &random))
}

private func randomShadow(using random: inout SeededGenerator) -> Shadow {
  Shadow(
    offset: CGSize(width: 3, height: -2), deviation: .random(in: 0...4, using: &random),
    color: CGColor(gray: 0, alpha: .random(in: 0.2...1, using: &random)))
}

/// Returns 64 by 64 pixels on a gray background.
private func pixels(_ body: (CGContext) -> Void) throws -> [UInt32] {
  let context = try #require(CGContext(pixelWidth: 64, pixelHeight: 64, scale: 1))
  context.fill(
    .rectangle(CGRect(x: 0, y: 0, width: 64, height: 64)), color: CGColor(gray: 0.7, alpha: 1))
  body(context)
  let image = try #require(context.makeImage())
  return Array(UnsafeBufferPointer(start: image.pixels.memory, count: 64 * 64))
}

/// Returns the largest difference between two components.
private func largestDifference(_ pixels: [UInt32], _ others: [UInt32]) -> Int {
  zip(pixels, others).reduce(0) { largest, pair in
    [UInt32(0), 8, 16, 24].reduce(largest) {
      max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255)))
    }
  }
}
