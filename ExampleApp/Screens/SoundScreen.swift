import UIKit

/// The sounds that a notice can have, with a mark at the chosen one.
final class SoundScreen: UIViewController {
  private let model: SettingsModel
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  private lazy var dataSource = makeDataSource()

  /// A screen that shows and changes a model's sound.
  init(model: SettingsModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sound"
    list.delegate = self
    view.addPinned(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Settings.Sound>()
    snapshot.appendSections([0])
    snapshot.appendItems(Settings.Sound.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Settings.Sound> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Settings.Sound> {
      [model] cell, _, sound in
      var content = UIListContentConfiguration.cell()
      content.text = sound.rawValue
      cell.contentConfiguration = content
      cell.accessories = model.settings.sound == sound ? [.checkmark()] : []
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, sound in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: sound)
    }
  }
}

extension SoundScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let sound = dataSource.itemIdentifier(for: indexPath) else { return }
    model.change { $0.sound = sound }
    navigationController?.popViewController(animated: true)
  }
}
