import TestSupport
import Testing
import UIKit

@MainActor struct KeyframesTests {
  private let box = MovingBox()

  @Test("Keyframes follow each other in fractions of the duration")
  func sequence() {
    withHeldClock { clock in
      var finished: [Bool] = []
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .linear) { [box] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          box.view.center.x = 110
          box.view.alpha = 0.5
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.view.center.x = 60
          box.view.alpha = 0
        }
      } completion: {
        finished.append($0)
      }
      #expect(box.view.center.x == 60 && box.view.alpha == 0)
      #expect(box.isSeen(atX: 10) && seenAlpha == 1)
      clock.advance(by: 0.25)
      #expect(box.isSeen(atX: 60) && abs(seenAlpha - 0.75) < 1e-5)
      clock.advance(by: 0.5)
      #expect(box.isSeen(atX: 110) && abs(seenAlpha - 0.5) < 1e-5)
      clock.advance(by: 0.75)
      #expect(box.isSeen(atX: 85) && abs(seenAlpha - 0.25) < 1e-5)
      clock.advance(by: 0.5)
      #expect(box.isSeen(atX: 60) && finished == [true])
    }
  }

  @Test("A cross dissolve shows half of both contents in its middle, then completes")
  func dissolve() {
    withHeldClock { clock in
      var finished: [Bool] = []
      box.view.backgroundColor = .red
      UIView.transition(
        with: box.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { [box] in box.view.backgroundColor = .blue },
        completion: { finished.append($0) })
      clock.advance(by: 0.5)
      let pixel = snapshot(of: box.window)[10, 10]
      #expect(abs(Int(pixel >> 16 & 255) - 128) <= 1 && abs(Int(pixel & 255) - 128) <= 1)
      #expect(finished.isEmpty)
      clock.advance(by: 0.5)
      #expect(finished == [true])
    }
  }

  @Test("A transition between two views replaces the one by the other")
  func replacement() {
    withHeldClock { clock in
      let other = UIView(frame: box.view.frame)
      UIView.transition(
        from: box.view, to: other, duration: 0.5, options: .transitionCrossDissolve)
      #expect(box.view.superview == nil && other.superview === box.window)
      clock.advance(by: 0.5)
    }
  }

  @Test("A snapshot shows a part of a view as it was, and keeps the caps when it is resized")
  func snapshots() throws {
    box.window.backgroundColor = .white
    box.view.backgroundColor = .red
    let part = CGRect(x: 10, y: 10, width: 20, height: 20)
    let view = try #require(
      box.window.resizableSnapshotView(
        from: part, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)))
    box.view.backgroundColor = .blue
    #expect(view.bounds.size == part.size)
    view.bounds.size = CGSize(width: 40, height: 20)
    let picture = snapshot(of: view)
    // The red view reaches from 0 to 20 in the window: the first 10 points of the part.
    #expect(picture[2, 5] == 0xFFFF_0000 && picture[8, 5] == 0xFFFF_0000)
    #expect(picture[12, 5] == 0xFFFF_FFFF && picture[2, 15] == 0xFFFF_FFFF)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  private var seenAlpha: Float { box.view.layer.presentation()?.opacity ?? -1 }

  private func snapshot(of view: UIView) -> PictureReader {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    return PictureReader(image)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// Constant speed, as apps write it.
  fileprivate static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}
