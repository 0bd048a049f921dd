import UIKit

/// A text view delegate that logs its calls.
final class TextViewLog: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var refusesChanges = false

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("begin?")
    return true
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("end?")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
  func textViewDidChange(_ textView: UITextView) { lines.append("did change") }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("did select") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("change? \(range.location)+\(range.length) \(text)")
    return !refusesChanges
  }
}
