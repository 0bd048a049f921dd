import UIKit

extension UITextView {
  /// Calls a function with the text after each edit of the user, whichever delegate the view has.
  @discardableResult public func onTextChange(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> Self {
    keep(
      NotificationObservation(UITextView.textDidChangeNotification, of: self) { [weak self] in
        handler(self?.text ?? "")
      })
    return self
  }
}

/// An observation of the notifications of an object, which ends when it is released.
private final class NotificationObservation {
  // Notification centers may be used on any thread.
  nonisolated(unsafe) private let token: any NSObjectProtocol

  @MainActor init(
    _ name: Notification.Name, of object: AnyObject, _ handler: @escaping @MainActor () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated { handler() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
