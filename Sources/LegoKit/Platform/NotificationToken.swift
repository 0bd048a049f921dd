import Foundation

/// The observation of a notification, which ends when the token is released.
final class NotificationToken {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  /// Calls a closure on the thread that posts the notification.
  init(
    _ name: Notification.Name, in center: NotificationCenter = .default,
    _ handler: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: name, object: nil, queue: nil, using: handler)
  }

  deinit {
    center.removeObserver(token)
  }
}
