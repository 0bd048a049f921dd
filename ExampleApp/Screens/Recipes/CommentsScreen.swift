import LegoKit
import UIKit

/// The comments that the user has written on a post, and a field for another one.
final class CommentsScreen: LegoViewController {
  @StateObject private var model: FeedModel
  @State private var text = ""
  @Focus private var isWriting: Bool? = true
  private let post: Post.ID

  /// Creates a screen for the comments on a post.
  init(_ model: FeedModel, of post: Post.ID) {
    self.post = post
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "comments", layout: .list(.insetGrouped)) {
        let comments = model.written[post] ?? []
        ForEach(comments.indices, id: \.self) { TextRow(comments[$0], id: $0) }
        TextFieldRow("", text: $text, prompt: "Comment", id: "new")
          .onSubmit { [weak self] in self?.send() }
          .focused($isWriting, equals: true)
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Comments"
  }

  private func send() {
    guard !text.isEmpty else { return }
    model.comment(text, on: post)
    text = ""
  }
}
