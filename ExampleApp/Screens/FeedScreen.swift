import LegoKit
import UIKit

/// A feed of posts whose long texts expand.
///
/// The cells size themselves: expanding a text updates its cell, and the posts below move down.
final class FeedScreen: LegoViewController {
  @State private var expanded: Set<Post.ID> = []
  @State private var liked: Set<Post.ID> = []
  private let posts = Post.samples

  override var lego: Lego {
    Lego {
      Section(id: "posts", layout: .rows(spacing: 8, insets: Self.insets)) {
        for post in posts { row(of: post) }
      }
    }
  }

  private func row(of post: Post) -> some TypedItemType {
    FeedPost(
      post: post, isExpanded: expanded.contains(post.id), isLiked: liked.contains(post.id)
    )
    .row { [weak self] in
      self?.expanded.formSymmetricDifference([$0])
    } onLike: { [weak self] in
      self?.liked.formSymmetricDifference([$0])
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.allowsSelection = false
  }

  private static let insets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
}
