import LegoKit
import UIKit

/// A chat that stays at its end, and keeps its place when earlier messages are loaded.
final class ThreadScreen: UIViewController, LegoContainer {
  @StateObject var model = MessageThread()
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let field = UITextField()
  private var observation: StateObservation?
  private var didScroll = false

  var lego: Lego {
    Lego {
      Section(id: "messages", layout: .rows(spacing: 6)) {
        if model.hasEarlier {
          ButtonRow("Earlier Messages") { [weak self] in self?.loadEarlier() }
        }
        for message in model.messages {
          ViewItem(id: message.id, message) {
            BubbleView()
          } update: {
            $0.display($1)
          }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.send() }, for: .editingDidEndOnExit)
    let list = UIView()
    view.addForConstraints(list, field)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -8),
    ])
    legoRenderer.render(in: list)
    observation = $model.messages.observe { [weak self] _ in self?.followEnd() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !didScroll { scrollToEnd() }
    didScroll = true
  }

  private var lastPath: IndexPath {
    IndexPath(item: model.messages.count - (model.hasEarlier ? 0 : 1), section: 0)
  }

  private func scrollToEnd() {
    legoRenderer.collectionView?.scrollToItem(at: lastPath, at: .bottom, animated: false)
  }

  private func followEnd() {
    let previous = IndexPath(item: lastPath.item - 1, section: 0)
    if legoRenderer.collectionView?.cellForItem(at: previous) != nil { scrollToEnd() }
  }

  private func send() {
    model.append(field.text ?? "", isMine: true)
    field.text = nil
    legoRenderer.flush()
    scrollToEnd()
  }

  private func loadEarlier() {
    guard let view = legoRenderer.collectionView else { return }
    let distance = view.contentSize.height - view.contentOffset.y
    model.loadEarlier()
    view.layoutIfNeeded()
    view.contentOffset.y = view.contentSize.height - distance
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
