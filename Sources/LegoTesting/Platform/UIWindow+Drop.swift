import UIKit

#if !canImport(Darwin)
  extension UIWindow {
    /// Drags items of another app to a point and drops them; returns whether they were accepted.
    func drop(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
      let clock = FrameClock.shared
      let wasPaused = clock.isPaused
      clock.pause()
      defer { wasPaused ? () : clock.resume() }
      let items = providers.map { UIDragItem(itemProvider: $0) }
      let drag = ForeignDrag(of: items, at: .zero, in: self)
      let steps = 18
      for step in 1...steps {
        clock.advance(by: 1.0 / 60)
        let part = CGFloat(step) / CGFloat(steps)
        drag.move(to: CGPoint(x: point.x * part, y: point.y * part))
      }
      return drag.drop()
    }
  }
#else
  extension UIWindow {
    /// Returns `false`: Apple's UIKit has no simulated drags.
    func drop(_ providers: [NSItemProvider], at point: CGPoint) -> Bool { false }
  }
#endif
