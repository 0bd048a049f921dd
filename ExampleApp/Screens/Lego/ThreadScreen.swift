import LegoKit
import UIKit

/// A chat that stays at its end, and keeps its place when earlier messages are loaded.
final class ThreadScreen: UIViewController {
  let model = MessageThread()
  private let field = UITextField()
  private lazy var list = LegoView { [model] in
    Lego {
      Section(id: "messages", layout: .rows(spacing: 6)) {
        ForEach(model.messages) { message in
          ViewItem(id: message.id, message) {
            BubbleView()
          } update: {
            $0.display($1)
          }
          .onAppear { [weak model] in model?.loadEarlier(than: message.id) }
        }
      }
    }
  }

  override func loadView() {
    list.legoRenderer.anchor = .bottom
    (field.placeholder, field.borderStyle) = ("Message", .roundedRect)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(UIAction { [weak self] _ in self?.send() }, for: .editingDidEndOnExit)
    let stack = UIStackView(arrangedSubviews: [list, field])
    (stack.axis, stack.spacing) = (.vertical, 8)
    (stack.isLayoutMarginsRelativeArrangement, stack.backgroundColor) = (true, .systemBackground)
    view = stack
  }

  private func send() {
    let id = model.append(field.text ?? "", isMine: true)
    field.text = nil
    list.legoRenderer.scroll(to: id, at: .bottom)
  }
}

/// A text in a bubble at the side of its author.
private final class BubbleView: UIStackView {
  private let label = UILabel(.body, lines: 0)
  private lazy var bubble = UIStackView(arrangedSubviews: [label])

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    bubble.isLayoutMarginsRelativeArrangement = true
    bubble.layer.cornerRadius = 16
    addArrangedSubview(bubble)
    bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.8).isActive = true
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func display(_ message: ChatMessage) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    alignment = message.isMine ? .trailing : .leading
  }
}
