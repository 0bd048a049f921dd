import LegoViews
import UIKit

/// A feed: stories, and posts with images that load, long texts that expand, likes and comments.
///
/// Earlier posts are loaded page after page. New ones are inserted above, and what is read stays where it is.
final class FeedScreen: LegoViewController {
  @StateObject var model: FeedModel
  @State private var expanded: Set<Post.ID> = []
  private let images: any ImageLoader

  /// Creates a screen for posts whose images come from a loader.
  init(_ model: FeedModel = FeedModel(), images: any ImageLoader = SampleImages()) {
    self.images = images
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "stories", layout: Self.stories.scaledWithText()) {
        for author in model.authors {
          Self.story(of: author).onSelect(on: self) { $0.scrollToPost(of: author) }
        }
      }
      .scrollEffect(.shrink)
      Section(id: "posts", layout: .rows(spacing: 8, insets: Self.insets)) {
        for post in model.posts { row(of: post) }
      }
      .phase(model.phase) { [model] in Task { await model.refresh() } }
      .paging($model.paging, load: model.nextPage, insert: model.append)
    }
    .refreshable { [model] in await model.refresh() }
  }

  private func row(of post: Post) -> some LegoItem {
    FeedPost(post: post, isExpanded: expanded.contains(post.id))
      .row(images: images) { [weak self] in self?.perform($0, on: $1) }
      .onAppear { [model] in model.see(post.id) }
  }

  private func perform(_ action: FeedPost.Action, on id: Post.ID) {
    switch action {
    case .expand: expanded.formSymmetricDifference([id])
    case .like: model.toggleLike(id)
    case .comment:
      navigationController?.pushViewController(CommentsScreen(model, of: id), animated: true)
    }
  }

  private func scrollToPost(of author: Person) {
    guard let post = model.posts.first(where: { $0.author.id == author.id }) else { return }
    legoRenderer.scroll(to: post.id, at: .top)
  }

  private static func story(of author: Person) -> some LegoItem {
    ViewItem(id: "story \(author.id)", author) { author in
      VBox {
        Person.avatar(of: author, side: 56)
        UILabel().text(author.name).textStyle(.caption1).numberOfLines(2).textAlignment(.center)
          .size(.fill, .wrap)
      }
      .space(4).justifyContent(.centerX)
    }
  }

  override func viewDidLoad() {
    legoRenderer.anchor = .firstVisibleItem
    super.viewDidLoad()
    title = "Feed"
    view.bind($model.unseen.map(\.count)) { [weak self] _, count in self?.updateBar(count) }
    if model.posts.isEmpty { Task { [model] in await model.refresh() } }
  }

  /// Displays a button that leads to the new posts, if there are any that the user has not seen.
  private func updateBar(_ count: Int) {
    let button = UIBarButtonItem(
      title: "\(count) new",
      primaryAction: UIAction { [weak self] _ in
        self?.legoRenderer.scroll(toSection: "posts")
      })
    navigationItem.rightBarButtonItem = count == 0 ? nil : button
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
  }

  private static let insets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
  private static let stories = CarouselLayout(
    itemWidth: .fixed(84), spacing: 4,
    insets: NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 4, trailing: 12))
}

/// A post of the feed, and whether the user has expanded it.
private struct FeedPost: Hashable {
  let post: Post
  let isExpanded: Bool

  /// The title of the button that expands or collapses the text, if it is long.
  var moreTitle: String { post.isLong ? isExpanded ? "less" : "more" : "" }

  /// The most lines of the text; 0 for any number.
  var lineCount: Int { post.isLong && !isExpanded ? 3 : 0 }
}

extension FeedPost {
  /// Returns a row with the author, the text, the image and the actions of the post.
  @MainActor func row(
    images: any ImageLoader, perform: @escaping @MainActor (Action, Post.ID) -> Void
  ) -> some LegoItem {
    ViewItem(id: post.id, self) { feedPost in
      VBox {
        Self.author(of: feedPost.map { $0.post.author }, time: feedPost.map { $0.post.time })
        UILabel().text(feedPost.map { $0.post.text }).textStyle(.body)
          .numberOfLines(feedPost.map(\.lineCount)).size(.fill, .wrap)
        UIButton(configuration: Self.moreButton)
          .text(feedPost.map(\.moreTitle)).hidden(feedPost.map { !$0.post.isLong })
          .action { perform(.expand, feedPost.wrappedValue.post.id) }.margin(bottom: -8)
        AsyncImageView(loader: images)
          .bind(feedPost.map { $0.post.image }) { $0.url = $1 }
          .hidden(feedPost.map { $0.post.image == nil })
          .clipped().cornerRadius(12).size(.fill, .aspectRatio(1 / 0.56))
        HFlow {
          UIButton().configuration(feedPost.map { $0.like }).accessibilityLabel("Like")
            .action { perform(.like, feedPost.wrappedValue.post.id) }
          UIButton().configuration(feedPost.map { $0.comment }).accessibilityLabel("Comment")
            .action { perform(.comment, feedPost.wrappedValue.post.id) }
        }
        .space(8).size(.fill, .wrap)
      }
      .space(10).padding(top: 12, leading: 16, bottom: 12, trailing: 16)
      .backgroundColor(.secondarySystemGroupedBackground).width(.fill)
    }
  }

  /// Creates the initials of the author in a circle, the name and the time.
  @MainActor private static func author(
    of person: some Outputing<Person>, time: some Outputing<String>
  ) -> UIView {
    HBox {
      Person.avatar(of: person)
      VBox {
        UILabel().text(person.map { $0.name }).textStyle(.subheadline, weight: .semibold)
          .numberOfLines(2).size(.fill, .wrap)
        UILabel().text(time).textStyle(.footnote).textColor(.secondaryLabel)
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
  /// The actions of the buttons of a post.
  enum Action { case expand, like, comment }

  @MainActor fileprivate var like: UIButton.Configuration {
    Self.button(
      post.isLiked ? "heart.fill" : "heart", title: "\(post.likes)",
      color: post.isLiked ? .systemPink : .secondaryLabel)
  }

  @MainActor fileprivate var comment: UIButton.Configuration {
    Self.button("bubble.left", title: "\(post.comments)", color: .secondaryLabel)
  }

  @MainActor private static func button(
    _ symbol: String, title: String, color: UIColor
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
