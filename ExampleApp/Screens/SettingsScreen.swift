import UIKit

/// Settings as controls in a list: what is switched off takes along what hangs on it.
final class SettingsScreen: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>

  /// What the screen shows and changes.
  let model = SettingsModel()
  private lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout)
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    list.delegate = self
    view.addPinned(list)
    dataSource.apply(Self.rows, animatingDifferences: false)
    model.onChange = { [weak self] in self?.showChange() }
  }

  private func showChange() {
    view.overrideUserInterfaceStyle = model.settings.theme.style
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static var rows: NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow> {
    var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>()
    for section in SettingsSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(section.rows)
    }
    return snapshot
  }

  private static var layout: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> DataSource {
    let cells = SettingsCells(model: model)
    let dataSource = DataSource(collectionView: list) { list, indexPath, row in
      cells.cell(for: row, at: indexPath, in: list)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = SettingsSection.allCases[indexPath.section].rawValue
      cell.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}

extension SettingsScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.itemIdentifier(for: indexPath) == .sound
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.itemIdentifier(for: indexPath) == .sound && model.settings.notifies
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    navigationController?.pushViewController(SoundScreen(model: model), animated: true)
  }
}

extension Settings.Theme {
  /// The style that the theme means.
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .automatic: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
