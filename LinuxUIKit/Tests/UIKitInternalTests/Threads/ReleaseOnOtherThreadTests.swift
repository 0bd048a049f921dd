import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// Views and layers that another thread releases while the main actor goes on, as the views that a suite
/// stores are released after each of its tests.
@MainActor @Suite("Releases on other threads") struct ReleaseOnOtherThreadTests {
  private let release = HeldRelease()

  @Test("A layer has no delegate once the release of its view has begun")
  func layerOfView() {
    release.during(of: {
      let view = HeldView()
      view.release = release
      #expect(view.layer.delegate === view)
      return (view, view.layer)
    }) { layer in
      #expect(layer.delegate == nil)
      #expect(layer.layerOwner == nil)
      #expect(!layer.canAnimate)
    }
  }

  @Test("A layer has no superlayer once the release of that has begun")
  func superlayer() {
    release.during(of: {
      let (parent, child) = (HeldLayer(), CALayer())
      parent.release = release
      parent.addSublayer(child)
      #expect(child.superlayer === parent)
      return (parent, child)
    }) { child in
      #expect(child.superlayer == nil)
      child.opacity = 0.5
      child.removeFromSuperlayer()
    }
  }

  @Test("A view is no superview, no owner and no item once its release has begun")
  func superview() {
    release.during(of: {
      let (view, parts) = (HeldView(), ViewParts())
      view.release = release
      parts.add(to: view)
      #expect(parts.subview.superview === view)
      #expect(parts.guide.owningView === view)
      #expect(parts.recognizer.view === view)
      #expect(parts.constraint?.secondItem === view)
      #expect(parts.constraint?.isActive == true)
      #expect(parts.anchor?.description.contains("HeldView") == true)
      return (view, parts)
    }) { parts in
      #expect(parts.subview.superview == nil)
      #expect(parts.guide.owningView == nil)
      #expect(parts.recognizer.view == nil)
      #expect(parts.constraint?.firstItem === parts.subview)
      #expect(parts.constraint?.secondItem == nil)
      #expect(parts.constraint?.isActive == false)
      #expect(parts.anchor?.description.contains("\"(null).top\"") == true)
      parts.subview.removeFromSuperview()
    }
  }

  @Test("The animation of a window's layer ends with `false` once the window's release has begun")
  func animation() {
    withHeldClock { clock in
      let log = CompletionLog()
      release.during(of: {
        let window = HeldWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.release = release
        window.isHidden = false
        clock.advance(by: 0)
        UIView.animate(withDuration: 1) {
          window.alpha = 0
        } completion: {
          log.results.append($0)
        }
        clock.advance(by: 0.1)
        #expect(log.results.isEmpty)
        return (window, window.layer)
      }) { layer in
        #expect(layer.activeAnimations.count == 1)
        clock.advance(by: 0.1)
        #expect(log.results == [false])
        #expect(layer.activeAnimations.isEmpty)
      }
    }
  }

  @Test("A changed preference for motion leaves the symbol effects of a released view alone")
  func symbolEffect() throws {
    let image = try #require(UIImage(systemName: "star"))
    release.during(of: {
      let view = HeldImageView(image: image)
      view.release = release
      view.addSymbolEffect(.pulse)
      return (view, ())
    }) { _ in
      AccessibilityState.shared.set(.reduceMotion, isOn: true)
      AccessibilityState.shared.set(.reduceMotion, isOn: false)
    }
  }

  @Test("Layers that are asked while their views are released have view and superlayer, or none")
  func race() {
    for number in 1...100 {
      let (last, layers) = viewTree(tag: number)
      let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        start.signal()
        last.release()
        end.signal()
      }
      let deadline = ContinuousClock.now + .seconds(120)
      #expect(start.wait(timeout: .now() + 120) == .success, "The release doesn't begin.")
      repeat {
        let mistakes = layers.count { layer in
          let (view, superlayer) = (layer.delegate as? UIView, layer.superlayer)
          return view.map { $0.tag != number } ?? false || layer.canAnimate
            || superlayer.map { $0.opacity != 0.5 } ?? false
        }
        #expect(mistakes == 0)
      } while end.wait(timeout: .now()) == .timedOut && .now < deadline
      #expect(layers.allSatisfy { $0.delegate == nil && $0.superlayer == nil })
    }
  }

  /// Returns the only reference to a view with 500 subviews, which have a tag, and their layers.
  private func viewTree(tag: Int) -> (LastReference, [CALayer]) {
    let (parent, views) = (UIView(), (0..<500).map { _ in UIView() })
    parent.alpha = 0.5
    for view in views {
      view.tag = tag
      parent.addSubview(view)
    }
    return (LastReference(parent), views.map(\.layer))
  }
}

/// Objects with unretained references to a view.
@MainActor private final class ViewParts {
  let subview = UIView()
  let guide = UILayoutGuide()
  let recognizer = UIGestureRecognizer()
  private(set) var constraint: NSLayoutConstraint?
  private(set) var anchor: NSLayoutYAxisAnchor?

  /// Adds the parts to a view.
  func add(to view: UIView) {
    view.addSubview(subview)
    view.addLayoutGuide(guide)
    view.addGestureRecognizer(recognizer)
    constraint = subview.topAnchor.constraint(equalTo: view.topAnchor)
    constraint?.isActive = true
    anchor = view.topAnchor
  }
}

/// The results of completion handlers.
@MainActor private final class CompletionLog {
  var results: [Bool] = []
}

private final class HeldView: UIView {
  var release: HeldRelease?
  deinit { release?.hold() }
}

private final class HeldWindow: UIWindow {
  var release: HeldRelease?
  deinit { release?.hold() }
}

private final class HeldImageView: UIImageView {
  var release: HeldRelease?
  deinit { release?.hold() }
}

private final class HeldLayer: CALayer {
  var release: HeldRelease?
  deinit { release?.hold() }
}
