import TestSupport
import Testing
import UIKit

@MainActor @Suite("Replicator layers") struct CAReplicatorLayerTests {
  private let canvas = LayerCanvas()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    canvas.add(replicator, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    dot.frame = CGRect(x: 1, y: 8, width: 4, height: 4)
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
  }

  @Test("The sublayers are drawn once for each instance, each 6 points to the right")
  func positions() {
    let pixels = canvas.pixels
    let columns = (0..<20).filter { pixels.alpha($0, 10) == 255 }
    #expect(columns == [1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15, 16])
    replicator.instanceCount = 0
    #expect(canvas.pixels.inkBounds.isNull)
  }

  @Test("A rotation is about the anchor point")
  func rotation() {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    // From 1...5 to 20 - 5...20 - 1.
    let pixels = canvas.pixels
    #expect((0..<20).filter { pixels.alpha($0, 10) == 255 } == [1, 2, 3, 4, 15, 16, 17, 18])
  }

  @Test("The color multiplies those of the sublayers, and changes with each instance")
  func color() {
    replicator.instanceColor = UIColor.red.cgColor
    replicator.instanceRedOffset = -1
    replicator.instanceGreenOffset = 1
    replicator.instanceAlphaOffset = -0.5
    let pixels = canvas.pixels
    #expect(pixels[2, 10] == 0xFFFF_0000)
    // The second one is green with half of the alpha; the third one is clear.
    #expect((126...129).contains(pixels.alpha(8, 10)))
    #expect(pixels[8, 10] & 0xFF00FF == 0)
    #expect(pixels.alpha(14, 10) == 0)
  }

  @Test("A shadow or a group around the replicator contains all instances")
  func extent() {
    replicator.opacity = 0.5
    let pixels = canvas.pixels
    #expect((126...129).contains(pixels.alpha(14, 10)))
  }

  @Test("The animations of each instance are delayed")
  func delay() {
    withHeldClock { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.layer.addSublayer(replicator)
      window.isHidden = false
      window.layoutIfNeeded()
      replicator.instanceDelay = 0.25
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      fade.fillMode = .backwards
      fade.timingFunction = CAMediaTimingFunction(name: .linear)
      dot.add(fade, forKey: "fade")
      clock.advance(by: 0.5)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
      let pixels = PictureReader(image)
      // After 0.5 s: the instances are 0.5, 0.25 and 0 s into the animation.
      #expect((126...129).contains(pixels.alpha(2, 10)))
      #expect((62...66).contains(pixels.alpha(8, 10)))
      #expect(pixels.alpha(14, 10) == 0)
      #expect(dot.opacity == 1)
    }
  }
}
