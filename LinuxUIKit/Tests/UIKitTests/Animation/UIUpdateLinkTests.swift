import TestSupport
import Testing
import UIKit

/// Links at 60 frames a second.
@MainActor struct UIUpdateLinkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    window.isHidden = false
    window.addSubview(view)
  }

  /// A link that counts its frames.
  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  private final class Counter {
    var times: [TimeInterval] = []
    let link: UIUpdateLink

    @MainActor init(view: UIView, isContinuous: Bool = true) {
      link = UIUpdateLink(view: view)
      link.requiresContinuousUpdates = isContinuous
      link.addAction { [weak self] _, info in self?.times.append(info.modelTime) }
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("An enabled link is called 60 times a second, with the time of the frame")
  func frames() {
    withHeldClock { clock in
      let counter = Counter(view: view)
      let start = CACurrentMediaTime()
      clock.advance(by: 0.5)
      #expect(counter.times.isEmpty)
      counter.link.isEnabled = true
      clock.advance(by: 0.5)
      #expect(counter.times.count == 30)
      #expect(counter.times.last == start + 1)
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("However often a link is enabled, it is called once a frame")
  func enabledTwice() {
    withHeldClock { clock in
      let counter = Counter(view: view)
      for _ in 0..<3 { counter.link.isEnabled = true }
      clock.advance(by: 0.1)
      #expect(counter.times.count == 6)
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("A link that starts to request continuous updates is called once per frame")
  func becomesContinuous() {
    withHeldClock { clock in
      let counter = Counter(view: view, isContinuous: false)
      counter.link.isEnabled = true
      counter.link.requiresContinuousUpdates = true
      clock.advance(by: 0.1)
      #expect(counter.times.count == 6)
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("A link that is disabled or released is no longer called")
  func disabled() {
    withHeldClock { clock in
      let counter = Counter(view: view)
      counter.link.isEnabled = true
      clock.advance(by: 0.1)
      counter.link.isEnabled = false
      clock.advance(by: 0.1)
      #expect(counter.times.count == 6)
      counter.link.isEnabled = true
      clock.advance(by: 0.1)
      #expect(counter.times.count == 12)
      weak var link: UIUpdateLink?
      do {
        let short = Counter(view: view)
        short.link.isEnabled = true
        link = short.link
      }
      #expect(link == nil)
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("It waits while its view is in no window, or in a hidden one")
  func outOfSight() {
    withHeldClock { clock in
      let counter = Counter(view: view)
      counter.link.isEnabled = true
      view.removeFromSuperview()
      clock.advance(by: 0.1)
      #expect(counter.times.isEmpty)
      window.addSubview(view)
      clock.advance(by: 0.1)
      #expect(counter.times.count == 6)
      window.isHidden = true
      clock.advance(by: 0.1)
      #expect(counter.times.count == 6)
      window.isHidden = false
      clock.advance(by: 0.1)
      #expect(counter.times.count == 12)
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("Without continuous updates a link is called in frames that others request")
  func passing() {
    withHeldClock { clock in
      let counter = Counter(view: view, isContinuous: false)
      counter.link.isEnabled = true
      clock.advance(by: 0.1)
      let idle = counter.times.count
      let moving = Counter(view: view)
      moving.link.isEnabled = true
      clock.advance(by: 0.1)
      #expect(counter.times.count == idle + 6)
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("The current update info is available during the frame")
  func currentInfo() {
    withHeldClock { clock in
      let link = UIUpdateLink(view: view)
      link.requiresContinuousUpdates = true
      var isSame: [Bool] = []
      link.addAction { link, info in isSame.append(link.currentUpdateInfo === info) }
      link.isEnabled = true
      clock.advance(by: 0)
      #expect(isSame == [true])
      #expect(link.currentUpdateInfo == nil)
    }
  }
}
