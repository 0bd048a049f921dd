import UIKit

/// An observer of all text fields and text views whose editing begins or ends.
@MainActor final class EditingObserver {
  private let tokens: [NotificationToken]

  /// Creates an observer that calls a closure until it is released, with whether an editing begins.
  init(_ handler: @escaping @MainActor (Bool) -> Void) {
    let names = [
      (UITextField.textDidBeginEditingNotification, true),
      (UITextView.textDidBeginEditingNotification, true),
      (UITextField.textDidEndEditingNotification, false),
      (UITextView.textDidEndEditingNotification, false),
    ]
    tokens = names.map { name, isBeginning in
      NotificationToken(name) { _ in MainActor.assumeIsolated { handler(isBeginning) } }
    }
  }
}
