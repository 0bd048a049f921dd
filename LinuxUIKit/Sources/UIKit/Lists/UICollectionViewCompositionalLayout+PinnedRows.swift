import CompositionalLayout

// Unverified: that headers of plain lists are pinned even if they are items; uikit.md, 3.4.1 makes
// an exception for sidebars only.
extension UICollectionViewCompositionalLayout {
  /// Whether a list pins its first item.
  var hasPinnedRows: Bool { prepared.lists.pinFirstItems }

  /// Returns the element at its pinned position.
  ///
  /// A header that is an item stays visible while its section is visible; no other element is
  /// moved.
  func pinned(_ element: LayoutElement) -> LayoutElement {
    guard hasPinnedRows, isPinnedRow(element), let section = element.section, let visible,
      let host = solved?.interval(ofSection: section)
    else { return element }
    var copy = element
    let last = host.end - element.frame.height
    copy.frame.origin.y = max(element.frame.minY, min(visible.start, last))
    copy.zIndex = ListMetrics.boundaryZIndex
    return copy
  }

  /// Returns the elements in a rectangle, with the headers that are pinned in it.
  func withPinnedRows(_ elements: [LayoutElement], in rect: CGRect) -> [LayoutElement] {
    guard hasPinnedRows else { return elements }
    var sections = Set(elements.compactMap(\.section))
    for element in elements where isPinnedRow(element) {
      if let section = element.section { sections.remove(section) }
    }
    return elements + pinnedRows(of: sections).filter { pinned($0).frame.overlaps(rect) }
  }

  /// Returns the pinned items in visible bounds.
  func pinnedRowPaths(in bounds: CGRect) -> [IndexPath] {
    guard hasPinnedRows, let solved else { return [] }
    let elements = solved.elements(in: bounds, visible: nil)
    return pinnedRows(of: Set(elements.compactMap(\.section))).compactMap { row in
      row.section.map { IndexPath(item: row.item, section: $0) }
    }
  }

  /// Returns whether an element of a list is moved by pinning.
  func isMovedByPin(_ element: LayoutElement) -> Bool {
    guard let section = element.section, let solved else { return false }
    switch element.category {
    case .cell:
      return hasPinnedRows && isPinnedRow(element)
        && pinned(element).frame.minY != solved.cell(element.item, section: section)?.frame.minY
    case .supplementary(let kind):
      let natural = solved.supplementary(kind, item: element.item, section: section, visible: nil)
      return natural?.frame.minY != element.frame.minY
    case .decoration: return false
    }
  }

  private func isPinnedRow(_ element: LayoutElement) -> Bool {
    guard element.category == .cell, element.item == 0, let section = element.section else {
      return false
    }
    return prepared.lists[section]?.pinsFirstItem ?? false
  }

  private func pinnedRows(of sections: Set<Int>) -> [LayoutElement] {
    sections.sorted().compactMap { solved?.cell(0, section: $0) }.filter(isPinnedRow)
  }
}
