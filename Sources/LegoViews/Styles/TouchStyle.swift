import UIKit

/// The touch of a view that a style displays.
enum TouchPhase {
  /// A finger is on the view, at a point in its coordinate space.
  case began(CGPoint)
  /// The finger was lifted, or has become a scroll or another gesture.
  case ended
}

extension UIView {
  /// Calls a function at the beginning and the end of each touch, without an effect on other gestures.
  ///
  /// - Parameter handler: The function, which receives the view.
  /// - Returns: The function that ends this.
  func onTouch(_ handler: @escaping @MainActor (UIView, TouchPhase) -> Void) -> () -> Void {
    let recognizer = UILongPressGestureRecognizer()
    let delegate = SimultaneousGestures()
    recognizer.minimumPressDuration = 0
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    recognizer.delegate = delegate
    recognizer.onChange { recognizer in
      guard let view = recognizer.view else { return }
      switch recognizer.state {
      case .began: handler(view, .began(recognizer.location(in: view)))
      case .ended, .cancelled, .failed: handler(view, .ended)
      default: break
      }
    }
    addGestureRecognizer(recognizer)
    keep(delegate)
    return { [weak self, weak recognizer, weak delegate] in
      if let recognizer { self?.removeGestureRecognizer(recognizer) }
      if let delegate { self?.release(delegate) }
    }
  }
}

/// A delegate that lets a recognizer recognize at the same time as all others.
private final class SimultaneousGestures: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
