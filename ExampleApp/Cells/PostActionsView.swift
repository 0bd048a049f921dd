import UIKit

/// The actions of a post: like, comment, share.
final class PostActionsView: UIStackView {
  private lazy var like = button("heart") { [weak self] in self?.onLike?() }
  private lazy var comment = button("bubble.left") {}
  private lazy var share = button("square.and.arrow.up") {}

  /// Called when the heart is tapped.
  var onLike: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    distribution = .fillEqually
    for view in [like, comment, share] { addArrangedSubview(view) }
    like.accessibilityLabel = "Like"
    comment.accessibilityLabel = "Comment"
    share.accessibilityLabel = "Share"
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Displays the numbers of likes and comments of a post.
  func show(_ post: Post, isLiked: Bool) {
    like.configuration?.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
    like.configuration?.title = "\(post.likes + (isLiked ? 1 : 0))"
    like.configuration?.baseForegroundColor = isLiked ? .systemPink : .secondaryLabel
    comment.configuration?.title = "\(post.comments)"
  }

  private func button(_ symbol: String, action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbol)
    configuration.imagePadding = 6
    configuration.baseForegroundColor = .secondaryLabel
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .subheadline)
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }
}
