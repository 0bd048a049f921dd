import UIKit

/// A table that is scrolled horizontally, and the attributes of its elements.
///
/// The rows have the vertical positions that the layout describes; horizontal positions follow from
/// the geometry of the columns, so that those outside of the view need no description.
@MainActor struct DisplayedTable: DisplayedSection {
  let geometry: TableGeometry
  let context: DisplayedSectionContext

  /// The distances of elements from the z-index of the fields.
  private enum Depth: Int {
    case field, columnBackground, pinnedColumn, rowBackground, pinnedRow, cornerBackground, corner
    case header
  }

  private var first: CGRect { context.first }
  private var placement: TablePlacement { geometry.placement }
  private var lastItem: Int { placement.itemCount - 1 }

  /// The vertical extent of the fields.
  private var rows: ClosedRange<CGFloat> {
    let end = context.describedCell(lastItem)?.frame.maxY ?? first.maxY
    return first.minY...max(first.minY, end)
  }

  func visibleFrame(in bounds: CGRect) -> CGRect {
    let rows = rows
    let rect = CGRect(
      x: frame(of: TableGeometry.Span(start: 0, width: geometry.visibleWidth), rows.lowerBound, 0)
        .minX, y: rows.lowerBound, width: geometry.visibleWidth,
      height: rows.upperBound - rows.lowerBound)
    return rect.intersection(bounds)
  }

  // MARK: Elements

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard placement.itemCount > 0 else { return [] }
    let columns = geometry.visibleColumns(atOffset: offset)
    var found: [UICollectionViewLayoutAttributes] = []
    if geometry.pinsFirstRow { found += cells(ofRow: 0, columns) }
    var row = max(geometry.pinsFirstRow ? 1 : 0, firstRow(below: rect.minY))
    while row < placement.rowCount,
      let start = context.describedCell(placement.items(ofRow: row).lowerBound),
      start.frame.minY < rect.maxY
    {
      found += cells(ofRow: row, columns)
      row += 1
    }
    found += (0..<Background.allCases.count).compactMap(background)
    return found.filter { $0.frame.intersects(rect) }
  }

  func cell(_ item: Int) -> UICollectionViewLayoutAttributes? {
    guard let described = context.describedCell(item),
      let cell = described.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let isPinnedRow = geometry.pinsFirstRow && placement.items(ofRow: 0).contains(item)
    let top = isPinnedRow ? pinnedTop(ofHeight: cell.frame.height) : cell.frame.minY
    cell.frame = frame(
      of: geometry.span(ofItem: item, atOffset: offset), top, cell.frame.height)
    let depth: Depth =
      switch (isPinnedRow, geometry.isPinned(item: item)) {
      case (false, false): .field
      case (false, true): .pinnedColumn
      case (true, false): .pinnedRow
      case (true, true): .corner
      }
    cell.zIndex += depth.rawValue
    return cell
  }

  /// Returns the attributes of a header, which is as wide as the rows and moves with them; those of
  /// other elements are not changed.
  func moved(
    supplementary: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard supplementary.representedElementKind == UICollectionView.elementKindSectionHeader,
      let header = supplementary.copy() as? UICollectionViewLayoutAttributes
    else { return supplementary }
    header.zIndex += Depth.header.rawValue
    guard !geometry.pinsFirstRow, geometry.maximumOffset > 0 else { return header }
    let width = header.frame.width + geometry.maximumOffset
    header.frame.origin.x =
      context.isRightToLeft ? header.frame.maxX + offset - width : header.frame.minX - offset
    header.frame.size.width = width
    return header
  }

  private func cells(ofRow row: Int, _ columns: [Int]) -> [UICollectionViewLayoutAttributes] {
    let items = placement.items(ofRow: row)
    // Without spans, only the visible columns are visited.
    let visible =
      placement.hasSpans
      ? geometry.visibleItems(ofRow: row, atOffset: offset)
      : columns.map { items.lowerBound + $0 }.filter { $0 < items.upperBound }
    return visible.compactMap(cell)
  }

  // MARK: Backgrounds

  private enum Background: Int, CaseIterable {
    case columns, row, corner
  }

  func background(_ index: Int) -> UICollectionViewLayoutAttributes? {
    guard let background = Background(rawValue: index), placement.itemCount > 0 else { return nil }
    let rows = rows
    let pinned = TableGeometry.Span(start: 0, width: geometry.pinnedEnd(atOffset: offset))
    let isScrolled = offset > 0 && geometry.pinnedColumnCount > 0
    let top = geometry.pinsFirstRow ? pinnedTop(ofHeight: first.height) : first.minY
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: TableBackgroundView.kind,
      with: IndexPath(item: index, section: section))
    let depth: Depth
    switch background {
    case .columns:
      guard isScrolled else { return nil }
      depth = .columnBackground
      attributes.frame = frame(of: pinned, rows.lowerBound, rows.upperBound - rows.lowerBound)
    case .row:
      guard geometry.pinsFirstRow, top > first.minY else { return nil }
      depth = .rowBackground
      let whole = TableGeometry.Span(start: 0, width: geometry.visibleWidth)
      attributes.frame = frame(of: whole, top, first.height)
    case .corner:
      guard geometry.pinsFirstRow, isScrolled else { return nil }
      depth = .cornerBackground
      attributes.frame = frame(of: pinned, top, first.height)
    }
    attributes.zIndex = (context.describedCell(0)?.zIndex ?? 0) + depth.rawValue
    return attributes
  }

  // MARK: Positions

  /// Returns the frame of a part of a row in the content.
  private func frame(of span: TableGeometry.Span, _ top: CGFloat, _ height: CGFloat) -> CGRect {
    let inset = geometry.columns[0].start
    let x =
      context.isRightToLeft ? first.maxX + inset - span.end : first.minX - inset + span.start
    return CGRect(x: x, y: top, width: span.width, height: height)
  }

  /// Returns the top of the first row, which stays in the visible bounds above the last field.
  private func pinnedTop(ofHeight height: CGFloat) -> CGFloat {
    min(max(first.minY, context.visibleTop), max(first.minY, rows.upperBound - height))
  }

  /// Returns the first row that ends below `top`, by a binary search.
  private func firstRow(below top: CGFloat) -> Int {
    var (low, high) = (0, placement.rowCount)
    while low < high {
      let middle = (low + high) / 2
      let item = placement.items(ofRow: middle).lowerBound
      let end = context.describedCell(item)?.frame.maxY ?? .infinity
      if end > top { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The background behind the columns or the row of a table that stay visible.
///
/// It has the color of the collection view, so that the fields that scroll below it are not visible
/// through cells without a background.
final class TableBackgroundView: UICollectionReusableView {
  /// The element kind.
  static let kind = "LegoKit.TableBackground"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    updateColor()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateColor()
  }

  private func updateColor() {
    let views = sequence(first: superview) { $0?.superview }
    backgroundColor =
      views.lazy.compactMap { $0?.backgroundColor?.ifOpaque }.first ?? .opaqueBackground
  }
}
