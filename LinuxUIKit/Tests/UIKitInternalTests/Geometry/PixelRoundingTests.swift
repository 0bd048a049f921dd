import Foundation
import Testing

@testable import UIKit

struct PixelRoundingTests {
  @Test("Lengths are rounded to the nearest pixel, and halves up")
  func nearest() {
    #expect(roundedToPixel(10.24, scale: 2) == 10)
    #expect(roundedToPixel(10.25, scale: 2) == 10.5)
    #expect(roundedToPixel(-10.25, scale: 2) == -10)
    #expect(roundedToPixel(20.4, scale: 3) == 61.0 / 3)
  }

  @Test("Lengths are rounded up and down to the adjacent pixels")
  func ceilAndFloor() {
    // uikit.md, 2.5: a line of 20.287 points is 20.5 at 2x and 20.333 at 3x.
    #expect(ceiledToPixel(20.287, scale: 2) == 20.5)
    #expect(ceiledToPixel(20.287, scale: 3) == 61.0 / 3)
    #expect(flooredToPixel(20.287, scale: 2) == 20)
  }

  @Test("Whole pixels are unchanged in spite of floating-point errors", arguments: [1, 2, 3])
  func wholePixels(scale: CGFloat) {
    for pixels in -3_000...3_000 {
      let length = CGFloat(pixels) / scale
      for inexact in [length, length + 1e-12, length - 1e-12] {
        #expect(abs(ceiledToPixel(inexact, scale: scale) - length) < 1e-9, "\(pixels) pixels")
        #expect(abs(flooredToPixel(inexact, scale: scale) - length) < 1e-9, "\(pixels) pixels")
        #expect(abs(roundedToPixel(inexact, scale: scale) - length) < 1e-9, "\(pixels) pixels")
      }
    }
  }

  @Test("An unspecified scale has one pixel for each point")
  func unspecifiedScale() {
    #expect(ceiledToPixel(1.2, scale: 0) == 2)
  }
}
