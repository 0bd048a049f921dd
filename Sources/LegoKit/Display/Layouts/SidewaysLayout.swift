import UIKit

/// A compositional layout whose tables and timelines scroll horizontally.
///
/// The sections are those of the base class, in which the columns that do not fit are outside of the
/// view. This class moves the fields of a table by the distance that the user has scrolled it, keeps
/// its first columns and its first row in the visible bounds, and adds backgrounds behind them. A
/// timeline is a table whose rows have items of different lengths. Other sections are not changed.
class SidewaysLayout: LegoLayout {
  private let tables = SidewaysTables()

  /// The tables of the layout, and their scroll views.
  var sidewaysTables: SidewaysTables { tables }

  override func prepare() {
    super.prepare()
    guard !tables.isEmpty, let collectionView else { return }
    tables.removeSections(from: collectionView.numberOfSections)
    register(TableBackgroundView.self, forDecorationViewOfKind: TableBackgroundView.kind)
  }

  /// The size of the content; a table that is wider than the view does not make it wider.
  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    guard !tables.isEmpty, let collectionView else { return size }
    let insets = collectionView.adjustedContentInset
    size.width = min(size.width, collectionView.bounds.width - insets.left - insets.right)
    return size
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    guard let found, !tables.isEmpty else { return found }
    let displayed = tables.sections.compactMap(table)
    let others = found.compactMap { attributes -> UICollectionViewLayoutAttributes? in
      guard attributes.indexPath.count == 2,
        let table = displayed.first(where: { $0.section == attributes.indexPath.section })
      else { return attributes }
      return attributes.representedElementCategory == .cell
        ? nil : table.moved(supplementary: attributes)
    }
    return others + displayed.flatMap { $0.elements(in: rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let table = table(at: indexPath) else {
      return super.layoutAttributesForItem(at: indexPath)
    }
    return table.cell(indexPath.item)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let table = table(at: indexPath)
    if elementKind == TimelineLayout.lineKind { return table?.line(ofKind: elementKind) }
    let attributes = super.layoutAttributesForSupplementaryView(
      ofKind: elementKind, at: indexPath)
    guard let attributes, let table else { return attributes }
    return table.moved(supplementary: attributes)
  }

  // The base class does not know the line, whose size is given.
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.representedElementKind != TimelineLayout.lineKind
      && super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == TableBackgroundView.kind else {
      return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    return table(at: indexPath)?.background(indexPath.item)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds) || tables.havePinnedRows
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    tables.invalidatePinnedRows(in: context)
    return context
  }

  /// Lays out the scroll views of the displayed tables.
  func layOutScrollers() {
    guard let collectionView else { return }
    tables.layOutScrollers(in: collectionView) { [weak self] in
      self?.tablesDidScroll()
    } visibleFrame: { section in
      table(ofSection: section)?.visibleFrame(in: collectionView.bounds)
    }
  }

  /// Displays the fields at the distances that tables were scrolled to, without another description
  /// of the sections.
  private func tablesDidScroll() {
    guard let collectionView else { return }
    invalidateLayout(with: invalidationContext(forBoundsChange: collectionView.bounds))
  }

  /// Returns a table or a timeline as it is displayed now.
  private func table(ofSection section: Int) -> (any DisplayedSection)? {
    guard let (geometry, offset) = tables.position(ofSection: section), let collectionView,
      let first = describedCell(0, section)
    else { return nil }
    let context = DisplayedSectionContext(
      section: section, offset: offset, first: first.frame,
      isRightToLeft: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      visibleTop: collectionView.bounds.minY + collectionView.adjustedContentInset.top,
      describedCell: { [weak self] in self?.describedCell($0, section) })
    return switch geometry {
    case let table as TableGeometry: DisplayedTable(geometry: table, context: context)
    case let timeline as TimelineGeometry: DisplayedTimeline(geometry: timeline, context: context)
    default: nil
    }
  }

  private func table(at indexPath: IndexPath) -> (any DisplayedSection)? {
    indexPath.count == 2 ? table(ofSection: indexPath.section) : nil
  }

  /// Returns the attributes of a cell as described.
  private func describedCell(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: IndexPath(item: item, section: section))
  }
}

/// A compositional layout that animates updates to the content offset of an anchor.
final class AnchoredLayout: SidewaysLayout {
  private var targetOffset: ((CGPoint) -> CGPoint)?

  /// Animates updates to the content offset that a closure returns for the proposed one.
  func connect(targetOffset: @escaping (CGPoint) -> CGPoint) {
    self.targetOffset = targetOffset
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    return targetOffset?(proposed) ?? proposed
  }
}
