import TestSupport
import Testing
import UIKit

@MainActor struct CAAnimationTests {
  private let box = MovingBox()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    box.window.layer.addSublayer(layer)
  }

  @Test("A basic animation presents values between from and to, and leaves the layer's own alone")
  func basic() {
    withHeldClock { clock in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 0.5
      fade.duration = 2
      layer.add(fade, forKey: "fade")
      #expect(layer.animationKeys() == ["fade"])
      clock.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.opacity, 0.125))
      #expect(layer.opacity == 1)
      clock.advance(by: 1.5)
      #expect(layer.presentation()?.opacity == 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("A timing function paces the animation by its Bézier curve")
  func curve() {
    withHeldClock { clock in
      let move = linear("position.x", from: 0, to: 64)
      move.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.4, 1)
      layer.add(move, forKey: nil)
      // At the parameter 1/4: x = 27/64 0.2 + 9/64 0.4 + 1/64, y = 27/64 0.8 + 9/64 1 + 1/64.
      clock.advance(by: (27 * 0.2 + 9 * 0.4 + 1) / 64)
      #expect(isClose(layer.presentation()?.position.x, 27 * 0.8 + 9 + 1))
    }
  }

  @Test("Missing values are those of the layer, and byValue is a difference")
  func missing() {
    withHeldClock { clock in
      layer.position = CGPoint(x: 100, y: 50)
      let toValue = linear("position.x", from: nil, to: 200)
      layer.add(toValue, forKey: "x")
      let by = CABasicAnimation(keyPath: "position.y")
      by.byValue = 40
      by.duration = 1
      layer.add(by, forKey: "y")
      clock.advance(by: 0.25)
      #expect(isClose(layer.presentation()?.position.x, 125))
      #expect(isClose(layer.presentation()?.position.y, 60))
    }
  }

  @Test("Additive animations are added to the layer's value")
  func additive() {
    withHeldClock { clock in
      layer.position.x = 100
      let shake = linear("position.x", from: -20, to: 0)
      shake.isAdditive = true
      layer.add(shake, forKey: nil)
      clock.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x, 90))
    }
  }

  @Test("Parts of the transform are animated on their own")
  func transform() {
    withHeldClock { clock in
      layer.add(linear("transform.rotation.z", from: 0, to: Double.pi), forKey: "turn")
      layer.add(linear("transform.scale", from: 1, to: 3), forKey: "scale")
      layer.add(linear("transform.translation.x", from: 0, to: 8), forKey: "move")
      clock.advance(by: 0.5)
      let transform = layer.presentation()?.affineTransform() ?? .identity
      // Scaled by 2, turned by 90 degrees, moved by 4.
      #expect(isClose(transform.a, 0) && isClose(transform.b, 2))
      #expect(isClose(transform.c, -2) && isClose(transform.tx, 4))
    }
  }

  @Test("Runs repeat, reverse and are cut off at repeatDuration")
  func repeats() {
    withHeldClock { clock in
      let swing = linear("position.x", from: 0, to: 100)
      swing.repeatCount = 1.5
      swing.autoreverses = true
      layer.add(swing, forKey: "swing")
      let seen = (0..<6).map { _ in
        clock.advance(by: 0.5)
        return Double(layer.presentation()?.position.x ?? 0).rounded()
      }
      // Forward, backward, and forward again for 1.5 cycles of 2 seconds; then the own value 10.
      #expect(seen == [50, 100, 50, 0, 50, 10])

      swing.repeatCount = .infinity
      swing.repeatDuration = 1.25
      layer.add(swing, forKey: "swing")
      clock.advance(by: 1.2)
      #expect(isClose(layer.presentation()?.position.x, 80))
      clock.advance(by: 0.05)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("The fill mode holds the values before the begin and after the end")
  func fillMode() {
    withHeldClock { clock in
      let move = linear("position.x", from: 50, to: 100)
      move.beginTime = CACurrentMediaTime() + 1
      layer.add(move, forKey: "removed")
      #expect(layer.presentation()?.position.x == 10)
      move.fillMode = .both
      move.isRemovedOnCompletion = false
      layer.add(move, forKey: "both")
      #expect(layer.presentation()?.position.x == 50)
      clock.advance(by: 1.5)
      #expect(isClose(layer.presentation()?.position.x, 75))
      clock.advance(by: 2)
      #expect(layer.presentation()?.position.x == 100)
      #expect(layer.animationKeys() == ["both"])
      layer.removeAnimation(forKey: "both")
      #expect(layer.presentation()?.position.x == 10)
    }
  }

  @Test("A layer of speed 0 stands still at its time offset, and continues from there")
  func pausedLayer() {
    withHeldClock { clock in
      layer.add(linear("position.x", from: 0, to: 100), forKey: nil)
      clock.advance(by: 0.25)
      let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
      clock.advance(by: 3)
      #expect(isClose(layer.presentation()?.position.x, 25))
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
      clock.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x, 75))
    }
  }

  @Test("The delegate is called at the start, at the end, and with false when it is removed before")
  func delegate() {
    withHeldClock { clock in
      let log = AnimationLog()
      let move = linear("position.x", from: 0, to: 100)
      move.delegate = log
      layer.add(move, forKey: "move")
      clock.advance(by: 0.5)
      #expect(log.events == ["start"])
      clock.advance(by: 0.5)
      #expect(log.events == ["start", "stop true"])
      layer.add(move, forKey: "move")
      layer.removeAllAnimations()
      #expect(log.events == ["start", "stop true", "stop false"])
    }
  }

  @Test("A transaction completes after the animation objects that were added in it")
  func transaction() {
    withHeldClock { clock in
      var calls = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setCompletionBlock { calls += 1 }
      let move = linear("position.x", from: 0, to: 100)
      move.duration = 0
      layer.add(move, forKey: nil)
      CATransaction.commit()
      clock.advance(by: 0.25)
      #expect(isClose(layer.presentation()?.position.x, 50))
      #expect(calls == 0)
      clock.advance(by: 0.25)
      #expect(calls == 1)
    }
  }

  @Test("A spring animation follows the damped oscillation")
  func spring() {
    withHeldClock { clock in
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 100
      spring.toValue = 0
      spring.duration = 5
      layer.add(spring, forKey: nil)
      clock.advance(by: 0.4)
      // Mass 1, stiffness 100, damping 10: ω = 10, the decay is 5, the frequency √75.
      let swing = 75.0.squareRoot()
      let rest = exp(-5 * 0.4) * (cos(swing * 0.4) + 5 / swing * sin(swing * 0.4))
      #expect(isClose(layer.presentation()?.position.x, 100 * rest))
      #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
    }
  }

  @Test("Keyframes are reached at their times, linearly, in steps, and at a constant speed")
  func keyframes() {
    withHeldClock { clock in
      let frames = CAKeyframeAnimation(keyPath: "position.x")
      frames.values = [0, 100, 50]
      frames.keyTimes = [0, 0.25, 1]
      frames.duration = 4
      layer.add(frames, forKey: "x")
      clock.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x, 50))
      clock.advance(by: 2)
      // Halfway between 100 at 1 s and 50 at 4 s.
      #expect(isClose(layer.presentation()?.position.x, 75))

      frames.keyTimes = nil
      frames.calculationMode = .paced
      layer.add(frames, forKey: "x")
      clock.advance(by: 2)
      // Half of the whole length of 150.
      #expect(isClose(layer.presentation()?.position.x, 75))

      frames.calculationMode = .discrete
      layer.add(frames, forKey: "x")
      clock.advance(by: 1.3)
      #expect(layer.presentation()?.position.x == 0)
      clock.advance(by: 0.1)
      #expect(layer.presentation()?.position.x == 100)
      clock.advance(by: 1.3)
      #expect(layer.presentation()?.position.x == 50)
    }
  }

  @Test("A layer follows a path, and turns with it")
  func path() {
    withHeldClock { clock in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 50))
      let follow = CAKeyframeAnimation(keyPath: "position")
      follow.path = path
      follow.duration = 3
      follow.calculationMode = .paced
      follow.rotationMode = .rotateAuto
      layer.add(follow, forKey: nil)
      clock.advance(by: 1)
      #expect(isClose(layer.presentation()?.position.x, 50))
      clock.advance(by: 1.5)
      #expect(isClose(layer.presentation()?.position.x, 100))
      #expect(isClose(layer.presentation()?.position.y, 25))
      // Turned by 90 degrees.
      #expect(isClose(layer.presentation()?.affineTransform().b, 1))
    }
  }

  @Test("A group runs its animations in its own time, and cuts them off")
  func group() {
    withHeldClock { clock in
      let group = CAAnimationGroup()
      let late = linear("position.y", from: 0, to: 100)
      late.beginTime = 0.5
      group.animations = [linear("position.x", from: 0, to: 100), late]
      group.duration = 1
      group.speed = 0.5
      layer.add(group, forKey: nil)
      clock.advance(by: 1)
      #expect(isClose(layer.presentation()?.position.x, 50))
      clock.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x, 75))
      #expect(isClose(layer.presentation()?.position.y, 25))
      clock.advance(by: 0.5)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("A displayed layer without a view animates changes for a quarter of a second")
  func implicit() {
    withHeldClock { clock in
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      draw()
      layer.opacity = 1
      #expect(layer.animationKeys() == ["opacity"])
      #expect(layer.presentation()?.opacity == 0.5)
      clock.advance(by: 0.25)
      #expect(layer.presentation()?.opacity == 1)

      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 0)
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 1
      #expect(layer.presentation()?.opacity == 1)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 110
      CATransaction.commit()
      clock.advance(by: 1)
      #expect(isClose(layer.presentation()?.position.x, 60))
    }
  }

  @Test("The stroke and the path of a shape layer are animated, and drawn")
  func shape() {
    withHeldClock { clock in
      let line = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 100, y: 101))
      path.addLine(to: CGPoint(x: 200, y: 101))
      line.path = path
      line.strokeColor = UIColor.red.cgColor
      line.lineWidth = 2
      box.window.layer.addSublayer(line)
      line.add(linear("strokeEnd", from: 0, to: 1), forKey: nil)
      clock.advance(by: 0.5)
      #expect(isClose(line.presentation()?.strokeEnd, 0.5))
      #expect(draw().inkBounds(in: 0xFFFF_0000) == CGRect(x: 100, y: 100, width: 50, height: 2))
      #expect(line.strokeEnd == 1)
    }
  }

  @Test("A fade shows half of the old and half of the new content in its middle")
  func fade() {
    withHeldClock { clock in
      box.view.backgroundColor = .red
      let fade = CATransition()
      fade.duration = 1
      box.view.layer.add(fade, forKey: nil)
      box.view.backgroundColor = .blue
      #expect(draw()[10, 10] == 0xFFFF_0000)
      clock.advance(by: 0.5)
      let pixel = draw()[10, 10]
      #expect(abs(Int(pixel >> 16 & 255) - 128) <= 1 && abs(Int(pixel & 255) - 128) <= 1)
      clock.advance(by: 0.5)
      #expect(draw()[10, 10] == 0xFF00_00FF)
    }
  }

  @Test("A push moves the old content out while the new content moves in, clipped to the layer")
  func push() {
    withHeldClock { clock in
      box.view.backgroundColor = .red
      let push = CATransition()
      push.type = .push
      push.subtype = .fromRight
      push.duration = 1
      box.view.layer.add(push, forKey: nil)
      box.view.backgroundColor = .blue
      clock.advance(by: 0.25)
      let picture = draw()
      // The view is 20 points wide: 15 of the old content, then 5 of the new.
      #expect(picture[14, 10] == 0xFFFF_0000)
      #expect(picture[15, 10] == 0xFF00_00FF)
      #expect(picture[20, 10] != 0xFF00_00FF)
    }
  }

  @Test("A layer that is released with an animation at its end releases the delegate")
  func release() {
    withHeldClock { clock in
      weak var log: AnimationLog?
      do {
        let (released, delegate) = (CALayer(), AnimationLog())
        log = delegate
        box.window.layer.addSublayer(released)
        let move = linear("position.x", from: 0, to: 100)
        move.delegate = delegate
        move.fillMode = .forwards
        move.isRemovedOnCompletion = false
        released.add(move, forKey: nil)
        clock.advance(by: 1)
        #expect(log != nil)
        released.removeFromSuperlayer()
      }
      #expect(log == nil)
    }
  }

  @Test("A view's layer class determines its layer")
  func layerClass() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    #expect(view.layer is CAGradientLayer)
    box.window.addSubview(view)
    #expect(draw()[5, 5] == 0xFFFF_0000)
  }

  @Test("Layers convert points, are replaced, and are inserted above and below each other")
  func hierarchy() {
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(first)
    layer.insertSublayer(second, below: first)
    layer.insertSublayer(third, above: second)
    #expect(layer.sublayers == [second, third, first])
    layer.replaceSublayer(third, with: CAShapeLayer())
    #expect(layer.sublayers?[1] is CAShapeLayer)
    first.frame = CGRect(x: 3, y: 4, width: 5, height: 5)
    layer.frame.origin = CGPoint(x: 10, y: 20)
    #expect(first.convert(CGPoint(x: 1, y: 1), to: box.window.layer) == CGPoint(x: 14, y: 25))
    #expect(first.convert(CGPoint(x: 14, y: 25), from: box.window.layer) == CGPoint(x: 1, y: 1))
    #expect(box.window.layer.hitTest(CGPoint(x: 14, y: 25)) === first)
  }
}

extension CAAnimationTests {
  private func linear(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.duration = 1
    return animation
  }

  private func isClose(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    abs((value ?? .infinity) - expected) < 1e-4
  }

  private func isClose(_ value: Float?, _ expected: Float) -> Bool {
    abs((value ?? .infinity) - expected) < 1e-4
  }

  @discardableResult private func draw() -> PictureReader {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let window = box.window
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    return PictureReader(image)
  }
}

extension PictureReader {
  /// The smallest rectangle around all pixels of a color; null if there are none.
  fileprivate func inkBounds(in color: UInt32) -> CGRect {
    var ink = CGRect.null
    for y in 0..<height {
      for x in 0..<width where self[x, y] == color {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}

/// A delegate that records its calls.
private final class AnimationLog: NSObject, CAAnimationDelegate {
  private(set) var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    events.append("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(flag)")
  }
}

/// A view with a gradient, as apps write it.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var gradient: CAGradientLayer {
    guard let gradient = layer as? CAGradientLayer else { return CAGradientLayer() }
    return gradient
  }
}
