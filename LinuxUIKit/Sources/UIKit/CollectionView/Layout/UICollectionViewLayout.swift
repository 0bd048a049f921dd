import CompositionalLayout

/// The abstract base class of layouts, which specify the positions of a collection view's elements.
///
/// ```swift
/// final class RowsLayout: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 44 * 100_000) }
///
///   override func layoutAttributesForElements(
///     in rect: CGRect
///   ) -> [UICollectionViewLayoutAttributes]? {
///     let rows = max(0, Int(rect.minY / 44))..<min(100_000, Int(rect.maxY / 44) + 1)
///     return rows.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///   }
///
///   override func layoutAttributesForItem(
///     at indexPath: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     attributes.frame = CGRect(x: 0, y: 44 * CGFloat(indexPath.item), width: 320, height: 44)
///     return attributes
///   }
/// }
/// ```
///
/// The collection view calls `prepare()` once after each invalidation, then requests the content
/// size and the elements in the visible rectangle. Scrolling requests elements only.
///
/// Flow layouts and compositional layouts are mirrored in a right-to-left environment; other
/// layouts mirror their elements themselves.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view of the layout; `nil` if it has none.
  open var collectionView: UICollectionView? { host }

  private weak var host: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates an empty layout.
  public override init() {}

  /// Creates an empty layout.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {}

  // MARK: Elements

  /// Prepares the layout; called once after each invalidation.
  ///
  /// The default implementation does nothing.
  open func prepare() {}

  /// The size of the content, in points.
  ///
  /// The default implementation returns zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the elements that overlap a rectangle of the content; `nil` if there are none.
  ///
  /// This method is called for the visible bounds at every step of a scroll, so it should not
  /// iterate over all items.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell, displayed or not; `nil` if there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, displayed or not; `nil` if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, displayed or not; `nil` if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Registers the class of a kind of decoration view; `nil` removes the registration.
  ///
  /// A class that does not derive from `UICollectionReusableView` is treated as `nil`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    setDecorationClass(viewClass as? UICollectionReusableView.Type, ofKind: elementKind)
  }

  /// Registers the class of a kind of decoration view; `nil` removes the registration.
  func setDecorationClass(_ viewClass: UICollectionReusableView.Type?, ofKind kind: String) {
    decorationClasses[kind] = viewClass
  }

  /// Sets the collection view that the layout is installed in.
  func enterHost(_ view: UICollectionView?) { host = view }

  /// Removes the collection view when another layout replaces this one.
  func leaveHost() { host = nil }

  /// The layouts between which a transition layout changes; `nil` for any other layout.
  var transitionedLayouts: (current: UICollectionViewLayout, next: UICollectionViewLayout)? { nil }

  /// Returns the class of a kind of decoration view; `nil` for one that is not registered.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind]
  }

  /// Returns the attributes of an element, displayed or not.
  func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
    }
  }

  /// The direction for which the layout was written.
  ///
  /// The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored if the view's direction differs.
  ///
  /// The default is `false`.
  ///
  /// - Note: Not implemented: layouts other than flow layouts.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates the whole layout by calling `invalidateLayout(with:)` with a new context.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext(.layout))
  }

  /// Invalidates the parts of the layout that the context contains; an override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutWasInvalidated(with: context)
  }

  /// Returns whether new visible bounds invalidate the layout.
  ///
  /// The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of an invalidation by new visible bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.layout)
  }

  /// Returns whether the preferred size of a self-sizing view invalidates the layout.
  ///
  /// This method is called for every view when it is displayed. The default implementation returns
  /// `false`; flow and compositional layouts return whether the sizes differ.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of an invalidation by the preferred size of a self-sizing view.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.layout)
  }

  /// Returns the content offset after an update or a change of layout.
  ///
  /// The default implementation returns the proposed offset. The delegate has precedence.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Returns the content offset after a drag, which the delegate can change.
  ///
  /// The default implementation returns the proposed offset. The velocity is in points per
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the cells, displayed or not, that must be measured before the sizes in a rectangle are
  /// final.
  func cellsToMeasure(in rect: CGRect) -> [IndexPath] { [] }

  /// Returns whether both elements can be measured before the layout is prepared with their sizes,
  /// since the size of one doesn't change the size that is offered to the other, and both are
  /// displayed or neither is.
  func positions(
    _ element: UICollectionViewLayoutAttributes,
    togetherWith first: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether preferred sizes are used even if `shouldInvalidateLayout` returns `false` for them.
  var decidesOnPreferredSizes: Bool { false }

  /// Whether every step of an interactive movement invalidates the layout.
  var followsMovementByContexts: Bool { true }

  /// Returns the axes on which the view of an element determines its size.
  ///
  /// A layout of the app's own measures every cell and supplementary view on both axes: it can use
  /// or ignore the sizes in `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  func sizing(of attributes: UICollectionViewLayoutAttributes) -> LayoutSelfSizing {
    attributes.element.category == .decorationView ? [] : [.width, .height]
  }

  /// Returns whether the layout already uses the preferred size of a view.
  func knows(
    _ wanted: CGSize, askedInPlaceOf original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the index path for a moved item with its center at a point of the content.
  ///
  /// The default implementation returns the index path of the item at that point, or the current
  /// one if there is none. The delegate can change it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    host?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns the context of a step of an interactive movement.
  ///
  /// The default implementation returns a context with the index paths and the position.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
  }

  /// Returns the context of the end of an interactive movement.
  ///
  /// The default implementation returns a context with the index paths.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: indexPaths, at: .zero)
  }

  private func movementContext(
    from previous: [IndexPath], to targets: [IndexPath], at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.layout)
    context.setMovement(ItemMovement(previous: previous, targets: targets, position: position))
    return context
  }

  /// Returns the attributes of a moved item, which is in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? makeAttributes(of: .cell(indexPath))
    attributes.center = position
    attributes.zIndex = Int.max
    // The item is not in the scroll view of its section, and keeps its size.
    attributes.isInScroller = false
    attributes.sizing = []
    return attributes
  }

  /// Updates the index paths of stored items after an update.
  func apply(_ map: UpdateMap) {}

  /// Whether the state of the view has changed since the layout was prepared.
  ///
  /// It is read before each layout pass, which invalidates an outdated layout.
  var isOutdated: Bool { false }

  /// Whether a subclass may read the items of `prepare(forCollectionViewUpdates:)`.
  var readsUpdates: Bool { true }

  /// Returns the scroll view of an orthogonally scrolling section; `nil` for any other section.
  func scroller(ofSection section: Int) -> LayoutScroller? { nil }

  /// Returns the scroll views of orthogonally scrolling sections that overlap a rectangle.
  func scrollers(in rect: CGRect) -> [LayoutScroller] { [] }

  /// Calls the handlers of visible items, before the elements are requested.
  func handleVisible(_ due: DueSections) {}

  /// Queries the layout without the changes of such handlers.
  func atRest<Answer>(_ ask: () -> Answer) -> Answer { ask() }

  // MARK: Updates and transitions

  /// Notifies the layout of an update after `prepare()` with the new data, before the elements are
  /// requested.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Performs the last step of an update, in its animation block if there is one.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which a cell appears with an update or a change of layout.
  ///
  /// This method is called after `prepare(forCollectionViewUpdates:)`, for animated changes only.
  /// The default for an inserted item is its own position with the opacity 0, and for any other
  /// item its old position. If the method returns `nil`, the cell is not animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.initialAttributes(of: .cell(itemIndexPath))
  }

  /// Returns the attributes to which a cell disappears with an update or a change of layout, by its
  /// index path before it.
  ///
  /// The default for a deleted item is its old position with the opacity 0, and for any other item
  /// its new position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.finalAttributes(of: .cell(itemIndexPath))
  }

  /// Returns the initial attributes of a supplementary view, like
  /// `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.initialAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the final attributes of a supplementary view, like
  /// `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.finalAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the initial attributes of a decoration view, like
  /// `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.initialAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Returns the final attributes of a decoration view, like
  /// `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.finalAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Returns the supplementary views that an update deletes from a remaining section, by their
  /// index paths before it.
  ///
  /// The default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that an update deletes from a remaining section, by their index
  /// paths before it.
  ///
  /// The default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that an update inserts, by their index paths after it.
  ///
  /// The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that an update inserts, by their index paths after it.
  ///
  /// The default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Notifies the layout of an animated change of the view's size, before the elements are
  /// requested.
  ///
  /// The methods above are called for elements that appear and disappear.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Performs the last step of an animated change of the view's size, in its animation block.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares the layout for being replaced by another one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Prepares the layout for replacing another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Notifies both layouts that one has replaced the other.
  open func finalizeLayoutTransition() {}
}
