import Testing

@testable import UIKit

/// Lines with a thickness of two points, one point below the baseline.
@Suite("Underline and strikethrough lines") struct UnderlineStripeTests {
  private func stripes(_ style: NSUnderlineStyle, length: CGFloat = 35) -> [CGRect] {
    style.stripes(at: ShapedRun.LineMeasure(top: 1, thickness: 2), along: [0..<length])
  }

  @Test("A single line has the font's thickness, a thick one twice that")
  func single() {
    #expect(stripes(.single) == [CGRect(x: 0, y: 1, width: 35, height: 2)])
    #expect(stripes(.thick) == [CGRect(x: 0, y: 1, width: 35, height: 4)])
    #expect(stripes([]) == [])
  }

  @Test("A double line is two single lines with the space of one between")
  func double() {
    let lines = [
      CGRect(x: 0, y: 1, width: 35, height: 2), CGRect(x: 0, y: 5, width: 35, height: 2),
    ]
    #expect(stripes(.double) == lines)
    #expect(stripes([.double, .thick]) == lines)
  }

  @Test("Dashes and gaps are multiples of the thickness, and the last dash ends with the text")
  func dashes() {
    // Ten and five thicknesses are 20 and 10 points.
    #expect(
      stripes([.single, .patternDash]) == [
        CGRect(x: 0, y: 1, width: 20, height: 2), CGRect(x: 30, y: 1, width: 5, height: 2),
      ])
    #expect(stripes([.thick, .patternDash]) == [CGRect(x: 0, y: 1, width: 35, height: 4)])
    #expect(stripes([.single, .patternDash], length: 25).map(\.width) == [20])
  }
}
