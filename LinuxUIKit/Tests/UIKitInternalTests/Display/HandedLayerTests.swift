import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// Layers that another thread has made and handed to the main actor.
@MainActor @Suite("Layers of other threads") struct HandedLayerTests {
  @Test("Animations that were added on another thread run once a display draws their layer")
  func animation() {
    withHeldClock { clock in
      let layer = layerOfOtherThread()
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.addSublayer(layer)
      // The animation takes one second, but nothing displays it yet.
      clock.advance(by: 2)
      #expect(layer.animationKeys() == ["fade"])
      LayerDisplay(pixelWidth: 10, pixelHeight: 10, scale: 1).draw([root])
      clock.advance(by: 0)
      #expect(layer.animationKeys() == nil)
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
