import UIKit

#if !canImport(Darwin)
  extension UIWindow {
    /// Drags a finger evenly across the window and lifts it at the end.
    func drag(_ drag: Drag) {
      withFinger(at: drag.start) { finger, clock in
        if drag.hold > 0 { clock.advance(by: drag.hold) }
        let steps = max(1, (drag.duration * 60).rounded())
        for step in stride(from: 1, through: steps, by: 1) {
          clock.advance(by: drag.duration / steps, framesPerSecond: 60)
          finger.move(to: drag.point(at: CGFloat(step / steps)))
        }
        if drag.pausesAtEnd { clock.advance(by: 0.2) }
      }
    }

    /// Holds a finger at a point for a number of seconds.
    func press(at point: CGPoint, for seconds: TimeInterval) {
      withFinger(at: point) { _, clock in clock.advance(by: seconds) }
    }

    private func withFinger(at point: CGPoint, _ body: (Finger, FrameClock) -> Void) {
      let clock = FrameClock.shared
      let wasPaused = clock.isPaused
      clock.pause()
      defer { wasPaused ? () : clock.resume() }
      let finger = Finger(on: self)
      finger.press(at: point)
      body(finger, clock)
      finger.lift()
    }
  }
#else
  // Apple's UIKit has no simulated touches for tests.
  extension UIWindow {
    /// Moves the item, the slider or the scroll view at the start by the distance of a drag.
    ///
    /// Items are moved after a hold only.
    func drag(_ drag: Drag) {
      guard let touched = hitTest(drag.start, with: nil) else { return }
      if drag.hold > 0, touched.moveItem(by: drag, in: self) { return }
      let distance = CGPoint(x: drag.end.x - drag.start.x, y: drag.end.y - drag.start.y)
      #if !os(tvOS)
        if let slider = touched as? UISlider { return slider.moveThumb(by: distance.x) }
      #endif
      let scrollView = touched as? UIScrollView ?? touched.enclosing(UIScrollView.self)
      guard let scrollView else { return }
      let offset = scrollView.contentOffset
      scrollView.contentOffset = scrollView.clampedOffset(
        CGPoint(x: offset.x - distance.x, y: offset.y - distance.y))
    }

    /// Does nothing: gesture recognizers don't receive simulated touches.
    func press(at point: CGPoint, for seconds: TimeInterval) {}
  }

  extension UIView {
    /// Moves the item of the cell around the view interactively; returns `false` if it can't move.
    fileprivate func moveItem(by drag: Drag, in window: UIWindow) -> Bool {
      let cell = self as? UICollectionViewCell ?? enclosing(UICollectionViewCell.self)
      guard let cell, let view = cell.enclosing(UICollectionView.self),
        let path = view.indexPath(for: cell), view.beginInteractiveMovementForItem(at: path)
      else { return false }
      view.updateInteractiveMovementTargetPosition(view.convert(drag.end, from: window))
      view.endInteractiveMovement()
      return true
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
