import Foundation

/// The observation of a notification, which ends when the token is released.
final class NotificationToken {
  private let token: any NSObjectProtocol

  /// Calls a closure on the thread that posts the notification.
  init(_ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil, using: handler)
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
