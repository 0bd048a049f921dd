import UIKit

/// A collection view of 300 x 600 with empty cells in a plain compositional layout.
@MainActor final class PlainScreen {
  let collectionView: UICollectionView
  private let source: BlankCells

  /// Creates a view with `count` items in one section that `section` describes.
  init(
    count: Int, isRightToLeft: Bool = false,
    _ section: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) {
    source = BlankCells(count: count)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        section(environment)
      })
    collectionView.semanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: BlankCells.identifier)
    collectionView.dataSource = source
    collectionView.layoutIfNeeded()
  }

  /// The frames of all items.
  var frames: [CGRect] {
    (0..<source.count).compactMap {
      collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// Changes the number of items and lays them out.
  func setCount(_ count: Int) {
    source.count = count
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
  }
}

/// A data source of empty cells.
private final class BlankCells: NSObject, UICollectionViewDataSource {
  static let identifier = "blank"
  var count: Int

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}

/// Returns whether frames are equal up to rounding to pixels.
func areClose(_ found: [CGRect], _ expected: [CGRect]) -> Bool {
  found.count == expected.count
    && zip(found, expected).allSatisfy { one, other in
      abs(one.minX - other.minX) < 0.5 && abs(one.minY - other.minY) < 0.5
        && abs(one.width - other.width) < 0.5 && abs(one.height - other.height) < 0.5
    }
}
