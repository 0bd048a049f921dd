import UIKit

/// A log of a text field's delegate calls, actions, and notifications.
@MainActor final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  /// The names of delegate methods that return `false`.
  var refused: Set<String> = []

  init(of field: UITextField) {
    super.init()
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "action begin"), (.editingChanged, "action changed"),
      (.editingDidEnd, "action end"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
    }
    let notifications: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "posted begin"),
      (UITextField.textDidChangeNotification, "posted changed"),
      (UITextField.textDidEndEditingNotification, "posted end"),
    ]
    for (notification, name) in notifications {
      _ = NotificationCenter.default.addObserver(
        forName: notification, object: field, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.lines.append(name) } }
    }
  }

  /// Returns the log entries since the last call.
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func ask(_ name: String, _ detail: String = "") -> Bool {
    lines.append(detail.isEmpty ? "\(name)?" : "\(name)? \(detail)")
    return !refused.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask("change", "\(range.location)+\(range.length) \"\(string)\"")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("did select") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
}
