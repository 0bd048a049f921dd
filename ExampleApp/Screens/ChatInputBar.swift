import UIKit

/// The input bar of a chat.
final class ChatInputBar: UIView, UITextFieldDelegate {
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let send: (String) -> Void

  /// Creates an input bar that passes the trimmed text to `send` and clears the field.
  init(send: @escaping (String) -> Void) {
    self.send = send
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    setUpField()
    setUpButton()
    let row = UIStackView(arrangedSubviews: [field, button])
    row.spacing = 8
    row.alignment = .center
    addPinned(row, insets: NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpField() {
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
  }

  private func setUpButton() {
    button.setTitle("Send", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
  }

  private var trimmedText: String {
    (field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func update() {
    button.isEnabled = !trimmedText.isEmpty
  }

  private func sendText() {
    let text = trimmedText
    guard !text.isEmpty else { return }
    field.text = nil
    update()
    send(text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sendText()
    return false
  }
}
