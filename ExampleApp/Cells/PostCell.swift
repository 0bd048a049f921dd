import LegoKit
import UIKit

/// A post of the feed, and whether the user has expanded and liked it.
struct PostItem: TypedItemType, Hashable {
  typealias CellType = PostCell

  let post: Post
  let isExpanded: Bool
  let isLiked: Bool
  let onExpand: ItemAction<Void>
  let onLike: ItemAction<Void>

  var id: Post.ID { post.id }
}

/// A post with its author, text, image and actions, in stack views that determine the height.
final class PostCell: UICollectionViewCell, TypedCellType {
  typealias Item = PostItem

  private enum Metrics {
    static let side: CGFloat = 16
    static let vertical: CGFloat = 12
    static let gap: CGFloat = 10
    static let collapsedLines = 3
    static let pictureProportion: CGFloat = 0.56
  }

  private let author = AuthorView()
  private let text = UILabel(.body)
  private let moreRow = UIStackView()
  private let picture = UIImageView()
  private let actions = PostActionsView()
  private let body = UIStackView()
  private lazy var more = UIButton(
    configuration: Self.moreConfiguration,
    primaryAction: UIAction { [weak self] _ in self?.onExpand?() })

  private var onExpand: ItemAction<Void>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    moreRow.addArrangedSubview(more)
    moreRow.addArrangedSubview(UIView())
    fillBody()
    contentView.addPinned(
      body,
      insets: NSDirectionalEdgeInsets(
        top: Metrics.vertical, leading: Metrics.side, bottom: Metrics.vertical,
        trailing: Metrics.side))
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: PostItem) {
    let post = item.post
    author.show(post.author, time: post.time)
    text.text = post.text
    text.numberOfLines = post.isLong && !item.isExpanded ? Metrics.collapsedLines : 0
    more.configuration?.title = item.isExpanded ? "less" : "more"
    moreRow.isHidden = !post.isLong
    picture.isHidden = post.picture == nil
    picture.image = post.picture?.image(size: CGSize(width: 360, height: 200))
    actions.show(post, isLiked: item.isLiked)
    onExpand = item.onExpand
    actions.onLike = { item.onLike() }
  }

  private func fillBody() {
    body.axis = .vertical
    body.spacing = Metrics.gap
    for view in [author, text, moreRow, picture, actions] { body.addArrangedSubview(view) }
    body.setCustomSpacing(2, after: moreRow)
    let height = picture.heightAnchor.constraint(
      equalTo: picture.widthAnchor, multiplier: Metrics.pictureProportion)
    // A hidden label has no height.
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  private static var moreConfiguration: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 0, bottom: 8, trailing: 8)
    return configuration
  }
}
