/// Tells a collection view how much data there is, and hands it the views that show it.
///
/// The views come from `dequeueReusableCell(withReuseIdentifier:for:)` and its siblings. The counts
/// are asked once and kept until data is reloaded or updated. Methods of an extension below may be
/// left out. Unlike Apple's, where Objective-C looks a method up at run time, ours finds one only
/// in the class that states the conformance, or as an override there.
///
/// Ours leaves out index titles.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell that shows an item, dequeued and filled.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections: one, when left out.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The header, footer or other view that the layout asks for, dequeued and filled.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item can be moved: yes, when left out.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item in the data, at the end of a movement.
  ///
  /// When left out the item goes back to where it was.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of an index beside the items: none, when left out.
  ///
  /// Ours draws no index, so only the app itself asks.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item to which a title of the index leads: the first one, when left out.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Yes.
  ///
  /// [guess 6.13] Apple's can see beforehand that `moveItemAt` is left out; ours at the end.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Refuses, so that the item goes back to where it was.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.refuseMovement()
  }

  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// [guess 7.2] Apple's documents no answer for a data source that leaves it out.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// Stops the program, as Apple's does when the layout asks for a view that nobody makes.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(CollectionViewMistake.supplementaryNotDequeued(kind: kind, indexPath: indexPath))
  }
}
