import LegoViews
import UIKit

/// The input bar of a chat.
final class ChatInputBar: HBox, UITextFieldDelegate {
  private let field = UITextField()
  private let text = State("")
  private let send: (String) -> Void

  /// Creates an input bar that passes the trimmed text to `send` and clears the field.
  init(send: @escaping (String) -> Void) {
    self.send = send
    super.init(frame: .zero)
    field.delegate = self
    backgroundColor(.systemBackground).arrangeViews {
      field.text(text).placeholder("Message").borderStyle(.roundedRect)
        .font(.preferredFont(forTextStyle: .body)).adjustsFontForContentSizeCategory(true)
        .clearButtonMode(.whileEditing).returnKeyType(.send)
        .enablesReturnKeyAutomatically(true).size(.fill, .wrap)
      UIButton(type: .system).text("Send").font(.preferredFont(forTextStyle: .headline))
        .then { $0.titleLabel?.adjustsFontForContentSizeCategory = true }
        .isEnabled(text.map { !$0.trimmed.isEmpty })
        .action { [weak self] in self?.sendText() }
    }
    space(8).justifyContent(.centerY).padding(top: 8, leading: 12, bottom: 8, trailing: 12)
  }

  required init?(coder: NSCoder) { nil }

  private func sendText() {
    let trimmed = text.value.trimmed
    guard !trimmed.isEmpty else { return }
    text.value = ""
    send(trimmed)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sendText()
    return false
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
