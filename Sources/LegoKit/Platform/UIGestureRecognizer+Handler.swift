import UIKit

#if canImport(Darwin)
  extension UIGestureRecognizer {
    /// Calls a closure when the state or the position of the gesture changes.
    package func onChange(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      let target = GestureTarget(handler)
      addTarget(target, action: #selector(GestureTarget.gestureDidChange(_:)))
      // Recognizers do not retain their targets.
      objc_setAssociatedObject(self, &GestureTarget.key, target, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// The target of a gesture recognizer.
  private final class GestureTarget: NSObject {
    /// The address is the key of the association.
    @MainActor static var key: UInt8 = 0
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.handler = handler
    }

    @objc @MainActor func gestureDidChange(_ recognizer: UIGestureRecognizer) {
      handler(recognizer)
    }
  }
#else
  extension UIGestureRecognizer {
    /// Calls a closure when the state or the position of the gesture changes.
    package func onChange(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      addHandler { handler($0) }
    }
  }
#endif
