import UIKit

#if !canImport(Darwin)
  extension UIWindow {
    /// Drags a finger evenly across the window and lifts it at the end, with or without a pause.
    func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval, pausesAtEnd: Bool) {
      let clock = FrameClock.shared
      let wasPaused = clock.isPaused
      clock.pause()
      defer { wasPaused ? () : clock.resume() }
      let finger = Finger(on: self)
      finger.press(at: start)
      let steps = max(1, (seconds * 60).rounded())
      for step in stride(from: 1, through: steps, by: 1) {
        clock.advance(by: seconds / steps, framesPerSecond: 60)
        let part = CGFloat(step / steps)
        finger.move(
          to: CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      if pausesAtEnd { clock.advance(by: 0.2) }
      finger.lift()
    }
  }
#else
  // Apple's UIKit has no simulated touches for tests.
  extension UIWindow {
    /// Moves the slider or scrolls the scroll view at `start` by the distance of a drag.
    func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval, pausesAtEnd: Bool) {
      guard let touched = hitTest(start, with: nil) else { return }
      #if !os(tvOS)
        if let slider = touched as? UISlider { return slider.moveThumb(by: end.x - start.x) }
      #endif
      let scrollView = touched as? UIScrollView ?? touched.enclosing(UIScrollView.self)
      guard let scrollView else { return }
      let offset = scrollView.contentOffset
      scrollView.contentOffset = scrollView.clampedOffset(
        CGPoint(x: offset.x + start.x - end.x, y: offset.y + start.y - end.y))
    }
  }

  #if !os(tvOS)
    extension UISlider {
      fileprivate func moveThumb(by distance: CGFloat) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        guard isEnabled, track.width > thumb.width else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let fraction = Float((isRightToLeft ? -distance : distance) / (track.width - thumb.width))
        let old = value
        setValue(old + fraction * (maximumValue - minimumValue), animated: false)
        if value != old { callHandlers(for: .valueChanged) }
      }
    }
  #endif
#endif
