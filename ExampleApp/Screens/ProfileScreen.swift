import UIKit

/// Somebody's profile: who they are, a button to follow them, and their pictures in a grid.
final class ProfileScreen: UIViewController {
  private enum Section: Int {
    case person, pictures
  }

  private enum Item: Hashable {
    case person
    /// A picture, by its place among all of them.
    case picture(Int)
  }

  private var profile = Profile.sample
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.layout)
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = profile.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsSelection = false
    view.addPinned(collectionView)
    showContent()
  }

  // MARK: Content

  private func showContent() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.person, .pictures])
    snapshot.appendItems([.person], toSection: .person)
    snapshot.appendItems(profile.pictures.indices.map(Item.picture), toSection: .pictures)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let header = UICollectionView.CellRegistration<ProfileHeaderCell, Profile> {
      [weak self] cell, _, profile in
      cell.show(profile)
      cell.onFollow = { self?.followTapped() }
    }
    let picture = UICollectionView.CellRegistration<PictureCell, ProductPicture> {
      cell, _, picture in
      cell.show(picture)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [weak self] view, indexPath, item in
      guard let profile = self?.profile else { return nil }
      switch item {
      case .person:
        return view.dequeueConfiguredReusableCell(using: header, for: indexPath, item: profile)
      case .picture(let index):
        return view.dequeueConfiguredReusableCell(
          using: picture, for: indexPath, item: profile.pictures[index])
      }
    }
  }

  // MARK: Following

  private func followTapped() {
    guard profile.isFollowed else { return toggleFollowing() }
    let question = UIAlertController(
      title: nil, message: "Stop following @\(profile.handle)?", preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Unfollow", style: .destructive) { [weak self] _ in
        self?.toggleFollowing()
      })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }

  private func toggleFollowing() {
    profile.toggleFollowing()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.person])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Layout

  private static var layout: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      Section(rawValue: index) == .person ? personSection : picturesSection
    }
  }

  private static var personSection: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(300))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
  }

  private static var picturesSection: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: item, count: 3)
    return NSCollectionLayoutSection(group: group)
  }
}
