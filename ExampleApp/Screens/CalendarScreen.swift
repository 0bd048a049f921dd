import UIKit

/// A month: choose a day to see what happens on it.
final class CalendarScreen: UIViewController {
  private enum Place: Hashable {
    case days, events
  }

  /// What a cell is about.
  enum Item: Hashable {
    /// A place before the first day.
    case blank(Int)
    case day(Int)
    case event(Int)
    /// There are no events.
    case nothing
  }

  private let month = CalendarMonth.september
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.layout)
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = month.title
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addPinned(collectionView)
    dataSource.apply(snapshot(day: month.today), animatingDifferences: false)
    collectionView.selectItem(
      at: dataSource.indexPath(for: .day(month.today)), animated: false, scrollPosition: [])
  }

  private func snapshot(day: Int) -> NSDiffableDataSourceSnapshot<Place, Item> {
    let events = month.events(on: day).map { Item.event($0.id) }
    var snapshot = NSDiffableDataSourceSnapshot<Place, Item>()
    snapshot.appendSections([.days, .events])
    snapshot.appendItems(
      (0..<month.daysBefore).map(Item.blank) + (1...month.dayCount).map(Item.day), toSection: .days)
    snapshot.appendItems(events.isEmpty ? [.nothing] : events, toSection: .events)
    return snapshot
  }
}

extension CalendarScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    if case .day? = dataSource.itemIdentifier(for: indexPath) { true } else { false }
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard case .day(let day)? = dataSource.itemIdentifier(for: indexPath) else { return }
    dataSource.apply(snapshot(day: day))
  }
}

// MARK: Cells

extension CalendarScreen {
  private func makeDataSource() -> UICollectionViewDiffableDataSource<Place, Item> {
    let month = month
    let day = UICollectionView.CellRegistration<CalendarDayCell, Int> { cell, _, day in
      cell.show(day: day, of: month)
    }
    let event = UICollectionView.CellRegistration<EventCell, Int?> { cell, _, id in
      cell.show(month.events.first { $0.id == id })
    }
    let blank = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let weekdays = UICollectionView.SupplementaryRegistration<WeekdaysView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let dataSource = UICollectionViewDiffableDataSource<Place, Item>(
      collectionView: collectionView
    ) { view, path, item in
      switch item {
      case .blank(let place):
        view.dequeueConfiguredReusableCell(using: blank, for: path, item: place)
      case .day(let number):
        view.dequeueConfiguredReusableCell(using: day, for: path, item: number)
      case .event(let id):
        view.dequeueConfiguredReusableCell(using: event, for: path, item: id)
      case .nothing:
        view.dequeueConfiguredReusableCell(using: event, for: path, item: .some(nil))
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: weekdays, for: path)
    }
    return dataSource
  }
}

// MARK: Layout

extension CalendarScreen {
  private static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      section == 0 ? days(environment.traitCollection) : events
    }
  }

  /// Seven columns under the weekdays; rows are higher where text is larger.
  private static func days(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let height = UIFontMetrics.default.scaledValue(for: 52, compatibleWith: traits)
    let day = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [day])
    let section = NSCollectionLayoutSection(group: week)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 12, trailing: 8)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  private static var events: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(56))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }
}
