import CompositionalLayout
import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// Lets handlers change what is visible of their sections, for the pass that begins (5.4).
  ///
  /// Costs what is visible; nothing is solved.
  func handleVisibleItems(of due: DueSections) {
    guard let preparation, !preparation.handlers.isEmpty, !handled.isCalling else { return }
    // 1. Begin with what the layout itself says.
    handled.forget(due)
    let solution = handled.solution
    // 2. Find what is visible of sections that have a handler.
    let visible = visibleItems(of: preparation.handlers, due)
    // 3. Call the handlers in order, unless one brought another solution about.
    handled.isCalling = true
    defer { handled.isCalling = false }
    for (section, items) in visible.sorted(by: { $0.key < $1.key }) {
      guard solution == handled.solution else { return }
      call(preparation.handlers[section], of: section, with: items, preparation)
    }
  }

  /// Names the elements that handlers may change at another place of the scroll.
  func nameHandledElements(
    in context: UICollectionViewLayoutInvalidationContext, newBounds: CGRect
  ) {
    guard let handlers = preparation?.handlers, !handlers.isEmpty else { return }
    for element in visibleElements(in: newBounds) where handlers[element.section ?? -1] != nil {
      context.invalidate(self.element(element))
    }
  }

  /// Does something as if no handler had changed anything.
  func withoutHandlers<Answer>(_ ask: () -> Answer) -> Answer {
    let before = handled.isSetAside
    handled.isSetAside = true
    defer { handled.isSetAside = before }
    return ask()
  }

  /// The elements that a handler moved into a rectangle of the content.
  func attributesMoved(
    into rect: CGRect, besides found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let moved = handled.elements
    guard !moved.isEmpty, let collectionView else { return [] }
    let known = Set(found.map(\.element))
    return moved.filter { !known.contains($0) }.compactMap(collectionView.attributes)
      .filter { collectionView.seenFrame(of: $0).overlaps(rect) }
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
      guard collectionView.seenFrame(of: attributes).overlaps(bounds) else { continue }
      visible[section, default: []].append(VisibleItem(attributes))
    }
    return visible
  }

  private func call(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?, of section: Int,
    with items: [VisibleItem], _ preparation: LayoutPreparation
  ) {
    let content = preparation.contents[section].section
    let solution = handled.solution
    handler?(items, handlerOffset(of: section), handlerEnvironment(of: content, preparation))
    let changes = items.compactMap { item in item.change.map { (item.element, $0) } }
    guard !changes.isEmpty, solution == handled.solution else { return }
    guard !content.group.selfSizes else { return noteThatEstimatesStay() }
    for (element, geometry) in changes { handled.keep(geometry, for: element) }
  }

  /// [guess 5.4] How far the section has scrolled across the layout, the other coordinate being 0; for
  /// one that does not, the offset of the collection view.
  private func handlerOffset(of section: Int) -> CGPoint {
    guard let scroller = solved?.scroller(ofSection: section) else {
      return collectionView?.contentOffset ?? .zero
    }
    var scrolled = CGPoint.zero
    scrolled[scroller.axis] = offset(of: scroller)
    return scrolled
  }

  /// [guess 2.1, 5.4] The section's container: the view without the insets of the section's reference,
  /// and no insets of its own.
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

  /// Says once that changes to items of estimated sizes have no effect (4.7, W-HANDLER).
  private func noteThatEstimatesStay() {
    LayoutLog.write(
      """
      note: the section invalidation handler cannot currently mutate visible items for layouts \
      containing estimated items.
      """, once: &notesWritten)
  }
}
