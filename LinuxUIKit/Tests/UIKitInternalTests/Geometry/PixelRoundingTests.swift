import Foundation
import Testing

@testable import UIKit

@Suite struct PixelRoundingTests {
  @Test("The nearest pixel is taken, and a half goes up")
  func nearest() {
    #expect(roundedToPixel(10.24, scale: 2) == 10)
    #expect(roundedToPixel(10.25, scale: 2) == 10.5)
    #expect(roundedToPixel(-10.25, scale: 2) == -10)
    #expect(roundedToPixel(20.4, scale: 3) == 61.0 / 3)
  }

  @Test("Ceil and floor go to the pixels around")
  func ceilAndFloor() {
    // uikit.md 2.5: a line of 20.287 points is 20.5 at 2x and 20.333 at 3x.
    #expect(ceiledToPixel(20.287, scale: 2) == 20.5)
    #expect(ceiledToPixel(20.287, scale: 3) == 61.0 / 3)
    #expect(flooredToPixel(20.287, scale: 2) == 20)
  }

  @Test("Whole pixels stay, whatever noise their number carries", arguments: [1, 2, 3])
  func wholePixels(scale: CGFloat) {
    for pixels in -3_000...3_000 {
      let length = CGFloat(pixels) / scale
      for noisy in [length, length + 1e-12, length - 1e-12] {
        #expect(abs(ceiledToPixel(noisy, scale: scale) - length) < 1e-9, "\(pixels) pixels")
        #expect(abs(flooredToPixel(noisy, scale: scale) - length) < 1e-9, "\(pixels) pixels")
        #expect(abs(roundedToPixel(noisy, scale: scale) - length) < 1e-9, "\(pixels) pixels")
      }
    }
  }

  @Test("An unspecified scale counts one pixel to the point")
  func unspecifiedScale() {
    #expect(ceiledToPixel(1.2, scale: 0) == 2)
  }
}
