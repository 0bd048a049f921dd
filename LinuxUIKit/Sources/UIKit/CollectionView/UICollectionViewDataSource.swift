/// The object that provides the data of a collection view and the views that display it.
///
/// The views are dequeued by `dequeueReusableCell(withReuseIdentifier:for:)` and similar methods.
/// The counts are read once and kept until the data is reloaded or updated. Methods with a default
/// implementation are optional. An optional method must be declared in the class that declares the
/// conformance, or be an override of such a method, since Swift has no counterpart to the lookup of
/// Objective-C methods at run time.
///
/// - Note: Not implemented: index titles.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item, dequeued and configured.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, dequeued and configured.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved. The default implementation returns `true`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item in the data at the end of an interactive movement.
  ///
  /// If this method is not implemented, the item returns to its index path.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of an index beside the items. The default implementation returns `nil`.
  ///
  /// - Note: Not implemented: drawing the index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the index path for an index title.
  ///
  /// The default implementation returns that of the first item.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  // Unverified: Apple's UIKit can determine beforehand that `moveItemAt` is not implemented, which
  // is found here when the movement ends; inferred from uikit.md, 6.13.
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Rejects the movement, so that the item returns to its index path.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.refuseMovement()
  }

  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  // Unverified: Apple documents no default; inferred from uikit.md, 7.2.
  /// Returns the index path of the first item.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// Stops the program, as Apple's UIKit does when the layout has supplementary views without a
  /// provider.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(CollectionViewMistake.supplementaryNotDequeued(kind: kind, indexPath: indexPath))
  }
}
