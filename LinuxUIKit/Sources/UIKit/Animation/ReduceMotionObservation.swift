import Foundation

/// An observation of the user's preference for reduced motion; it ends with this object.
final class ReduceMotionObservation {
  private let token: any NSObjectProtocol

  init(_ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { handler() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
