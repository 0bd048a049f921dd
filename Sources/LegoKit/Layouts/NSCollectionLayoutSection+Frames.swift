import UIKit

extension NSCollectionLayoutSection {
  /// A section of one custom group that gives each item the frame of its number.
  ///
  /// The group is as wide as the room and as high as the lowest frame reaches.
  @MainActor static func placing(_ frames: [CGRect]) -> NSCollectionLayoutSection {
    let height = frames.reduce(1) { max($0, $1.maxY) }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return NSCollectionLayoutSection(group: group)
  }
}
