import TestSupport
import Testing
import UIKit

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

struct CGContextTests {
  @Test("A rectangle at (2, 2) of 4 by 4 points covers pixels 4 to 11 at a scale of 2")
  func rectangle() {
    let picture = drawn(scale: 2) { $0.fill(CGRect(x: 2, y: 2, width: 4, height: 4)) }

    #expect(picture.inkBounds == CGRect(x: 4, y: 4, width: 8, height: 8))
    #expect(picture[4, 4] == red)
    #expect(picture[11, 11] == red)
  }

  @Test("Half a pixel is half opaque")
  func halfPixel() {
    let picture = drawn { $0.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1)) }

    #expect(picture.alpha(0, 0) == 255)
    #expect(abs(Int(picture.alpha(1, 0)) - 128) <= 2)
  }

  @Test("Restoring the state brings color, transform and clip back")
  func state() {
    let picture = drawn { context in
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 5, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    #expect(picture[0, 0] == red)
    #expect(picture[9, 9] == red)
  }

  @Test("A state that was never saved cannot be restored")
  func unbalanced() {
    let picture = drawn { context in
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture[0, 0] == red)
  }

  @Test("A rotation by 90 degrees moves the right of the image to its bottom")
  func rotation() {
    let picture = drawn { context in
      context.rotate(by: .pi / 2)
      context.fill(CGRect(x: 6, y: -1, width: 1, height: 1))
    }

    #expect(picture.inkBounds == CGRect(x: 0, y: 6, width: 1, height: 1))
  }

  @Test("A scale of zero draws nothing, and restoring ends it")
  func singular() {
    let picture = drawn { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture.inkBounds == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("The transform of a UIKit context puts the origin at the top left")
  func ctm() {
    _ = drawn(scale: 2) { context in
      // Ten points at a scale of 2: (0, 0) is 20 pixels above the bitmap's bottom.
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    }
  }

  @Test("Drawing reaches no further than the clip")
  func clip() {
    let picture = drawn { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    #expect(picture.alpha(0, 0) == 0)
    #expect(picture[5, 5] == red)
  }

  @Test("A stroke is half outside its rectangle")
  func stroke() {
    let picture = drawn { context in
      context.setStrokeColor(UIColor.blue.cgColor)
      context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4), width: 2)
    }

    #expect(picture.inkBounds == CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(picture[2, 2] == blue)
    #expect(picture.alpha(4, 4) == 0)
  }

  @Test("Dashes leave gaps")
  func dashes() {
    let picture = drawn { context in
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [2, 3])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 1)])
    }

    #expect(
      (0..<10).map { picture.alpha($0, 0) == 255 } == [
        true, true, false, false, false, true, true, false, false, false,
      ])
  }

  @Test("Alpha applies to each shape, a transparency layer to the whole")
  func transparencyLayer() {
    let overlapping = drawn { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let layered = drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.endTransparencyLayer()
    }

    // Half over half covers three quarters: 191 of 255.
    #expect(abs(Int(overlapping.alpha(1, 1)) - 191) <= 2)
    #expect(abs(Int(layered.alpha(1, 1)) - 128) <= 2)
  }

  @Test("A shadow without blur is a copy, moved")
  func hardShadow() {
    let picture = drawn { context in
      context.setShadow(
        offset: CGSize(width: 3, height: 4), blur: 0, color: UIColor.blue.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    #expect(picture.inkBounds == CGRect(x: 1, y: 1, width: 5, height: 6))
    #expect(picture[1, 1] == red)
    #expect(picture[4, 5] == blue)
    #expect(picture.alpha(4, 1) == 0)
  }

  @Test("A blurred shadow spreads evenly and keeps its total opacity")
  func softShadow() {
    let picture = drawn(size: 60) { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 100), blur: 8, color: UIColor.black.cgColor)
      context.fill(CGRect(x: 25, y: -75, width: 10, height: 10))
    }

    let total = (0..<60).reduce(0) { sum, y in
      sum + (0..<60).reduce(0) { $0 + Int(picture.alpha($1, y)) }
    }
    // One hundred opaque pixels, within the rounding error of the faint edges.
    #expect(abs(total - 100 * 255) < 100 * 255 / 20)
    #expect(picture.alpha(30, 30) < 255)
    #expect(picture.alpha(24, 30) == picture.alpha(35, 30))
  }

  @Test("Clearing makes a rectangle transparent")
  func clear() {
    let picture = drawn { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
    }

    #expect(picture.inkBounds == CGRect(x: 5, y: 0, width: 5, height: 10))
  }

  @Test("An image drawn by the context is upside down in a flipped coordinate system")
  func upsideDown() throws {
    let top = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: .plain).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let image = try #require(top.cgImage)

    let picture = drawn { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }

    #expect(picture.inkBounds == CGRect(x: 0, y: 1, width: 2, height: 1))
  }
}

private func drawn(
  size: CGFloat = 10, scale: CGFloat = 1, _ body: (CGContext) -> Void
) -> PictureReader {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format)
  return PictureReader(
    renderer.image { renderer in
      renderer.cgContext.setFillColor(UIColor.red.cgColor)
      body(renderer.cgContext)
    })
}

extension UIGraphicsImageRendererFormat {
  /// A context with a scale of 1.
  static var plain: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
