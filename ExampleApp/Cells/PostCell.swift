import UIKit

/// A post: who wrote it, what, a picture, and what can be done with it.
///
/// Stack views hold it together, and it is as high as they are.
final class PostCell: UICollectionViewCell {
  private enum Metrics {
    static let side: CGFloat = 16
    static let vertical: CGFloat = 12
    static let gap: CGFloat = 10
    static let linesWhenClosed = 3
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
    primaryAction: UIAction { [weak self] _ in self?.onMore?() })

  /// Called when somebody wants to read on, or has read enough.
  var onMore: (() -> Void)?
  /// Called when somebody likes the post, or no longer.
  var onLike: (() -> Void)? {
    get { actions.onLike }
    set { actions.onLike = newValue }
  }

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

  /// Shows a post, its text whole if it is short or was opened.
  func show(_ post: Post, isOpen: Bool, isLiked: Bool) {
    author.show(post.author, time: post.time)
    text.text = post.text
    text.numberOfLines = post.isLong && !isOpen ? Metrics.linesWhenClosed : 0
    more.configuration?.title = isOpen ? "less" : "more"
    moreRow.isHidden = !post.isLong
    picture.isHidden = post.picture == nil
    picture.image = post.picture?.image(size: CGSize(width: 360, height: 200))
    actions.show(post, isLiked: isLiked)
  }

  private func fillBody() {
    body.axis = .vertical
    body.spacing = Metrics.gap
    for view in [author, text, moreRow, picture, actions] { body.addArrangedSubview(view) }
    body.setCustomSpacing(2, after: moreRow)
    let height = picture.heightAnchor.constraint(
      equalTo: picture.widthAnchor, multiplier: Metrics.pictureProportion)
    // Hidden it has no height.
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
