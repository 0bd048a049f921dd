import UIKit

/// A list of trails that the search field and the filter restrict.
final class SearchViewController: UIViewController {
  private let services: AppServices
  private let search = UISearchController(searchResultsController: nil)
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private lazy var emptyView = EmptyStateView(
    symbol: "magnifyingglass", title: .localized("No trails"),
    message: .localized("Try another word or fewer filters."))
  private var filter = TrailFilter()
  private var token: NotificationToken?

  init(services: AppServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(collectionView)
    collectionView.delegate = self
    collectionView.keyboardDismissMode = .onDrag
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = .localized("Name or region")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
      primaryAction: UIAction(title: .localized("Filter")) { [weak self] _ in self?.showFilter() })
    definesPresentationContext = true
    applySnapshot(animated: false)
    token = NotificationToken(.favoritesDidChange) { [weak self] _ in self?.reconfigureAll() }
  }

  // MARK: Content

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.swipeActions(at: path)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Trail.ID> {
    let services = services
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Trail.ID> {
      cell, _, id in
      guard let trail = services.trails.trail(id) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = trail.name
      content.secondaryText = "\(trail.region) · \(trail.lengthAndDuration)"
      content.image = UIImage(systemName: trail.kind.symbolName)
      content.imageProperties.tintColor = trail.difficulty.color
      cell.contentConfiguration = content
      let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
      heart.tintColor = .systemPink
      cell.accessories =
        services.trails.isFavorite(id)
        ? [
          .customView(
            configuration: .init(customView: heart, placement: .trailing(displayed: .always))),
          .disclosureIndicator(),
        ] : [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
  }

  private func applySnapshot(animated: Bool) {
    let trails = services.trails.trails(matching: filter)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trail.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(trails.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    collectionView.backgroundView = trails.isEmpty ? emptyView : nil
    let symbol = "line.3.horizontal.decrease.circle" + (filter.isRestricting ? ".fill" : "")
    navigationItem.rightBarButtonItem?.image = UIImage(systemName: symbol)
  }

  private func reconfigureAll() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
    applySnapshot(animated: true)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let isFavorite = services.trails.isFavorite(id)
    let action = UIContextualAction(
      style: .normal, title: isFavorite ? .localized("Unmark") : .localized("Mark")
    ) { [services] _, _, completion in
      services.trails.setFavorite(!isFavorite, for: id)
      completion(true)
    }
    action.backgroundColor = .systemPink
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Filter

  private func showFilter() {
    let controller = FilterViewController(filter: filter) { [weak self] filter in
      self?.apply(filter)
    }
    let navigation = UINavigationController(rootViewController: controller)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }

  private func apply(_ filter: TrailFilter) {
    self.filter = filter
    applySnapshot(animated: true)
  }
}

extension SearchViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    filter.text = searchController.searchBar.text ?? ""
    applySnapshot(animated: true)
  }
}

extension SearchViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let id = dataSource.itemIdentifier(for: indexPath)
    guard let trail = id.flatMap(services.trails.trail) else { return }
    navigationController?.pushViewController(
      TrailDetailViewController(trail: trail, services: services), animated: true)
  }
}
