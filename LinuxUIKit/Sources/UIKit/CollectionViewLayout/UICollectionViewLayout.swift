import CompositionalLayout

/// Decides where the elements of a collection view are; made to be subclassed.
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
/// The collection view calls `prepare()` once after each invalidation, then asks for the content
/// size and for the elements in the visible rectangle. Scrolling asks for elements only.
///
/// Flow layouts and compositional ones flip for right-to-left; a layout of another
/// class places by itself what it wants mirrored.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that shows this layout; nil while none does.
  open var collectionView: UICollectionView? { host }

  weak var host: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// A layout that places nothing.
  public override init() {}

  /// A layout that places nothing; ours has no archives to read more from.
  public required init?(coder: NSCoder) {}

  // MARK: What a subclass places

  /// Called before the layout is asked, once after each invalidation.
  ///
  /// The default does nothing.
  open func prepare() {}

  /// The size of everything, in points.
  ///
  /// The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that touch the rectangle, in points of the content; nil stands for none.
  ///
  /// Asked for the visible bounds at every step of a scroll, so it should not look at all items.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where the cell at an index path is, visible or not; nil when there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where the supplementary view of that kind is, visible or not; nil when there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where the decoration view of that kind is, visible or not; nil when there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The class of this layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that this layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Names the class of a kind of decoration view; nil takes it back.
  ///
  /// A class that is no `UICollectionReusableView` counts as nil.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Called when another layout has taken over the collection view.
  func leaveHost() { host = nil }

  /// The class of a kind of decoration view; nil for one that was not registered.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind]
  }

  /// Where an element of any sort is, visible or not.
  func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
    }
  }

  /// The direction that the layout was written for: from left to right, unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether left and right are swapped where the view's direction is another one: no, unless
  /// overridden.
  ///
  /// Ours heeds it in flow layouts only.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: When it is asked again

  /// Makes the whole layout due, through `invalidateLayout(with:)` with a fresh context.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext(.layout))
  }

  /// Makes due what the context names; a subclass that overrides it calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutWasInvalidated(with: context)
  }

  /// Whether the layout is due when the visible rectangle changes to `newBounds`: no, unless
  /// overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of an invalidation because of a new visible rectangle.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.layout)
  }

  /// Whether the layout is due because a view asks for another size than it got.
  ///
  /// Asked for views on whose size the layout leaves the last word to them. The default says yes
  /// when the sizes differ.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size != originalAttributes.size
  }

  /// The context of an invalidation because a view asks for another size than it got.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.layout)
  }

  /// Where the content comes to rest after an update or a change of layout.
  ///
  /// The default keeps the proposed offset, in points. The delegate is asked first.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where the content comes to rest after a drag, before the delegate is asked.
  ///
  /// The default keeps the proposed offset. Offsets are in points, the velocity of the offset is in
  /// points for each millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The cells that must be measured, visible or not, before the sizes in a rectangle are final.
  func cellsToMeasure(in rect: CGRect) -> [IndexPath] { [] }

  /// Whether a view gets the size that it asks for whatever the layout's public answer is.
  var decidesOnPreferredSizes: Bool { false }

  /// Whether the layout has taken account already of the size that a view asks for.
  func knows(
    _ wanted: CGSize, askedInPlaceOf original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where an item that is moved comes to when its middle is at a point of the content.
  ///
  /// The default is the place of the item at that point, and where there is none the place that
  /// the item has now. The delegate has the last word.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    host?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Where an item is that is being moved: in its size, at the position, in front of everything.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? makeAttributes(of: .cell(indexPath))
    attributes.center = position
    attributes.zIndex = Int.max
    // It leaves the scroller of its section, and keeps the size it has.
    attributes.isInScroller = false
    attributes.sizing = []
    return attributes
  }

  /// Lets what the layout knows of items follow them in an update.
  func follow(_ map: UpdateMap) {}

  /// Whether the view has changed in a way that what was prepared no longer holds for.
  ///
  /// Asked before each layout pass; a layout that is out of date is invalidated as a whole.
  var isOutdated: Bool { false }

  /// Whether somebody may read what `prepare(forCollectionViewUpdates:)` is told.
  var readsUpdates: Bool { true }

  /// The scroller in which a section moves across the layout; nil for a section that does not.
  func scroller(ofSection section: Int) -> LayoutScroller? { nil }

  /// The scrollers of the sections that touch a rectangle of the content.
  func scrollers(in rect: CGRect) -> [LayoutScroller] { [] }

  /// Lets those who want to change what is visible do so, before the elements are asked for.
  func handleVisible(_ due: DueSections) {}

  /// Asks the layout without what was changed for the present pass only.
  func atRest<Answer>(_ ask: () -> Answer) -> Answer { ask() }

  // MARK: What happens around it

  /// Called after `prepare()` with the new data, before the elements of an update are asked for.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called as the last step of an update, in the block of its movement if there is one.
  open func finalizeCollectionViewUpdates() {}

  /// Where a cell comes from that appears with an update or a change of layout.
  ///
  /// Asked after `prepare(forCollectionViewUpdates:)`, for animated changes only. A new item's
  /// default is its place, clear; that of another one the place where it was. Nil lets it be there
  /// at once. Copy what the layout has handed out before you change it.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.initialAttributes(of: .cell(itemIndexPath))
  }

  /// Where a cell goes that disappears with an update or a change of layout; by the index path that
  /// it had before.
  ///
  /// A deleted item's default is its old place, clear; that of another one its new place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.finalAttributes(of: .cell(itemIndexPath))
  }

  /// Where a supplementary view comes from, as `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.initialAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Where a supplementary view goes, as `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.finalAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Where a decoration view comes from, as `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.initialAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Where a decoration view goes, as `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.finalAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Supplementary views that go with an update though their section stays, by the index paths
  /// before it: none, unless overridden.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that go with an update though their section stays, by the index paths before
  /// it: none, unless overridden.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that are new with an update, by the index paths after it: none, unless
  /// overridden.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that are new with an update, by the index paths after it: none, unless
  /// overridden.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before the elements are asked for when the view's size changes in a block of changes.
  ///
  /// What appears and disappears meanwhile is asked for by the methods above.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called as the last step of an animated change of the view's size, in its block.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes over the collection view.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes over the collection view from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when one has taken over from the other.
  open func finalizeLayoutTransition() {}
}
