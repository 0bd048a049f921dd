import LegoKit
import UIKit

/// A feed of posts whose long texts expand.
///
/// The cells size themselves: expanding a text updates its cell, and the posts below move down.
final class FeedScreen: UIViewController, LegoContainer {
  @State private var expanded: Set<Post.ID> = []
  @State private var liked: Set<Post.ID> = []
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let posts = Post.samples

  var lego: Lego {
    Lego {
      Section(id: "posts", layout: RowsLayout(spacing: 8, insets: Self.insets)) {
        for post in posts { item(of: post) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    legoRenderer.render(in: view) {
      $0.backgroundColor = .systemGroupedBackground
      $0.allowsSelection = false
    }
  }

  private func item(of post: Post) -> PostItem {
    PostItem(
      post: post, isExpanded: expanded.contains(post.id), isLiked: liked.contains(post.id),
      onExpand: ItemAction { [weak self] in self?.expanded.formSymmetricDifference([post.id]) },
      onLike: ItemAction { [weak self] in self?.liked.formSymmetricDifference([post.id]) })
  }

  private static let insets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
}
