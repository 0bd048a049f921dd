import TestSupport
import Testing
import UIKit

@MainActor @Suite("Options of layers") struct LayerOptionTests {
  private let canvas = LayerCanvas()

  @Test("A layer with one side isn't drawn from behind; a mirrored one is")
  func sides() {
    let card = canvas.add(CALayer(), frame: CGRect(x: 5, y: 5, width: 10, height: 10), color: .red)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(canvas.pixels[10, 10] == 0xFFFF_0000)
    card.isDoubleSided = false
    #expect(canvas.pixels.inkBounds.isNull)
    card.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(canvas.pixels[10, 10] == 0xFFFF_0000)
    card.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(canvas.pixels[10, 10] == 0xFFFF_0000)
  }

  @Test("The contents' rectangle chooses a part of the image, which fills the layer")
  func contentsRect() {
    let layer = canvas.add(CALayer(), frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.contents = LayerCanvas.stripes(
      Array(repeating: .red, count: 10) + Array(repeating: .blue, count: 10), height: 20)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let pixels = canvas.pixels
    #expect([2, 10, 18].map { pixels[$0, 10] } == Array(repeating: 0xFF00_00FF, count: 3))
  }

  @Test("Without scaling, a part of the image has the size of that part")
  func contentsRectSize() {
    let layer = canvas.add(CALayer(), frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.contents = LayerCanvas.stripes(Array(repeating: .red, count: 12), height: 8)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    layer.contentsGravity = .center
    // Half of 12 by 8 is 6 by 4, in the center of 20 by 20.
    #expect(canvas.pixels.inkBounds == CGRect(x: 7, y: 8, width: 6, height: 4))
  }

  @Test("The parts around the contents' center keep their size")
  func contentsCenter() {
    let layer = canvas.add(CALayer(), frame: CGRect(x: 0, y: 0, width: 20, height: 4))
    // Two red columns, four green ones, two blue ones.
    layer.contents = LayerCanvas.stripes(
      [.red, .red, .green, .green, .green, .green, .blue, .blue], height: 4)
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let pixels = canvas.pixels
    #expect([0, 1].map { pixels[$0, 2] } == [0xFFFF_0000, 0xFFFF_0000])
    #expect([4, 10, 15].map { pixels[$0, 2] } == Array(repeating: 0xFF00_FF00, count: 3))
    #expect([18, 19].map { pixels[$0, 2] } == [0xFF00_00FF, 0xFF00_00FF])
  }

  @Test("A rasterized layer has the pixels of its scale, at the place of the layer")
  func rasterization() {
    let layer = canvas.add(CALayer(), frame: CGRect(x: 4, y: 4, width: 9, height: 9), color: .red)
    layer.cornerRadius = 4.5
    let smooth = canvas.root.picture(scale: 4)
    layer.shouldRasterize = true
    layer.rasterizationScale = 4
    let same = canvas.root.picture(scale: 4)
    layer.rasterizationScale = 0.5
    let coarse = canvas.root.picture(scale: 4)
    let differences = { (other: PictureReader) in
      (0..<80).reduce(0) { count, y in
        count + (0..<80).count { abs(Int(smooth.alpha($0, y)) - Int(other.alpha($0, y))) > 8 }
      }
    }
    #expect(differences(same) == 0)
    #expect(differences(coarse) > 40)
    #expect(coarse.alpha(34, 34) == 255)
  }

  @Test("The transform of sublayers is about the anchor point, in drawing and conversion")
  func sublayerTransform() {
    let layer = canvas.add(CALayer(), frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let child = CALayer()
    child.frame = CGRect(x: 8, y: 8, width: 4, height: 4)
    child.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(child)
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // About the center (10, 10): from 8...12 to 6...14.
    #expect(canvas.pixels.inkBounds == CGRect(x: 6, y: 6, width: 8, height: 8))
    #expect(child.frame == CGRect(x: 8, y: 8, width: 4, height: 4))
    #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: 6, y: 6))
    #expect(layer.hitTest(CGPoint(x: 6.5, y: 6.5)) === child)
  }

  @Test("The contents' rectangle is animated, and copied to the presentation layer")
  func animation() {
    withHeldClock { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.isHidden = false
      window.layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
      let change = CABasicAnimation(keyPath: "contentsRect")
      change.fromValue = CGRect(x: 0, y: 0, width: 1, height: 1)
      change.toValue = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      change.duration = 1
      change.timingFunction = CAMediaTimingFunction(name: .linear)
      window.layer.add(change, forKey: "change")
      clock.advance(by: 0.5)
      let presented = window.layer.presentation()
      #expect(abs((presented?.contentsRect.minX ?? 0) - 0.25) < 1e-6)
      #expect(presented?.contentsCenter == CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
    }
  }
}
