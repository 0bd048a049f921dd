import CompositionalLayout
import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// The visible interval along the scroll axis, without the adjusted insets
  /// (compositional-layout.md, 3.4).
  var visible: LayoutInterval? {
    collectionView.flatMap { visible(in: $0.bounds, of: $0) }
  }

  /// Returns the visible interval of bounds along the scroll axis.
  func visible(in bounds: CGRect, of view: UICollectionView) -> LayoutInterval? {
    guard let solved else { return nil }
    let insets = view.adjustedContentInset
    return solved.axis == .horizontal
      ? bounds.interval(on: .horizontal).inset(start: insets.left, end: insets.right)
      : bounds.interval(on: .vertical).inset(start: insets.top, end: insets.bottom)
  }

  /// Returns the boundary item or badge at an index path; one component stands for the whole
  /// layout.
  func supplementary(_ kind: String, at indexPath: IndexPath) -> LayoutElement? {
    switch indexPath.count {
    case 1: indexPath[0] == 0 ? solved?.boundaryItem(kind, visible: visible) : nil
    case 2:
      solved?.supplementary(
        kind, item: indexPath.item, section: indexPath.section, visible: visible)
    default: nil
    }
  }

  /// Returns the attributes of an element of the solution, with the changes of handlers.
  func attributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let attributes = plainAttributes(element)
    if let handled = prepared.handled[attributes.element] { attributes.geometry = handled }
    return attributes
  }

  /// Returns the attributes of an element of the solution, without the changes of handlers.
  func plainAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: self.element(element))
    let pinned = pinned(element)
    attributes.geometry = ElementGeometry(
      frame: pinned.frame, alpha: pinned.alpha, zIndex: pinned.zIndex)
    attributes.followsItem = element.isBadge
    attributes.sizing = element.sizing
    attributes.isInScroller = element.isInScroller
    if let section = element.section, let list = prepared.lists[section] {
      attributes.listEnvironment = list.environment
      let isBackground = element.category == .decoration(ListBackground.kind)
      attributes.listBackground = isBackground ? list.background : nil
      attributes.isPinned = list.environment == .plain && isMovedByPin(element)
    }
    return attributes
  }

  /// Returns the identifier of an element of the solution.
  func element(_ element: LayoutElement) -> ElementID {
    let path =
      element.section.map { IndexPath(item: element.item, section: $0) } ?? IndexPath(index: 0)
    return element.category.id(at: path)
  }

  /// Returns the offset of an orthogonally scrolling section.
  func offset(of scroller: LayoutScroller) -> CGFloat {
    collectionView?.offset(of: scroller) ?? scroller.firstOffset
  }

  /// Invalidates the pinned elements that are visible before or after a scroll.
  func invalidatePinnedElements(
    in context: UICollectionViewLayoutInvalidationContext, newBounds: CGRect
  ) {
    guard let solved, let view = collectionView else { return }
    for bounds in [view.bounds, newBounds] {
      guard let visible = visible(in: bounds, of: view) else { continue }
      for element in solved.pinnedElements(visible: visible) {
        context.invalidate(self.element(element))
      }
      for path in pinnedRowPaths(in: bounds) { context.invalidate(.cell(path)) }
    }
  }
}

extension LayoutElement.Category {
  /// Returns the identifier of an element at an index path.
  fileprivate func id(at path: IndexPath) -> ElementID {
    switch self {
    case .cell: .cell(path)
    case .supplementary(let kind): .supplementary(kind, path)
    case .decoration(let kind): .decoration(kind, path)
    }
  }
}
