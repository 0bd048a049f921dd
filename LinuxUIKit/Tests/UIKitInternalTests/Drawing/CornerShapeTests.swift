import SeededNumbers
import Testing

@testable import CoreGraphics

struct CornerShapeTests {
  @Test("A continuous corner on short sides is a quarter circle")
  func circular() {
    let shape = RoundedRectangle(
      rect: CGRect(x: 0, y: 0, width: 20, height: 20), radii: CGSize(width: 10, height: 10),
      isContinuous: true)

    for point in shape.elements.compactMap(\.end) {
      let distance = ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10))
        .squareRoot()
      #expect(abs(distance - 10) < 1e-6)
    }
  }

  @Test("A continuous corner on long sides begins 1.53 radii before the corner")
  func continuous() {
    let shape = RoundedRectangle(
      rect: CGRect(x: 0, y: 0, width: 100, height: 100), radii: CGSize(width: 10, height: 10),
      isContinuous: true)

    #expect(shape.elements.first?.end == CGPoint(x: 100 - 15.28665, y: 0))
  }

  @Test("The outline stays inside the rectangle, whatever the radii and corners")
  func inside() {
    for seed in 0..<PropertyRuns.count(full: 3_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let rect = CGRect(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
        width: .random(in: 0...100, using: &random),
        height: .random(in: 0...100, using: &random))
      let shape = RoundedRectangle(
        rect: rect,
        radii: CGSize(
          width: .random(in: -5...80, using: &random),
          height: .random(in: -5...80, using: &random)),
        corners: RoundedRectangle.Corners(rawValue: .random(in: 0...15, using: &random)),
        isContinuous: .random(using: &random))

      let outside = shape.elements.flatMap(\.points).filter {
        !rect.insetBy(dx: -1e-6, dy: -1e-6).contains($0)
      }
      #expect(outside.isEmpty, "seed \(seed)")
    }
  }
}
