import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Flipped geometry of layers") struct FlippedGeometryTests {
  private let root = CALayer()
  private let flipped = CALayer()
  private let box = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    flipped.frame = CGRect(x: 2, y: 2, width: 16, height: 16)
    flipped.isGeometryFlipped = true
    box.frame = CGRect(x: 0, y: 1, width: 4, height: 3)
    box.backgroundColor = CGColor(gray: 1, alpha: 1)
    flipped.addSublayer(box)
    root.addSublayer(flipped)
  }

  /// Returns the rows of a column that are drawn.
  private func rows(column: Int) -> [Int] {
    (0..<20).filter { root.alphas(row: $0)[column] == 255 }
  }

  @Test("Sublayers are positioned from the bottom, and the layer keeps its frame")
  func sublayers() {
    // The bottom is at 18: from 18 - 4 to 18 - 1.
    #expect(rows(column: 3) == [14, 15, 16])
    #expect(flipped.frame == CGRect(x: 2, y: 2, width: 16, height: 16))
    flipped.isGeometryFlipped = false
    #expect(rows(column: 3) == [3, 4, 5])
  }

  @Test("A scrolled layer is flipped within its bounds")
  func scrolled() {
    flipped.bounds.origin.y = 1
    // The bottom is y = 1 now: from 18 - 3 to 18.
    #expect(rows(column: 3) == [15, 16, 17])
  }

  @Test("Points and rectangles are converted, and hit-testing finds what is drawn")
  func conversion() {
    #expect(flipped.convert(CGPoint(x: 1, y: 0), to: root) == CGPoint(x: 3, y: 18))
    #expect(root.convert(CGPoint(x: 3, y: 17), to: flipped) == CGPoint(x: 1, y: 1))
    #expect(box.convert(box.bounds, to: root) == CGRect(x: 2, y: 14, width: 4, height: 3))
    #expect(root.hitTest(CGPoint(x: 3, y: 15)) === box)
    #expect(root.hitTest(CGPoint(x: 3, y: 4)) === flipped)
  }

  @Test("Contents are flipped relative to an odd number of flipped layers")
  func contentsAreFlipped() {
    #expect(!root.contentsAreFlipped())
    #expect(flipped.contentsAreFlipped() && box.contentsAreFlipped())
    box.isGeometryFlipped = true
    #expect(flipped.contentsAreFlipped() && !box.contentsAreFlipped())
    flipped.isGeometryFlipped = false
    #expect(box.contentsAreFlipped())
  }

  @Test("Contents and drawings stay upright, paths are flipped")
  func contents() {
    box.backgroundColor = nil
    box.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    // The upper half of the contents is opaque.
    let upper = CALayer()
    upper.frame = CGRect(x: 0, y: 0, width: 16, height: 8)
    upper.backgroundColor = CGColor(gray: 0, alpha: 1)
    let image = CALayer()
    image.addSublayer(upper)
    image.bounds.size = CGSize(width: 16, height: 16)
    box.contents = image.picture(width: 16, height: 16)
    #expect(rows(column: 10) == Array(2..<10))

    box.contents = nil
    let drawing = UpperHalf()
    box.delegate = drawing
    #expect(rows(column: 10) == Array(2..<10))

    box.delegate = nil
    let shape = CAShapeLayer()
    shape.frame = box.frame
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 16, height: 8), transform: nil)
    flipped.addSublayer(shape)
    #expect(rows(column: 10) == Array(10..<18))
  }

  @Test("A change is drawn on a display")
  func display() {
    let display = LayerDisplay(pixelWidth: 20, pixelHeight: 20, scale: 1)
    #expect(checkedDraw(display, [root]).isEmpty)
    flipped.isGeometryFlipped = false
    #expect(display.needsDrawing)
    #expect(checkedDraw(display, [root]).isEmpty)
  }
}

/// A delegate that fills the upper half of 16 by 16 points.
private final class UpperHalf: NSObject, CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(CGColor(gray: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
  }
}
