import CompositionalLayout
import LayoutGeometry

extension UICollectionView {
  /// Returns whether an item can be focused.
  func canFocusItem(at indexPath: IndexPath) -> Bool {
    guard counts.contains(indexPath) else { return false }
    return delegate?.collectionView(self, canFocusItemAt: indexPath) ?? isFocusableByDefault
  }

  /// Whether items can be focused for which the delegate doesn't decide.
  var isFocusableByDefault: Bool { allowsFocus && selection.rules.selects }

}

// MARK: FocusableList

extension UICollectionView: FocusableList {
  var focusedItem: IndexPath? { focus.current }

  var lastFocusItem: IndexPath? {
    guard let item = focus.last, visibleElements.cell(at: item) != nil, canFocusItem(at: item)
    else { return nil }
    return item
  }

  func beginFocus(at item: IndexPath) { focus.begin(at: item) }
  func endFocus() { focus.end() }
  func setLastFocusItem(_ item: IndexPath) { focus.setLast(item) }

  func focusItem(displayedBy view: UIView) -> IndexPath? {
    guard let cell = view as? any ElementCell, let item = indexPath(ofCell: cell),
      canFocusItem(at: item)
    else { return nil }
    return item
  }

  func displayedView(of item: IndexPath) -> UIView? { visibleElements.cell(at: item) }
  func revealItem(_ item: IndexPath) { scroll(to: item, [], animated: true) }

  var preferredFocusItem: IndexPath? {
    let remembered = focus.remembersLast ? focus.last : nil
    let proposed = delegate?.indexPathForPreferredFocusedView(in: self) ?? remembered
    if let proposed, canFocusItem(at: proposed) { return proposed }
    let visible = focusCandidates(in: bounds).filter { $0.frame.overlaps(bounds) }
    if let selected = visible.first(where: { selection.contains($0.item) }) { return selected.item }
    let order = ReadingOrder.indices(
      of: visible.map(\.frame), isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    return order.first.map { visible[$0].item }
  }

  func selectByFocus(_ indexPath: IndexPath) {
    let follows =
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: indexPath)
      ?? selectionFollowsFocus
    guard follows, selection.rules.selects, !selection.contains(indexPath) else { return }
    selectIfAllowed(indexPath)
  }

  func performKey(at indexPath: IndexPath) -> Bool {
    guard selection.rules.selects, counts.contains(indexPath),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true,
      let cell = visibleElements.cell(at: indexPath)
    else { return false }
    performTap(on: cell, at: indexPath)
    return true
  }
}

extension ElementCell {
  /// Whether the item that the cell displays can be focused.
  var canFocusDisplayedItem: Bool {
    enclosingCollectionView?.focusItem(displayedBy: self) != nil
  }
}

// MARK: Search

extension UICollectionView {
  /// An item that can be focused, and its frame in the content.
  private struct Candidate {
    let item: IndexPath
    let frame: CGRect
  }

  /// The lengths of the visible bounds in which the next item is searched, beyond them.
  private static let searchedPages: [CGFloat] = [1, 8, .infinity]
  /// The number of items on each side of the focused one that are searched in a section that scrolls.
  private static let searchedItems = 100

  func focusItem(_ heading: UIFocusHeading, of item: IndexPath) -> IndexPath? {
    prepareLayoutIfNeeded()
    guard let attributes = layout.layoutAttributesForItem(at: item) else { return nil }
    // 1. In a section that scrolls along the direction, only its items are considered.
    if let scroller = scroller(of: attributes),
      (scroller.axis == .horizontal) == heading.isHorizontal
    {
      return next(from: attributes.frame, heading, among: sectionCandidates(around: item))
    }
    // 2. Begin with a visible item if the focused one was scrolled away.
    let frame = displayedFrame(of: attributes)
    guard frame.overlaps(bounds) else { return preferredFocusItem }
    // 3. Search beyond the visible bounds, farther if nothing is near.
    for pages in Self.searchedPages {
      let area = bounds.extended(heading, by: pages, in: contentSize)
      let candidates = focusCandidates(in: area).filter { $0.item != item }
      if let next = next(from: frame, heading, among: candidates) { return next }
    }
    return nil
  }

  private func next(
    from frame: CGRect, _ heading: UIFocusHeading, among candidates: [Candidate]
  ) -> IndexPath? {
    FocusSearch.next(from: frame, heading, among: candidates.map(\.frame))
      .map { candidates[$0].item }
  }

  private func focusCandidates(in area: CGRect) -> [Candidate] {
    guard dataSource != nil else { return [] }
    prepareLayoutIfNeeded()
    return (layout.layoutAttributesForElements(in: area) ?? []).compactMap { attributes in
      guard attributes.representedElementCategory == .cell, !attributes.isHidden else { return nil }
      let frame = displayedFrame(of: attributes)
      // Of a section that scrolls by itself, the items that are visible in it.
      guard !attributes.isInScroller || frame.midX > bounds.minX && frame.midX < bounds.maxX else {
        return nil
      }
      guard canFocusItem(at: attributes.indexPath) else { return nil }
      return Candidate(item: attributes.indexPath, frame: frame)
    }
  }

  private func sectionCandidates(around item: IndexPath) -> [Candidate] {
    let count = counts.items(in: item.section)
    let range =
      max(0, item.item - Self.searchedItems)..<min(count, item.item + Self.searchedItems + 1)
    return range.compactMap { index in
      let path = IndexPath(item: index, section: item.section)
      guard path != item, canFocusItem(at: path),
        let attributes = layout.layoutAttributesForItem(at: path)
      else { return nil }
      return Candidate(item: path, frame: attributes.frame)
    }
  }
}

extension UIFocusHeading {
  fileprivate var isHorizontal: Bool { !isDisjoint(with: [.left, .right]) }
}

extension CGRect {
  /// Returns the rectangle with so many of its lengths more in a direction, within a content.
  fileprivate func extended(
    _ heading: UIFocusHeading, by pages: CGFloat, in content: CGSize
  ) -> CGRect {
    let (across, down) = (
      min(pages * width, content.width + width), min(pages * height, content.height + height)
    )
    var area = self
    if heading.contains(.left) { area.origin.x -= across }
    if heading.isHorizontal { area.size.width += across }
    if heading.contains(.up) { area.origin.y -= down }
    if !heading.isHorizontal { area.size.height += down }
    return area
  }
}
