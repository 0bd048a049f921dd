import Foundation

/// An observation of a notification that ends with the object that holds it.
final class NotificationToken {
  private let observer: any NSObjectProtocol

  /// Observes a notification that is posted on the main thread.
  @MainActor init(_ name: Notification.Name, action: @escaping @MainActor (Notification) -> Void) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated { action(notification) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(observer)
  }
}
