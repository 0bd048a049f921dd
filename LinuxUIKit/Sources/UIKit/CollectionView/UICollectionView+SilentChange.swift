extension UICollectionView {
  /// Says once what Apple's says when a layout puts a supplementary view elsewhere although nobody has
  /// invalidated it (uikit.md 6.10).
  ///
  /// [guess 6.10] The sheet leaves open how the attributes are printed; ours prints their frames.
  func noteSilentChange(to new: UICollectionViewLayoutAttributes) {
    guard !due.isInvalidated, new.element.category == .supplementaryView,
      let old = shown[new.element]?.geometry, old != new.geometry
    else { return }
    LayoutLog.writeOnce(
      """
      layout attributes for supplementary item at index path \
      (\(new.indexPath.objectDescription)) changed from \(old.frame.text) to \(new.frame.text) without \
      invalidating the layout
      """, about: "attributes changed without invalidation")
  }
}

extension CGRect {
  /// Origin and size in points, the same with every Foundation.
  fileprivate var text: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
