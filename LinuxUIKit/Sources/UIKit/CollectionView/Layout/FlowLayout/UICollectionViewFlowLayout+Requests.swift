import CompositionalLayout
import FlowLayout
import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// Returns the sections as the delegate and the properties describe them.
  ///
  /// If the delegate returns the sizes of items, it is called for every item.
  func requestedSections(of view: UICollectionView) -> [FlowSection] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      guard let delegate else { return plainSection(count) }
      return askedSection(section, count, delegate, view)
    }
  }

  private func plainSection(_ count: Int) -> FlowSection {
    FlowSection(
      itemCount: count, sizes: FlowItemSizes(same: initialSize), lineSpacing: minimumLineSpacing,
      itemSpacing: minimumInteritemSpacing, insets: sectionInset.unmirrored,
      header: headerReferenceSize[axis], footer: footerReferenceSize[axis])
  }

  private func askedSection(
    _ section: Int, _ count: Int, _ delegate: any UICollectionViewDelegateFlowLayout,
    _ view: UICollectionView
  ) -> FlowSection {
    FlowSection(
      itemCount: count, sizes: askedSizes(section, count, delegate, view),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      insets: delegate.collectionView(view, layout: self, insetForSectionAt: section).unmirrored,
      header: delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section)[axis],
      footer: delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section)[axis])
  }

  private func askedSizes(
    _ section: Int, _ count: Int, _ delegate: any UICollectionViewDelegateFlowLayout,
    _ view: UICollectionView
  ) -> FlowItemSizes {
    guard count > 0 else { return FlowItemSizes(same: initialSize) }
    func size(_ item: Int) -> CGSize {
      delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
    guard let first = prepared.answer({ size(0) }) else { return FlowItemSizes(same: initialSize) }
    return FlowItemSizes(each: [first] + (1..<count).map(size))
  }

  // Unverified: `itemSize` with `automaticSize`; inferred from uikit.md, 6.12.
  /// The size of an item before its cell is measured.
  private var initialSize: CGSize {
    let isEstimate = estimates && estimatedItemSize != Self.automaticSize
    return isEstimate ? estimatedItemSize : itemSize
  }
}

extension UIEdgeInsets {
  /// The insets before mirroring, where the left side is the leading one.
  fileprivate var unmirrored: LayoutInsets {
    LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}
