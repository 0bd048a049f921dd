import UIKit

class ContactsViewController: UIViewController {
  private enum Section { case all }

  private let names = ["Ada", "Barbara", "Edsger", "Grace", "Niklaus"]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: name)
    }
  }
}
