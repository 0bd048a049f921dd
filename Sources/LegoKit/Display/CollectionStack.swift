import UIKit

/// A collection view with its layout and its data source.
@MainActor struct CollectionStack {
  let collectionView: LegoCollectionView
  let dataSource: UICollectionViewDiffableDataSource<SectionToken, ItemToken>

  /// The current layout, which the app may replace.
  var layout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Creates a collection view whose callbacks `elements` handles.
  ///
  /// The callbacks hold `elements` weakly. `layout` is one of the app, or that of the sections.
  init(elements: ElementProvider, layout: UICollectionViewLayout) {
    let collectionView = LegoCollectionView(frame: .zero, collectionViewLayout: layout)
    let dataSource = UICollectionViewDiffableDataSource<SectionToken, ItemToken>(
      collectionView: collectionView
    ) { [weak elements] view, path, token in
      elements?.cell(for: token, in: view, at: path)
    }
    dataSource.supplementaryViewProvider = { [weak elements] view, kind, path in
      elements?.supplementaryView(ofKind: kind, in: view, at: path)
    }
    elements.connect(to: layout as? LegoLayout) { [weak collectionView, weak dataSource] index in
      guard let collectionView, let dataSource,
        let token = dataSource.sectionIdentifier(for: index)
      else { return nil }
      let count = dataSource.collectionView(collectionView, numberOfItemsInSection: index)
      return (token, count)
    }
    (layout as? LegoLayout)?.connect(transitions: {
      [weak elements, weak dataSource] path, isInsertion in
      elements?.transition(ofItemAt: path, isInsertion: isInsertion) {
        dataSource?.indexPath(for: $0) != nil
      }
    })
    (self.collectionView, self.dataSource) = (collectionView, dataSource)
  }
}

extension LegoLayout {
  /// Returns a layout of the sections that `elements` describes, which it holds weakly.
  static func layout(
    of elements: ElementProvider, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    isAnchored: Bool
  ) -> LegoLayout {
    let sections: UICollectionViewCompositionalLayoutSectionProvider = {
      [weak elements] index, environment in
      elements?.section(at: index, environment) ?? .placeholder
    }
    let layout =
      isAnchored
      ? AnchoredLayout(sectionProvider: sections, configuration: configuration)
      : SidewaysLayout(sectionProvider: sections, configuration: configuration)
    layout.ignoreItemsOfUpdates()
    layout.register(
      SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
    return layout
  }
}
