import LegoViews
import UIKit

/// A chat: messages by day in bubbles, and a bar to write a message.
///
/// The screen has one constraint: boxes fill a view, and the bar ends where the keyboard begins.
final class ChatScreen: UIViewController {
  @StateObject var model = ChatModel()
  private lazy var messages = LegoView { [model] in
    Lego {
      for day in model.days {
        Section(id: day.id, layout: .rows(spacing: 6, insets: Self.insets)) {
          day.titleRow
          ForEach(day.messages) { $0.row }
        }
      }
    }
  }

  /// The renderer of the messages.
  var legoRenderer: LegoRenderer { messages.legoRenderer }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clara"
    legoRenderer.anchor = .bottom
    let content = VBox {
      messages.size(.fill, .fill)
      ChatInputBar { [weak self] in self?.send($0) }.size(.fill, .wrap)
    }
    view.backgroundColor(.systemBackground).arrangeViews {
      content.alignment([.leading, .top, .trailing])
    }
    content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    setContentScrollView(legoRenderer.collectionView, for: .top)
  }

  private func send(_ text: String) {
    legoRenderer.scroll(to: model.send(text), as: MessageItem.self, at: .bottom)
  }

  private static let insets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)
}
