import Testing

@testable import UIKit

/// Lines of two points' thickness, a point below the baseline.
@Suite("The lines below and through text") struct UnderlineStripeTests {
  private func stripes(_ style: NSUnderlineStyle, length: CGFloat = 35) -> [CGRect] {
    style.stripes(at: ShapedRun.LineMeasure(top: 1, thickness: 2), along: [0..<length])
  }

  @Test("A single line is as thick as the font says, a thick one twice")
  func single() {
    #expect(stripes(.single) == [CGRect(x: 0, y: 1, width: 35, height: 2)])
    #expect(stripes(.thick) == [CGRect(x: 0, y: 1, width: 35, height: 4)])
    #expect(stripes([]) == [])
  }

  @Test("A double line is two single ones with the room of a third between")
  func double() {
    let lines = [
      CGRect(x: 0, y: 1, width: 35, height: 2), CGRect(x: 0, y: 5, width: 35, height: 2),
    ]
    #expect(stripes(.double) == lines)
    #expect(stripes([.double, .thick]) == lines)
  }

  @Test("Dashes and gaps count in thicknesses, and the last one ends with the text")
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
