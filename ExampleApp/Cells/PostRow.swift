import LegoViews
import UIKit

/// A post of the feed, and whether the user has expanded and liked it.
struct FeedPost: Hashable {
  let post: Post
  let isExpanded: Bool
  let isLiked: Bool

  /// The title of the button that expands or collapses the text, if it is long.
  fileprivate var moreTitle: String { post.isLong ? isExpanded ? "less" : "more" : "" }

  /// The most lines of the text; 0 for any number.
  fileprivate var lineCount: Int { post.isLong && !isExpanded ? 3 : 0 }
}

extension FeedPost {
  /// Returns a row with the author, the text, the image and the actions of the post.
  ///
  /// - Parameters:
  ///   - onExpand: Called with the id of a post when its text is expanded or collapsed.
  ///   - onLike: Called with the id of a post when its heart is tapped.
  /// - Returns: The row.
  @MainActor func row(
    onExpand: @escaping @MainActor (Post.ID) -> Void,
    onLike: @escaping @MainActor (Post.ID) -> Void
  ) -> some TypedItemType {
    ViewItem(id: post.id, self) { feedPost in
      VBox {
        Self.author(of: feedPost.post)
        UILabel().text(feedPost.map { $0.post.text }).textStyle(.body)
          .numberOfLines(feedPost.map(\.lineCount)).size(.fill, .wrap)
        UIButton(configuration: Self.moreButton)
          .text(feedPost.map(\.moreTitle))
          .hidden(feedPost.map { !$0.post.isLong })
          .action { onExpand(feedPost.wrappedValue.post.id) }
          .margin(bottom: -8)
        UIImageView().image(
          feedPost.map { $0.post.picture?.image(size: CGSize(width: 360, height: 200)) }
        )
        .hidden(feedPost.map { $0.post.picture == nil })
        .contentMode(.scaleAspectFill).clipped().cornerRadius(12)
        .size(.fill, .aspectRatio(1 / 0.56))
        Self.actions(of: feedPost, onLike: onLike)
      }
      .space(10).padding(top: 12, leading: 16, bottom: 12, trailing: 16)
      .backgroundColor(.secondarySystemGroupedBackground).width(.fill)
    }
  }

  /// Creates the initials of the author in a circle, the name and the time.
  @MainActor private static func author(of post: some Outputing<Post>) -> UIView {
    HBox {
      Person.avatar(of: post.map { $0.author })
      VBox {
        UILabel().text(post.map { $0.author.name }).textStyle(.subheadline, weight: .semibold)
          .numberOfLines(2).size(.fill, .wrap)
        UILabel().text(post.map { $0.time }).textStyle(.footnote).textColor(.secondaryLabel)
          .numberOfLines(2).size(.fill, .wrap)
      }
      .space(1).size(.fill, .wrap)
    }
    .space(10).justifyContent(.centerY).size(.fill, .wrap)
  }

  @MainActor private static var moreButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 0, bottom: 8, trailing: 8)
    return configuration
  }
}

// MARK: Actions

extension FeedPost {
  /// Creates the actions of a post: like, comment, share.
  @MainActor private static func actions(
    of feedPost: Binding<FeedPost>, onLike: @escaping @MainActor (Post.ID) -> Void
  ) -> UIView {
    HBox {
      UIButton().configuration(feedPost.map { $0.like }).accessibilityLabel("Like")
        .action { onLike(feedPost.wrappedValue.post.id) }.size(.fill, .wrap)
      UIButton()
        .configuration(feedPost.map { action("bubble.left", title: "\($0.post.comments)") })
        .accessibilityLabel("Comment").size(.fill, .wrap)
      UIButton(configuration: action("square.and.arrow.up"))
        .accessibilityLabel("Share").size(.fill, .wrap)
    }
    .size(.fill, .wrap)
  }

  @MainActor private var like: UIButton.Configuration {
    Self.action(
      isLiked ? "heart.fill" : "heart", title: "\(post.likes + (isLiked ? 1 : 0))",
      color: isLiked ? .systemPink : .secondaryLabel)
  }

  @MainActor private static func action(
    _ symbol: String, title: String? = nil, color: UIColor = .secondaryLabel
  ) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbol)
    configuration.title = title
    configuration.imagePadding = 6
    configuration.baseForegroundColor = color
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .subheadline)
    return configuration
  }
}
