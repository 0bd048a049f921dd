import UIKit

/// A list whose items are checked off by a tap, with a data source of its own.
final class GroceriesScreen: UIViewController, UICollectionViewDelegate {
  private let items = ["Bread", "Coffee", "Pears"]
  private var bought: Set<String> = []
  private var source: UICollectionViewDiffableDataSource<String, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = makeList()
    source = makeSource(of: list)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["items"])
    snapshot.appendItems(items)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ list: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    list.deselectItem(at: indexPath, animated: true)
    guard let source, let item = source.itemIdentifier(for: indexPath) else { return }
    bought.formSymmetricDifference([item])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([item])
    source.apply(snapshot)
  }

  private func makeList() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    return list
  }

  private func makeSource(
    of list: UICollectionView
  ) -> UICollectionViewDiffableDataSource<String, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = self?.bought.contains(item) == true ? [.checkmark()] : []
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }
}
