import UIKit

/// A view that accepts typed text and logs its calls.
final class TypedView: UIView, UIKeyInput {
  var typed = ""
  var isWilling = true
  var letsGo = true
  var log: [String] = []

  override var canBecomeFirstResponder: Bool {
    log.append("can become")
    return isWilling
  }

  override var canResignFirstResponder: Bool {
    log.append("can resign")
    return letsGo
  }

  @discardableResult override func becomeFirstResponder() -> Bool {
    log.append("become")
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    log.append("resign")
    return super.resignFirstResponder()
  }

  var hasText: Bool { !typed.isEmpty }

  func insertText(_ text: String) {
    typed += text
  }

  func deleteBackward() {
    guard hasText else { return }
    typed.removeLast()
  }
}
