/// The methods that provide a flow layout with the sizes of items, and the insets and spacings of
/// sections.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
///   sizeForItemAt indexPath: IndexPath
/// ) -> CGSize {
///   CGSize(width: collectionView.bounds.width / 2 - 5, height: 80)
/// }
/// ```
///
/// The object is the collection view's delegate. All methods are optional; their default
/// implementations return the layout's properties. As with `UICollectionViewDelegate`, a method is
/// found only in the class that declares the conformance, or as an override of it. Lengths are in
/// points.
///
/// If the delegate does not implement the method for sizes, the layout calls it for the first item
/// of each section only, so the cost does not depend on the number of items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item.
  ///
  /// This method is called for all items whenever the layout is prepared. The default
  /// implementation returns `itemSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets around the lines of a section.
  ///
  /// The default implementation returns `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the minimum spacing between two lines of a section.
  ///
  /// The default implementation returns `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum spacing between two items of a line.
  ///
  /// The default implementation returns `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header.
  ///
  /// The default implementation returns `headerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer.
  ///
  /// The default implementation returns `footerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
