import CompositionalLayout
import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of visible items for the pass that begins (compositional-layout.md, 5.4).
  ///
  /// The cost depends on the visible items; nothing is solved.
  func handleVisibleItems(of due: DueSections) {
    let handled = prepared.handled
    guard let preparation = prepared.preparation, !preparation.handlers.isEmpty,
      !handled.isCalling
    else { return }
    // 1. Remove the changes of earlier passes.
    handled.remove(due)
    let solution = handled.solution
    // 2. Find the visible items of sections that have a handler.
    let visible = visibleItems(of: preparation.handlers, due)
    // 3. Call the handlers in order, unless one causes another solution.
    handled.callHandlers {
      for (section, items) in visible.sorted(by: { $0.key < $1.key }) {
        guard solution == handled.solution else { return }
        call(preparation.handlers[section], of: section, with: items, preparation)
      }
    }
  }

  /// Invalidates the elements that handlers may change after a scroll.
  func invalidateHandledElements(
    in context: UICollectionViewLayoutInvalidationContext, newBounds: CGRect
  ) {
    guard let handlers = prepared.preparation?.handlers, !handlers.isEmpty else { return }
    for element in visibleElements(in: newBounds) where handlers[element.section ?? -1] != nil {
      context.invalidate(self.element(element))
    }
  }

  /// Returns the attributes of elements that a handler moved into a rectangle of the content.
  func attributesMoved(
    into rect: CGRect, besides found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let moved = prepared.handled.elements
    guard !moved.isEmpty, let collectionView else { return [] }
    let known = Set(found.map(\.element))
    return moved.filter { !known.contains($0) }.compactMap(collectionView.attributes)
      .filter { collectionView.displayedFrame(of: $0).overlaps(rect) }
      .sorted { $0.indexPath < $1.indexPath }
  }

  private func visibleElements(in bounds: CGRect) -> [LayoutElement] {
    guard let solved, let collectionView else { return [] }
    return solved.elements(
      in: bounds, visible: visible(in: bounds, of: collectionView), offset: offset)
  }

  private func visibleItems(
    of handlers: SectionHandlers, _ due: DueSections
  ) -> [Int: [VisibleItem]] {
    guard let collectionView else { return [:] }
    let bounds = collectionView.bounds
    var visible: [Int: [VisibleItem]] = [:]
    for element in visibleElements(in: bounds) {
      guard let section = element.section, due.contains(section), handlers[section] != nil else {
        continue
      }
      let attributes = plainAttributes(element)
      guard collectionView.displayedFrame(of: attributes).overlaps(bounds) else { continue }
      visible[section, default: []].append(VisibleItem(attributes))
    }
    return visible
  }

  private func call(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?, of section: Int,
    with items: [VisibleItem], _ preparation: LayoutPreparation
  ) {
    let content = preparation.contents[section].section
    let handled = prepared.handled
    let solution = handled.solution
    handler?(items, handlerOffset(of: section), handlerEnvironment(of: content, preparation))
    let changes = items.compactMap { item in item.change.map { (item.element, $0) } }
    guard !changes.isEmpty, solution == handled.solution else { return }
    guard !content.group.selfSizes else { return reportEstimatedItems() }
    for (element, geometry) in changes { handled.set(geometry, for: element) }
  }

  // Unverified: the orthogonal offset of the section, the other coordinate being 0, and for
  // a section that does not scroll, that of the collection view; inferred from
  // compositional-layout.md, 5.4.
  /// Returns the offset that a handler receives.
  private func handlerOffset(of section: Int) -> CGPoint {
    guard let scroller = solved?.scroller(ofSection: section) else {
      return collectionView?.contentOffset ?? .zero
    }
    var scrolled = CGPoint.zero
    scrolled[scroller.axis] = offset(of: scroller)
    return scrolled
  }

  // Unverified: the view without the insets of the section's reference as its container; inferred
  // from compositional-layout.md, 2.1 and 5.4.
  /// Returns the environment that a handler receives.
  private func handlerEnvironment(
    of section: LayoutSection, _ preparation: LayoutPreparation
  ) -> LayoutProviderEnvironment {
    let (view, configuration) = (preparation.view, preparation.configuration)
    let insets = view.environment.insets(
      for: section.insetsReference, automatic: configuration.insetsReference,
      on: configuration.axis.crossing)
    return LayoutProviderEnvironment(
      size: view.environment.size.inset(by: insets), insets: .zero, traits: view.traits)
  }

  /// Reports once that changes to items of estimated sizes have no effect (compositional-layout.md,
  /// 4.7).
  private func reportEstimatedItems() {
    reports.write(
      """
      note: the section invalidation handler cannot currently mutate visible items for layouts \
      containing estimated items.
      """)
  }
}
