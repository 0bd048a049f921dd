import UIKit

/// Hands out the cells and headers of a collection view, registering each kind at its first use.
@MainActor final class ReusableViewProvider {
  private var cells: Set<ObjectIdentifier> = []
  private var headers: Set<ObjectIdentifier> = []
  private var plainKinds: Set<String> = []
  private let plainIdentifier = "LegoKit.Plain"

  /// A cell that shows `item`.
  func cell(for item: AnyItem, in view: UICollectionView, at path: IndexPath)
    -> UICollectionViewCell
  {
    let type = Swift.type(of: item.base)
    if cells.insert(ObjectIdentifier(type)).inserted { type.registerCell(in: view) }
    let cell = view.dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: path)
    item.fill(cell)
    return cell
  }

  /// A header that shows `item`.
  func header(
    for item: AnyItem, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    let type = Swift.type(of: item.base)
    if headers.insert(ObjectIdentifier(type)).inserted { type.registerHeader(in: view) }
    let header = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: type.reuseIdentifier,
      for: path)
    item.fill(header)
    return header
  }

  /// An empty cell, for a place whose item is not known: UIKit takes no nil for an answer.
  func plainCell(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
    if plainKinds.insert("").inserted {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: plainIdentifier)
    }
    return view.dequeueReusableCell(withReuseIdentifier: plainIdentifier, for: path)
  }

  /// An empty supplementary view, for a kind that nobody supplies.
  func plainView(
    ofKind kind: String, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    if plainKinds.insert(kind).inserted {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: plainIdentifier)
    }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: plainIdentifier, for: path)
  }
}
