/// Gives a flow layout the sizes of single items, and the insets and spacings of single sections.
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
/// The object is the collection view's delegate. Every method may be left out; the layout's property
/// holds then. As with `UICollectionViewDelegate`, a method is found only in the class that states
/// the conformance, or as an override there. Lengths are points.
///
/// Where the first item of a section gets no answer, the others of the section are not asked about:
/// so a delegate without sizes costs nothing.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item: `itemSize`. Asked for all items whenever the layout prepares.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// What is left free around the lines of a section: `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The gap between two lines of a section: `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least gap between two items of a line: `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header: `headerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer: `footerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
