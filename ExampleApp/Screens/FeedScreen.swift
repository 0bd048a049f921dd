import UIKit

/// A feed of posts whose long texts open when somebody wants to read on.
///
/// The cells size themselves: opening a text reconfigures its cell, and what is below moves down.
final class FeedScreen: UIViewController {
  private let posts = Post.samples
  private var opened: Set<Post.ID> = []
  private var liked: Set<Post.ID> = []
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.layout)
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.allowsSelection = false
    view.addPinned(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(posts.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static var layout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(260))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Post.ID> {
    let registration = UICollectionView.CellRegistration<PostCell, Post.ID> {
      [weak self] cell, _, id in
      self?.fill(cell, with: id)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
  }

  private func fill(_ cell: PostCell, with id: Post.ID) {
    guard let post = posts.first(where: { $0.id == id }) else { return }
    cell.show(post, isOpen: opened.contains(id), isLiked: liked.contains(id))
    cell.onMore = { [weak self] in
      self?.opened.formSymmetricDifference([id])
      self?.showAgain(id)
    }
    cell.onLike = { [weak self] in
      self?.liked.formSymmetricDifference([id])
      self?.showAgain(id)
    }
  }

  private func showAgain(_ id: Post.ID) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}
