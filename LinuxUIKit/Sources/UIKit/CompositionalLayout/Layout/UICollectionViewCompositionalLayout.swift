import CompositionalLayout

/// A closure that returns the description of a section; it must not return `nil` for an existing
/// section.
///
/// It is called again after every change, and must not depend on earlier calls.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of items, groups and sections.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
///   subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
/// ```
///
/// The group of each section is solved once, and the frames of all items are calculated from it, so
/// the cost of a section doesn't depend on its number of items. Scrolling solves nothing.
///
/// Estimated dimensions are replaced by the preferred sizes of displayed views. A measured size is
/// kept until the item is reloaded or the width changes; items that were never displayed are not
/// measured.
///
/// The cells of an orthogonally scrolling section are in a scroll view of the section. Across the
/// layout, the attributes that `layoutAttributesForItem(at:)` returns for them are in the
/// coordinates of its content; `layoutAttributesForElements(in:)` returns those that are visible in
/// the rectangle.
///
/// A description that stops the program in Apple's UIKit, such as a group without available space,
/// is reported once on standard error and laid out as far as possible.
///
/// Checked against compositional-layout.md, 1.15 and 2 to 6.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // The owners of the state. The extensions in other files share them and change them by their
  // methods.

  private(set) var source: LayoutSource
  private(set) var prepared = PreparedSections()
  private(set) var measuring = LayoutMeasuring()
  private(set) var reports = LayoutReports()

  private weak var scrollContext: UICollectionViewLayoutInvalidationContext?
  private var needsSolving = true
  private var ignoresUpdateItems = false

  /// Creates a layout whose sections all have the same description.
  public init(section: NSCollectionLayoutSection) {
    source = LayoutSource(.same(section))
    super.init()
  }

  /// Creates a layout whose sections all have the same description, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = LayoutSource(.same(section), configuration)
    super.init()
  }

  /// Creates a layout with a closure that describes each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    source = LayoutSource(.provider(sectionProvider))
    super.init()
  }

  /// Creates a layout with a closure that describes each section, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = LayoutSource(.provider(sectionProvider), configuration)
    super.init()
  }

  /// Returns `nil`.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration, which is copied when it is read or set.
  ///
  /// Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { source.configuration }
    set {
      source.configuration = newValue
      invalidateLayout()
    }
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard needsSolving || isOutdated else { return solveMeasured() }
    needsSolving = false
    solve()
  }

  open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

  override var isOutdated: Bool { prepared.preparation.map { $0.view != viewNow } ?? false }

  // MARK: Elements

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solved else { return nil }
    let elements = solved.elements(in: rect, visible: visible, offset: offset)
    let found = withPinnedRows(elements, in: rect).map(attributes)
    return found + attributesMoved(into: rect, besides: found)
  }

  override func handleVisible(_ due: DueSections) { handleVisibleItems(of: due) }

  override func atRest<Answer>(_ ask: () -> Answer) -> Answer {
    prepared.handled.ignoringChanges(ask)
  }

  override func scroller(ofSection section: Int) -> LayoutScroller? {
    solved?.scroller(ofSection: section)
  }

  override func scrollers(in rect: CGRect) -> [LayoutScroller] {
    solved?.scrollers(in: rect) ?? []
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solved?.cell(indexPath.item, section: indexPath.section).map(attributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementary(elementKind, at: indexPath).map(attributes)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    return solved?.decoration(elementKind, section: indexPath.section).map(attributes)
  }

  // MARK: Invalidation

  override var followsMovementByContexts: Bool { false }

  /// Returns the axes on which the layout estimates the size of an element.
  override func sizing(of attributes: UICollectionViewLayoutAttributes) -> LayoutSelfSizing {
    attributes.sizing
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let preparation = prepared.preparation else { return false }
    return newBounds.size != preparation.view.bounds || preparation.layout.hasPinnedItems
      || !preparation.handlers.isEmpty || hasPinnedRows
  }

  /// Returns an invalidation context; for a scroll, it contains only the pinned elements and those
  /// that a handler may change.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let preparation = prepared.preparation,
      newBounds.size == preparation.view.bounds
    else { return context }
    scrollContext = context
    invalidatePinnedElements(in: context, newBounds: newBounds)
    invalidateHandledElements(in: context, newBounds: newBounds)
    return context
  }

  /// Returns whether the sizes differ by half a pixel or more.
  ///
  /// Apple's UIKit returns `false` and solves the layout again nevertheless. This implementation
  /// does so only for a subclass that returns `false` (compositional-layout.md, 4.3).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let scale = collectionView?.traitCollection.displayScale ?? 1
    return !preferredAttributes.size.isSame(as: originalAttributes.size, scale: scale)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    record(preferredAttributes.size, of: originalAttributes, in: context)
    return context
  }

  override var decidesOnPreferredSizes: Bool { true }

  override func cellsToMeasure(in rect: CGRect) -> [IndexPath] { uniformCells(in: rect) }

  /// Returns whether both are cells of one row of a layout that scrolls vertically.
  ///
  /// So a row of tags is solved once for all of its cells. One of them may move out of the visible
  /// bounds with the new sizes.
  override func positions(
    _ element: UICollectionViewLayoutAttributes,
    togetherWith first: UICollectionViewLayoutAttributes
  ) -> Bool {
    element.representedElementCategory == .cell && first.representedElementCategory == .cell
      && element.indexPath.section == first.indexPath.section
      && element.frame.minY == first.frame.minY && !element.isInScroller
      && !element.sizing.isUniform && !first.sizing.isUniform
      && solved?.axis == .vertical
  }

  override func knows(
    _ wanted: CGSize, askedInPlaceOf original: UICollectionViewLayoutAttributes
  ) -> Bool { measuring.knows(wanted, askedInPlaceOf: original) }

  /// Calls `prepare(forCollectionViewUpdates:)` of a subclass that doesn't override it without
  /// creating the update items.
  package func ignoreUpdateItems() {
    ignoresUpdateItems = true
  }

  override var readsUpdates: Bool {
    type(of: self) != UICollectionViewCompositionalLayout.self && !ignoresUpdateItems
  }

  override func apply(_ map: UpdateMap) {
    recordUpdateAnchor(keptBy: map)
    prepared.handled.removeAll()
    measuring.apply(map, sectionCount: prepared.preparation?.contents.count ?? 0)
  }

  /// Returns the list that an item belongs to; `nil` for an item outside of lists.
  func list(at indexPath: IndexPath) -> (section: ListSection, itemCount: Int)? {
    guard indexPath.count == 2, let preparation = prepared.preparation,
      let list = prepared.lists[indexPath.section],
      preparation.contents.indices.contains(indexPath.section)
    else { return nil }
    return (list, preparation.contents[indexPath.section].itemCount)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      measuring.store(preferred)
    } else if context !== scrollContext {
      needsSolving = true
    }
    if context.invalidateEverything { measuring.removeAll() }
    super.invalidateLayout(with: context)
  }
}
