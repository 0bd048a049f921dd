import ScrollMotion
import Testing

struct CubicCurveTests {
  @Test(
    "A curve passes through the points of its Bézier polynomial",
    arguments: [
      (0.42, 0, 0.58, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.25, 0.1, 0.25, 1),
      (0.160, 0.004, 0.406, 1.192),
    ])
  func points(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = CubicCurve(x1, y1, x2, y2)
    for step in 1..<20 {
      let s = Double(step) / 20
      // B(s) = 3 (1-s)² s P1 + 3 (1-s) s² P2 + s³, from (0, 0) to (1, 1).
      let (b1, b2, b3) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
      let (x, y) = (b1 * x1 + b2 * x2 + b3, b1 * y1 + b2 * y2 + b3)
      #expect(abs(curve.value(at: x) - y) < 1e-9, "at \(x)")
    }
  }

  @Test("The curves are those of the specification")
  func names() {
    #expect(CubicCurve.easeInOut == CubicCurve(0.42, 0, 0.58, 1))
    #expect(CubicCurve.easeIn == CubicCurve(0.42, 0, 1, 1))
    #expect(CubicCurve.easeOut == CubicCurve(0, 0, 0.58, 1))
    #expect(CubicCurve.layerDefault == CubicCurve(0.25, 0.1, 0.25, 1))
  }

  @Test("The linear curve is its fraction", arguments: [0, 0.1, 0.5, 0.999, 1])
  func linear(fraction: Double) {
    #expect(abs(CubicCurve.linear.value(at: fraction) - fraction) < 1e-12)
  }

  @Test("Ease in and out is point-symmetric about the center", arguments: [0.1, 0.25, 0.4])
  func symmetry(fraction: Double) {
    let curve = CubicCurve.easeInOut
    #expect(abs(curve.value(at: fraction) + curve.value(at: 1 - fraction) - 1) < 1e-12)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-12)
  }

  @Test("Before its time the progress is 0, after it 1")
  func outside() {
    #expect(CubicCurve.easeOut.value(at: -1) == 0)
    #expect(CubicCurve.easeOut.value(at: 0) == 0)
    #expect(CubicCurve.easeOut.value(at: 1) == 1)
    #expect(CubicCurve.easeOut.value(at: .infinity) == 1)
  }
}
