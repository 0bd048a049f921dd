import TestSupport
import Testing
import UIKit

@MainActor struct CAShapeLayerTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let shape = CAShapeLayer()

  init() {
    shape.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
    root.layer.addSublayer(shape)
  }

  @Test("Without a path nothing is drawn")
  func noPath() {
    #expect(root.picture().inkBounds.isNull)
  }

  @Test("A path is filled in black, in the layer's coordinates, also beyond the bounds")
  func fill() {
    shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 10, height: 2), transform: nil)

    let picture = root.picture()

    #expect(picture.inkBounds == CGRect(x: 6, y: 6, width: 10, height: 2))
    #expect(picture[6, 6] == 0xFF00_0000)
  }

  @Test("A stroke is half inside; without a fill the inside stays clear")
  func stroke() {
    shape.path = CGPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 2

    let picture = root.picture()

    #expect(picture.inkBounds == CGRect(x: 3, y: 3, width: 8, height: 8))
    #expect(picture[3, 3] == 0xFF00_00FF)
    #expect(picture.alpha(7, 7) == 0)
  }

  @Test("strokeStart and strokeEnd limit the stroke; the fill stays complete")
  func partOfStroke() {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 5))
    shape.path = line.cgPath
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 2
    shape.strokeStart = 0.2
    shape.strokeEnd = 0.7
    // From 2 to 7 along the line, offset by the layer's position of 2.
    #expect(root.picture().inkBounds == CGRect(x: 4, y: 6, width: 5, height: 2))
  }

  @Test("A translucent shape is translucent also outside the bounds")
  func fading() {
    shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 12, height: 2), transform: nil)
    shape.opacity = 0.5

    #expect(root.picture().inkBounds == CGRect(x: 6, y: 6, width: 12, height: 2))
    #expect(abs(Int(root.picture().alpha(17, 6)) - 128) <= 1)
  }

  @Test("A translucent line is translucent also outside the bounds")
  func fadingLine() {
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 2
    shape.opacity = 0.5

    // Half of the line is outside the bounds, which begin at 2.
    #expect(root.picture().inkBounds == CGRect(x: 1, y: 1, width: 12, height: 12))
  }

  @Test("The even-odd rule leaves areas that are covered twice clear")
  func evenOdd() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    shape.path = path
    #expect(root.picture().alpha(7, 7) == 255)
    shape.fillRule = .evenOdd
    #expect(root.picture().alpha(7, 7) == 0)
    #expect(root.picture().alpha(3, 3) == 255)
  }

  @Test("Dashes begin at their phase")
  func dashes() {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 5))
    shape.path = line.cgPath
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 2
    shape.lineDashPattern = [6, 20]
    // Six points from the start, which is at 2; then of the six the last four.
    #expect(root.picture().inkBounds == CGRect(x: 2, y: 6, width: 6, height: 2))
    shape.lineDashPhase = 2
    #expect(root.picture().inkBounds == CGRect(x: 2, y: 6, width: 4, height: 2))
  }

  @Test("A shape as a mask cuts its outline")
  func mask() {
    root.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: root.bounds, transform: nil)
    root.layer.mask = mask

    let picture = root.picture()

    #expect(picture.alpha(1, 1) == 0)
    #expect(picture[10, 10] == 0xFFFF_0000)
  }
}
