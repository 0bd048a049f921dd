import UIKit

/// What a renderer works with once it has a collection view.
@MainActor struct CollectionStack {
  let collectionView: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  let dataSource: UICollectionViewDiffableDataSource<SectionToken, ItemToken>
}

extension LegoRenderer {
  /// A collection view with its layout and data source.
  ///
  /// They hold the renderer weakly: the renderer holds them, and its container holds it.
  func makeStage() -> CollectionStack {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        self?.makeSection(at: index, environment) ?? .placeholder
      }, configuration: layoutConfiguration)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<SectionToken, ItemToken>(
      collectionView: view
    ) { [weak self] view, path, token in
      self?.makeCell(for: token, in: view, at: path)
    }
    source.supplementaryViewProvider = { [weak self] view, kind, path in
      self?.makeSupplementaryView(ofKind: kind, in: view, at: path)
    }
    return CollectionStack(collectionView: view, layout: layout, dataSource: source)
  }
}
