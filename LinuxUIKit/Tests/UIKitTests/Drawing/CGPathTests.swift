import TestSupport
import Testing
import UIKit

struct CGPathTests {
  @Test("An empty path has no bounds and contains nothing")
  func empty() {
    let path = CGMutablePath()

    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(!path.contains(.zero))
  }

  @Test("A rectangle is its own bounding box and contains its inner points")
  func rectangle() {
    let path = CGPath(rect: CGRect(x: 2, y: 3, width: 4, height: 5), transform: nil)

    #expect(path.boundingBox == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(path.contains(CGPoint(x: 3, y: 4)))
    #expect(!path.contains(CGPoint(x: 7, y: 4)))
  }

  @Test("An ellipse leaves the corners of its rectangle out")
  func ellipse() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)

    #expect(path.contains(CGPoint(x: 5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(abs(path.boundingBoxOfPath.width - 10) < 0.1)
    #expect(abs(path.boundingBoxOfPath.height - 20) < 0.1)
  }

  @Test("A rounded rectangle misses its corner by (1 - 1/√2) of the radius")
  func rounded() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerWidth: 10, cornerHeight: 10,
      transform: nil)

    // 10 - 10/√2 = 2.93
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)))
    #expect(path.contains(CGPoint(x: 3.1, y: 3.1)))
  }

  @Test("Radii that do not fit become half of the side")
  func tooRound() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 99, cornerHeight: 99,
      transform: nil)

    // A circle of radius 10 passes 2.93 from the corner.
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)))
    #expect(path.contains(CGPoint(x: 3.1, y: 3.1)))
  }

  @Test("A transform moves every point")
  func transform() {
    var move = CGAffineTransform(translationX: 100, y: 50)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &move)

    #expect(path.boundingBox == CGRect(x: 100, y: 50, width: 2, height: 2))
  }

  @Test("An arc ends at its end angle in both directions", arguments: [false, true])
  func arc(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: clockwise)

    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 20) < 1e-9)
    // The larger arc passes the left edge of the circle.
    #expect((path.boundingBoxOfPath.minX < 1) == clockwise)
  }

  @Test("A quadratic curve passes halfway between its chord and its control point")
  func quadratic() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

    #expect(abs(path.boundingBoxOfPath.maxY - 5) < 0.05)
  }

  @Test("The even-odd rule leaves the inner of two rectangles out, the winding rule does not")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))

    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test("Paths of the same pieces are equal")
  func equality() {
    let one = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let same = CGMutablePath()
    same.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(one == same)
  }
}
