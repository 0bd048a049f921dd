import UIKit

/// The feed: featured trails, kinds of trails, and all trails of the chosen kind.
final class ExploreViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<ExploreSection, ExploreItem>

  fileprivate enum Order: CaseIterable {
    case name, length, ascent
  }

  private let services: AppServices
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: ExploreLayout.make { [weak self] index in
      self?.dataSource.sectionIdentifier(for: index)
    })
  private lazy var dataSource = makeDataSource()
  private var kind: Trail.Kind?
  private var order = Order.name
  private var token: NotificationToken?

  init(services: AppServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    collectionView.allowsMultipleSelection = true
    view.addFilling(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"), menu: sortMenu())
    navigationItem.rightBarButtonItem?.accessibilityLabel = .localized("Sort")
    applySnapshot(animated: false)
    token = NotificationToken(.favoritesDidChange) { [weak self] _ in self?.reloadFeatured() }
  }

  // MARK: Content

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<ExploreSection, ExploreItem>()
    snapshot.appendSections([.featured, .kinds, .nearby])
    snapshot.appendItems(
      services.trails.trails.prefix(4).map { .featured($0.id) }, toSection: .featured)
    snapshot.appendItems(Trail.Kind.allCases.map { .kind($0) }, toSection: .kinds)
    snapshot.appendItems(nearbyTrails.map { .nearby($0.id) }, toSection: .nearby)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private var nearbyTrails: [Trail] {
    let trails = services.trails.trails.filter { kind == nil || $0.kind == kind }
    switch order {
    case .name: return trails.sorted { $0.name < $1.name }
    case .length: return trails.sorted { $0.length < $1.length }
    case .ascent: return trails.sorted { $0.ascent < $1.ascent }
    }
  }

  private func reloadFeatured() {
    var snapshot = dataSource.snapshot()
    snapshot.reloadSections([.featured])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    let services = services
    let featured = UICollectionView.CellRegistration<FeaturedTrailCell, Trail> { cell, _, trail in
      cell.configure(with: trail, loader: services.photos)
    }
    let category = UICollectionView.CellRegistration<CategoryCell, Trail.Kind> { cell, _, kind in
      cell.configure(with: kind)
    }
    let card = UICollectionView.CellRegistration<TrailCardCell, Trail> { cell, _, trail in
      cell.configure(with: trail, loader: services.photos)
    }
    let source = DataSource(collectionView: collectionView) { view, path, item in
      switch item {
      case .featured(let id):
        view.dequeueConfiguredReusableCell(
          using: featured, for: path, item: services.trails.trail(id))
      case .kind(let kind):
        view.dequeueConfiguredReusableCell(using: category, for: path, item: kind)
      case .nearby(let id):
        view.dequeueConfiguredReusableCell(using: card, for: path, item: services.trails.trail(id))
      }
    }
    provideSupplementaryViews(to: source)
    return source
  }

  private func provideSupplementaryViews(to source: DataSource) {
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: SectionHeaderView.kind
    ) { [weak self] view, _, path in self?.configure(view, ofSection: path.section) }
    let badge = UICollectionView.SupplementaryRegistration<FavoriteBadgeView>(
      elementKind: FavoriteBadgeView.kind
    ) { [weak self] view, _, path in
      let trail = self?.dataSource.itemIdentifier(for: path)?.trailID
      view.isHidden = !(trail.map { self?.services.trails.isFavorite($0) == true } ?? false)
    }
    source.supplementaryViewProvider = { view, kind, path in
      kind == FavoriteBadgeView.kind
        ? view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func configure(_ view: SectionHeaderView, ofSection index: Int) {
    guard dataSource.sectionIdentifier(for: index) == .nearby else {
      return view.configure(title: .localized("Featured"))
    }
    view.configure(title: .localized("All trails"), buttonTitle: .localized("A–Z")) { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(
        TrailIndexViewController(services: services), animated: true)
    }
  }

  // MARK: Menus

  private func sortMenu() -> UIMenu {
    let actions = Order.allCases.map { order in
      UIAction(title: order.title, state: order == self.order ? .on : .off) { [weak self] _ in
        self?.sort(by: order)
      }
    }
    return UIMenu(title: .localized("Sort by"), options: .singleSelection, children: actions)
  }

  private func sort(by order: Order) {
    self.order = order
    navigationItem.rightBarButtonItem?.menu = sortMenu()
    applySnapshot(animated: true)
  }

  private func contextMenu(for trail: Trail) -> UIMenu {
    let isFavorite = services.trails.isFavorite(trail.id)
    let favorite = UIAction(
      title: isFavorite ? .localized("Remove from favorites") : .localized("Add to favorites"),
      image: UIImage(systemName: isFavorite ? "heart.slash" : "heart")
    ) { [services] _ in services.trails.setFavorite(!isFavorite, for: trail.id) }
    let photos = UIAction(
      title: .localized("Photos"), image: UIImage(systemName: "photo.on.rectangle")
    ) { [weak self] _ in self?.showPhotos(of: trail) }
    return UIMenu(title: trail.name, children: [favorite, photos])
  }

  private func showPhotos(of trail: Trail) {
    navigationController?.pushViewController(
      GalleryViewController(trail: trail, services: services), animated: true)
  }
}

extension ExploreViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    if case .kind(let kind) = item {
      deselectKinds(but: indexPath)
      self.kind = kind
      applySnapshot(animated: true)
      return
    }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let trail = item.trailID.flatMap(services.trails.trail) else { return }
    navigationController?.pushViewController(
      TrailDetailViewController(trail: trail, services: services), animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard case .kind = dataSource.itemIdentifier(for: indexPath) else { return }
    kind = nil
    applySnapshot(animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let id = dataSource.itemIdentifier(for: indexPath)?.trailID
    guard let trail = id.flatMap(services.trails.trail) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.contextMenu(for: trail)
    })
  }

  private func deselectKinds(but indexPath: IndexPath) {
    let others = collectionView.indexPathsForSelectedItems?.filter {
      $0.section == indexPath.section && $0 != indexPath
    }
    for other in others ?? [] { collectionView.deselectItem(at: other, animated: true) }
  }
}

extension ExploreViewController.Order {
  fileprivate var title: String {
    switch self {
    case .name: .localized("Name")
    case .length: .localized("Length")
    case .ascent: .localized("Ascent")
    }
  }
}
