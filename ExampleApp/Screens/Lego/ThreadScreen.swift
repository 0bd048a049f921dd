import LegoViews
import UIKit

/// A chat that stays at its end, and keeps its place when earlier messages are loaded.
///
/// The screen has one constraint: boxes fill a view, and the field ends where the keyboard begins.
final class ThreadScreen: UIViewController {
  let model = MessageThread()
  private let field = UITextField()
  private lazy var list = LegoView { [model] in
    Lego {
      Section(id: "messages", layout: .rows(spacing: 6)) {
        ForEach(model.messages) { message in
          ViewItem(id: message.id, message, content: Self.bubble)
            .onAppear { [weak model] in model?.loadEarlier(than: message.id) }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Crew"
    list.legoRenderer.anchor = .bottom
    let content = VBox {
      list.size(.fill, .fill)
      field.placeholder("Message").borderStyle(.roundedRect).returnKeyType(.send)
        .font(.preferredFont(forTextStyle: .body)).adjustsFontForContentSizeCategory(true)
        .action(for: .editingDidEndOnExit) { [weak self] in self?.send() }
        .size(.fill, .wrap).margin(top: 8, leading: 16, bottom: 8, trailing: 16)
    }
    view.backgroundColor(.systemBackground).arrangeViews {
      content.alignment([.leading, .top, .trailing])
    }
    content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    setContentScrollView(list.legoRenderer.collectionView, for: .top)
  }

  private func send() {
    let id = model.append(field.text ?? "", isMine: true)
    field.text = nil
    list.legoRenderer.scroll(to: id, at: .bottom)
  }

  /// Creates a text in a bubble at the side of its author.
  @ViewBuilder private static func bubble(of message: Binding<ChatMessage>) -> [UIView] {
    VBox {
      VBox {
        UILabel().text(message.text).textStyle(.body).numberOfLines(0)
          .textColor(message.map { $0.isMine ? UIColor.white : .label })
      }
      .padding(top: 8, leading: 12, bottom: 8, trailing: 12).cornerRadius(18)
      .backgroundColor(message.map { $0.isMine ? UIColor.systemBlue : .secondarySystemBackground })
      .bind(message.map { $0.isMine }) { bubble, isMine in
        bubble.alignment(xRatio: isMine ? 1 : -1)
          .margin(leading: isMine ? 64 : 16, trailing: isMine ? 16 : 64)
      }
    }
  }
}
