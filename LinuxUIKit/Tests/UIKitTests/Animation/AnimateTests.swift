import TestSupport
import Testing
import UIKit

/// Tests `UIView.animate` as specified in uikit.md, 8.1.
@MainActor struct AnimateTests {
  @Test("Of animations that end within a frame, the one that ends first completes first")
  func order() {
    withHeldClock { clock in
      let box = MovingBox()
      box.slide(to: 50, in: 0.5, named: "long")
      box.slide(to: 100, in: 0.2, named: "short")
      clock.advance(by: 1, framesPerSecond: 1)
      #expect(box.log == ["short true", "long true"])
    }
  }

  @Test("The view has its new value immediately, and its presentation layer animates to it")
  func way() {
    withHeldClock { clock in
      let box = MovingBox()
      box.slide(to: 110)
      #expect(box.view.center.x == 110)
      #expect(box.isSeen(atX: 10))
      clock.advance(by: 0.25)
      #expect(box.isSeen(atX: 35))
      clock.advance(by: 0.75)
      #expect(box.isSeen(atX: 110))
      #expect(box.log == ["slide true"])
      clock.advance(by: 1)
      #expect(box.log == ["slide true"])
    }
  }

  @Test("The default timing curve is ease-in-ease-out")
  func curve() {
    withHeldClock { clock in
      let box = MovingBox()
      UIView.animate(withDuration: 1) { box.view.center.x = 110 }
      // The Bézier (0.42, 0, 0.58, 1) at the parameter 1/4: x = 27/64 0.42 + 9/64 0.58 + 1/64,
      // y = 9/64 + 1/64.
      clock.advance(by: (27 * 0.42 + 9 * 0.58 + 1) / 64)
      #expect(box.isSeen(atX: 10 + 100 * 10.0 / 64))
    }
  }

