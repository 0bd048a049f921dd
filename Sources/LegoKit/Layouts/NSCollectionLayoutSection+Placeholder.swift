import UIKit

extension NSCollectionLayoutSection {
  /// A legal section for when nothing is known: rows as wide as the room and 44 points high.
  ///
  /// UIKit asks for sections that are already gone and takes no nil for an answer.
  @MainActor static var placeholder: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
