import UIKit

/// A timeline that is scrolled horizontally, and the attributes of its elements.
///
/// All frames follow from the geometry; the described frame of the first cell is the reference of
/// their positions.
@MainActor struct DisplayedTimeline: DisplayedSection {
  let geometry: TimelineGeometry
  let context: DisplayedSectionContext

  /// The distances of elements from the z-index of the frontmost item.
  private enum Depth: Int {
    case item, line, columnBackground, rowTitle, rowBackground, columnTitle, cornerBackground
    case header
  }

  func visibleFrame(in bounds: CGRect) -> CGRect {
    frame(CGRect(x: 0, y: 0, width: geometry.visibleWidth, height: geometry.contentHeight))
      .intersection(bounds)
  }

  // MARK: Elements

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let top = top
    let items = geometry.visibleItems(
      from: rect.minY - top, to: rect.maxY - top, atOffset: offset)
    let backgrounds = Background.allCases.compactMap { background($0.rawValue) }
    let others = backgrounds + [line(ofKind: TimelineLayout.lineKind)].compactMap(\.self)
    return (items.compactMap(cell) + others).filter { $0.frame.intersects(rect) }
  }

  func cell(_ item: Int) -> UICollectionViewLayoutAttributes? {
    guard let cell = context.describedCell(item)?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard let part = geometry.part(ofItem: item),
      let local = geometry.frame(ofItem: item, atOffset: offset)
    else {
      cell.isHidden = true
      return cell
    }
    cell.frame = frame(local)
    switch part {
    case .span: break
    case .rowTitle: cell.zIndex = zIndex(.rowTitle)
    case .columnTitle:
      cell.zIndex = zIndex(.columnTitle)
      cell.frame.origin.y = pinnedTop
    }
    return cell
  }

  func moved(
    supplementary: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard supplementary.representedElementKind == UICollectionView.elementKindSectionHeader,
      let header = supplementary.copy() as? UICollectionViewLayoutAttributes
    else { return supplementary }
    header.zIndex += zIndex(.header)
    return header
  }

  func line(ofKind kind: String) -> UICollectionViewLayoutAttributes? {
    guard kind == TimelineLayout.lineKind, let local = geometry.lineFrame(atOffset: offset) else {
      return nil
    }
    let line = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    line.frame = frame(local)
    line.zIndex = zIndex(.line)
    return line
  }

  // MARK: Backgrounds

  private enum Background: Int, CaseIterable {
    case rowTitles, columnTitles, corner
  }

  func background(_ index: Int) -> UICollectionViewLayoutAttributes? {
    guard let background = Background(rawValue: index) else { return nil }
    let titleHeight = geometry.columnTitleHeight
    let pinnedEnd = geometry.pinnedEnd(atOffset: offset)
    let isScrolled = offset > 0 && pinnedEnd > 0
    let pinnedTop = pinnedTop - top
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: TableBackgroundView.kind,
      with: IndexPath(item: index, section: section))
    let local: CGRect
    switch background {
    case .rowTitles:
      guard isScrolled else { return nil }
      local = CGRect(x: 0, y: 0, width: pinnedEnd, height: geometry.contentHeight)
      attributes.zIndex = zIndex(.columnBackground)
    case .columnTitles:
      guard titleHeight > 0, pinnedTop > 0 else { return nil }
      local = CGRect(x: 0, y: pinnedTop, width: geometry.visibleWidth, height: titleHeight)
      attributes.zIndex = zIndex(.rowBackground)
    case .corner:
      guard titleHeight > 0, pinnedEnd > 0, isScrolled || pinnedTop > 0 else { return nil }
      local = CGRect(x: 0, y: pinnedTop, width: pinnedEnd, height: titleHeight)
      attributes.zIndex = zIndex(.cornerBackground)
    }
    attributes.frame = frame(local)
    return attributes
  }

  private func zIndex(_ depth: Depth) -> Int { geometry.maximumLevel + depth.rawValue }

  // MARK: Positions

  /// The described frame of the first cell in the timeline.
  private var firstLocal: CGRect { geometry.frame(ofItem: 0, atOffset: 0) ?? .zero }

  /// The top of the timeline in the content.
  private var top: CGFloat { context.first.minY - firstLocal.minY }

  /// Returns the frame in the content of one in the timeline.
  private func frame(_ local: CGRect) -> CGRect {
    let x =
      context.isRightToLeft
      ? context.first.maxX + firstLocal.minX - local.maxX
      : context.first.minX - firstLocal.minX + local.minX
    return CGRect(x: x, y: top + local.minY, width: local.width, height: local.height)
  }

  /// The top of the titles of the columns in the content, which stay in the visible bounds above the
  /// end of the last row.
  private var pinnedTop: CGFloat {
    let last = top + max(0, geometry.contentHeight - geometry.columnTitleHeight)
    return min(max(top, context.visibleTop), last)
  }
}
