import LegoKit
import UIKit

/// A chat: messages by day in bubbles, and a bar to write a message.
final class ChatScreen: UIViewController, LegoContainer {
  @StateObject var model = ChatModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let messages = UIView()
  private lazy var inputBar = ChatInputBar { [weak self] text in self?.send(text) }

  var lego: Lego {
    Lego {
      for day in model.days {
        Section(id: day.id, layout: RowsLayout(spacing: 6, insets: Self.insets)) {
          DayItem(id: day.id, title: day.title)
          for message in day.messages { MessageItem(message: message) }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clara"
    view.backgroundColor = .systemBackground
    view.addForConstraints(messages, inputBar)
    NSLayoutConstraint.activate([
      messages.topAnchor.constraint(equalTo: view.topAnchor),
      messages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.topAnchor.constraint(equalTo: messages.bottomAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    legoRenderer.anchor = .bottom
    legoRenderer.render(in: messages) {
      $0.backgroundColor = .systemBackground
    }
    setContentScrollView(legoRenderer.collectionView, for: .top)
  }

  private func send(_ text: String) {
    legoRenderer.scroll(to: model.send(text), as: MessageItem.self, at: .bottom)
  }

  private static let insets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)
}
