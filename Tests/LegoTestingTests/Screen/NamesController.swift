import UIKit

/// A list of names with rows of 50 points.
final class NamesController: UIViewController {
  let collectionView: UICollectionView
  private(set) var selected: [IndexPath] = []
  /// The calls of the delegate for touches, in order.
  private(set) var calls: [String] = []
  var allowsHighlighting = true
  private let names: [String]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(names: [String]) {
    self.names = names
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    showNames()
  }

  private func showNames() {
    let names = names
    let registration = UICollectionView.CellRegistration<NameCell, Int> { cell, _, index in
      cell.label.text = names[index]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, index in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: index)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(names.indices))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

extension NamesController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    allowsHighlighting
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("highlight [\(indexPath.section), \(indexPath.item)]")
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    calls.append("unhighlight [\(indexPath.section), \(indexPath.item)]")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
    calls.append("select [\(indexPath.section), \(indexPath.item)]")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    selected.removeAll { $0 == indexPath }
  }
}

/// A row with a name that fills it.
final class NameCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