  @Test("Changes are not animated outside a window")
  func noWindow() {
    let view = UIView()
    var log: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      log.append($0)
    }
    #expect(log == [true])
    #expect(view.layer.presentation() == nil)
  }

  @Test("Without a duration or with animations disabled, changes apply immediately")
  func atOnce() {
    withHeldClock { _ in
      let box = MovingBox()
      box.slide(to: 50, in: 0, named: "zero")
      #expect(box.isSeen(atX: 50))
      UIView.performWithoutAnimation { box.slide(to: 60, named: "without") }
      #expect(box.isSeen(atX: 60))
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      box.slide(to: 70, named: "off")
      UIView.setAnimationsEnabled(true)
      #expect(box.isSeen(atX: 70))
      #expect(box.log == ["zero true", "without true", "off true"])
    }
  }

  @Test("A block without changes completes immediately")
  func nothing() {
    withHeldClock { _ in
      let box = MovingBox()
      UIView.animate(withDuration: 1) {
        box.view.alpha = 1
      } completion: {
        box.note("none")($0)
      }
      #expect(box.log == ["none true"])
    }
  }

  @Test("Animating geometry again continues without a jump, and the animations add up")
  func additive() {
    withHeldClock { clock in
      let box = MovingBox()
      box.slide(to: 110, named: "first")
      clock.advance(by: 0.5)
      box.slide(to: 210, named: "second")
      #expect(box.isSeen(atX: 60))
      clock.advance(by: 0.25)
      // A quarter of the first distance remains, and three quarters of the second: 210 - 25 - 75.
      #expect(box.isSeen(atX: 110))
      clock.advance(by: 0.25)
      #expect(box.log == ["first true"])
      #expect(box.isSeen(atX: 160))
      clock.advance(by: 0.5)
      #expect(box.log == ["first true", "second true"])
    }
  }

  @Test(
    "A second animation of the opacity replaces the first, from the presented value with that option"
  )
  func replacing() {
    withHeldClock { clock in
      let box = MovingBox()
      fade(box, to: 0, "first")
      clock.advance(by: 0.5)
      fade(box, to: 1, "second", [.beginFromCurrentState])
      #expect(box.view.layer.presentation()?.opacity == 0.5)
      clock.advance(by: 0.5)
      #expect(box.log == ["first false"])
      #expect(box.view.layer.presentation()?.opacity == 0.75)
      fade(box, to: 0, "third")
      #expect(box.view.layer.presentation()?.opacity == 1)
      clock.advance(by: 1)
      #expect(box.log == ["first false", "second false", "third true"])
    }
  }

  private func fade(
    _ box: MovingBox, to alpha: CGFloat, _ name: String, _ options: UIView.AnimationOptions = []
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
      box.view.alpha = alpha
    } completion: {
      box.note(name)($0)
    }
  }

  @Test("Colors and corner radii animate, and a transform rotates in the shorter direction")
  func otherValues() throws {
    try withHeldClock { clock in
      let box = MovingBox()
      box.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      box.view.transform = CGAffineTransform(rotationAngle: 3)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        box.view.layer.cornerRadius = 8
        box.view.transform = CGAffineTransform(rotationAngle: -3)
        box.view.bounds.size = CGSize(width: 40, height: 20)
      }
      clock.advance(by: 0.5)
      let seen = try #require(box.view.layer.presentation())
      #expect(seen.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
      #expect(seen.cornerRadius == 4)
      #expect(seen.bounds.size == CGSize(width: 30, height: 20))
      // From 3 to -3, which is 2π - 6 further on, halfway is π.
      let half = seen.affineTransform()
      #expect(abs(half.a + 1) < 1e-9 && abs(half.b) < 1e-9)
    }
  }

  @Test(
    "Removing a view from its window cancels its animation and calls the completion handler once")
  func leaving() {
    withHeldClock { clock in
      let box = MovingBox()
      box.slide(to: 110)
      clock.advance(by: 0.5)
      box.view.removeFromSuperview()
      box.window.addSubview(box.view)
      #expect(box.isSeen(atX: 110))
      clock.advance(by: 0)
      #expect(box.log == ["slide false"])
      clock.advance(by: 1)
      #expect(box.log == ["slide false"])
    }
  }

  @Test("Deallocating a window doesn't lose completion handlers")
  func goneWindow() {
    withHeldClock { clock in
      var log: [Bool] = []
      do {
        let box = MovingBox()
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
          box.view.alpha = 0
        } completion: {
          log.append($0)
        }
      }
      clock.advance(by: 0)
      #expect(log == [false])
    }
  }

  @Test("Canceling displays the new value and completes with false")
  func breakingOff() {
    withHeldClock { clock in
      let box = MovingBox()
      box.slide(to: 110)
      clock.advance(by: 0.5)
      box.view.layer.removeAllAnimations()
      #expect(box.isSeen(atX: 110))
      clock.advance(by: 0)
      #expect(box.log == ["slide false"])
    }
  }

  @Test("The old value is displayed during the delay")
  func delay() {
    withHeldClock { clock in
      let box = MovingBox()
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
        box.view.center.x = 110
      } completion: {
        box.note("late")($0)
      }
      clock.advance(by: 1.9)
      #expect(box.isSeen(atX: 10))
      clock.advance(by: 0.6)
      #expect(box.isSeen(atX: 60))
      clock.advance(by: 0.5)
      #expect(box.log == ["late true"])
    }
  }

  @Test("A repeating, autoreversing animation never ends by itself")
  func repeating() {
    withHeldClock { clock in
      let box = MovingBox()
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
      ) {
        box.view.center.x = 110
      } completion: {
        box.note("repeat")($0)
      }
      clock.advance(by: 9.25)
      #expect(box.isSeen(atX: 85))
      #expect(box.log.isEmpty)
      box.view.layer.removeAllAnimations()
      clock.advance(by: 0)
      #expect(box.log == ["repeat false"])
    }
  }

  @Test("A nested block inherits duration and curve, unless it overrides them")
  func nesting() {
    withHeldClock { clock in
      let box = MovingBox()
      let other = UIView()
      box.window.addSubview(other)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 0.1) {
          box.view.center.x = 110
        } completion: {
          box.note("inherits")($0)
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
          other.center.x = 100
        } completion: {
          box.note("overrides")($0)
        }
      } completion: {
        box.note("outer")($0)
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      // The outer block itself changed nothing.
      #expect(box.log == ["outer true"])
      clock.advance(by: 0.5)
      #expect(box.isSeen(atX: 35))
      #expect(box.log == ["outer true", "overrides true"])
      clock.advance(by: 1.5)
      #expect(box.log == ["outer true", "overrides true", "inherits true"])
    }
  }

  @Test("A spring overshoots its target and has settled when its duration is over")
  func spring() {
    withHeldClock { clock in
      let box = MovingBox()
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) {
        box.view.center.x = 110
      } completion: {
        box.note("spring")($0)
      }
      // uikit.md, 8.2: w = ln(1000 z / √(1 - z²)) / (z D), the first peak at π / (w √(1 - z²)).
      let w = log(300 / 0.91.squareRoot()) / 0.3
      let peak = .pi / (w * 0.91.squareRoot())
      clock.advance(by: peak)
      let beyond = exp(-0.3 * w * peak)
      #expect(box.isSeen(atX: 110 + 100 * beyond))
      clock.advance(by: 1 - peak)
      #expect(box.log == ["spring true"])
      #expect(box.isSeen(atX: 110))
    }
  }

  @Test("An animating view receives no touches unless user interaction is allowed")
  func touches() {
    withHeldClock { clock in
      let box = MovingBox()
      let point = CGPoint(x: 10, y: 10)
      UIView.animate(withDuration: 1) { box.view.alpha = 0.5 }
      #expect(box.window.hitTest(point, with: nil) === box.window)
      clock.advance(by: 1)
      #expect(box.window.hitTest(point, with: nil) === box.view)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        box.view.alpha = 1
      }
      #expect(box.window.hitTest(point, with: nil) === box.view)
    }
  }

  @Test("A content offset that is set in an animation block is animated")
  func scrolling() {
    withHeldClock { clock in
      let box = MovingBox()
      let scrollView = UIScrollView(frame: box.window.bounds)
      scrollView.contentSize = CGSize(width: 320, height: 2_000)
      box.window.addSubview(scrollView)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scrollView.contentOffset = CGPoint(x: 0, y: 400)
      }
      #expect(scrollView.contentOffset.y == 400)
      clock.advance(by: 0.5)
      #expect(scrollView.layer.presentation()?.bounds.minY == 200)
    }
  }

  @Test("Drawing the hierarchy draws presented values, rendering a layer its model values")
  func drawing() {
    withHeldClock { clock in
      let box = MovingBox()
      box.window.backgroundColor = .white
      box.view.backgroundColor = .black
      box.slide(to: 110)
      clock.advance(by: 0.5)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: box.window.bounds.size, format: format)
      let seen = renderer.image { _ in
        box.window.drawHierarchy(in: box.window.bounds, afterScreenUpdates: true)
      }
      let model = renderer.image { box.window.layer.render(in: $0.cgContext) }
      #expect(seen.isBlack(atX: 60) && !seen.isBlack(atX: 110))
      #expect(model.isBlack(atX: 110) && !model.isBlack(atX: 60))
    }
  }
}

extension UIImage {
  /// Returns whether the tenth row of the image is black at a column.
  fileprivate func isBlack(atX x: Int) -> Bool {
    guard let cgImage else { return false }
    return cgImage.readPixels()[10 * cgImage.width + x] == 0xFF00_0000
  }
}
