import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// Layers that another thread has made and handed to the main actor.
@MainActor @Suite("Layers of other threads") struct HandedLayerTests {
  @Test("Animations that were added on another thread begin when a display draws their layer")
  func animation() {
    withHeldClock { clock in
      let layer = layerOfOtherThread()
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.addSublayer(layer)
      #expect(FrameClock.shared.isIdle)
      let display = LayerDisplay(pixelWidth: 10, pixelHeight: 10, scale: 1)
      display.draw([root])
      #expect(!FrameClock.shared.isIdle)
      clock.advance(by: 0.5)
      #expect(layer.animationKeys() == ["fade"])
      #expect(display.needsDrawing)
      clock.advance(by: 0.5)
      #expect(layer.animationKeys() == nil)
      #expect(FrameClock.shared.isIdle)
    }
  }

  @Test("Changes of layers have numbers of their own on all threads")
  func versions() {
    let layers = (0..<4).map { _ in layerOfOtherThread() } + [CALayer()]
    #expect(Set(layers.map(\.contentVersion)).count == layers.count)
  }

  /// Returns a layer with an animation of one second that another thread has made.
  private func layerOfOtherThread() -> CALayer {
    let (made, done) = (MadeLayer(), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      made.layer = CALayer()
      made.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      made.layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      made.layer.add(fade, forKey: "fade")
      done.signal()
    }
    done.wait()
    return made.layer
  }

  /// A layer that one thread changes before the other gets it.
  // Unchecked because a semaphore is between the two.
  private final class MadeLayer: @unchecked Sendable {
    var layer = CALayer()
  }
}
