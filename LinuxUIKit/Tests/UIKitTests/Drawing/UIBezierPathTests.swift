import TestSupport
import Testing
import UIKit

struct UIBezierPathTests {
  @Test("Only the given corners are rounded")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))

    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
    #expect(!path.contains(CGPoint(x: 19, y: 19)))
  }

  @Test("A clockwise arc from the right reaches the bottom first")
  func clockwise() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi,
      clockwise: true)

    #expect(abs(path.bounds.maxY - 20) < 0.1)
    #expect(abs(path.bounds.minY - 10) < 0.1)
  }

  @Test("An arc is connected to the current point by a straight line")
  func joinedArc() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      withCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: -.pi / 2, endAngle: .pi / 2,
      clockwise: true)
    path.close()
    // The half circle and a triangle from the corner to its ends, (20, 10) and (20, 30).
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.bounds.minX == 0)
  }

  @Test("A copy draws its lines as the original does")
  func copiedLook() throws {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .round)
    #expect(copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 4)
    #expect(copy.usesEvenOddFillRule)
  }

  @Test("Fill and stroke draw in the current context with its colors")
  func drawing() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: .plain)
      .image { _ in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
        path.lineWidth = 2
        path.fill()
        path.stroke()
      }
    let picture = PictureReader(image)

    #expect(picture.inkBounds == CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(picture[1, 1] == 0xFF00_00FF)
    #expect(picture[5, 5] == 0xFFFF_0000)
  }

  @Test("A clip limits later drawing to its area")
  func clip() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: .plain)
      .image { context in
        UIBezierPath(rect: CGRect(x: 3, y: 3, width: 2, height: 2)).addClip()
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }

    #expect(PictureReader(image).inkBounds == CGRect(x: 3, y: 3, width: 2, height: 2))
  }

  @Test("A copy does not follow the original")
  func copy() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 10, y: 0))

    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(copy.lineWidth == 7)
    #expect(path.bounds == CGRect(x: 10, y: 0, width: 1, height: 1))
  }
}
