import CompositionalLayout

/// Returns the description of a section; nil for a section that exists is a mistake.
///
/// It must not depend on what it was asked before: it is asked again after every change.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is put together from items, groups and sections.
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
/// Each section's group is solved once, and the frames of all items follow from it by arithmetic:
/// a section of a million items costs what a section of ten does. Scrolling solves nothing.
///
/// Estimated dimensions follow what views on the screen ask for. What was measured is kept until
/// the item is reloaded or the width changes; what was never on the screen is not measured.
///
/// A section that scrolls across the layout has its cells in a scroll view of its own. What
/// `layoutAttributesForItem(at:)` tells of them counts across the layout in the content of that
/// scroll view; `layoutAttributesForElements(in:)` answers with those that the rectangle shows.
///
/// A description that Apple's refuses with an exception, such as a group
/// without room, is reported once on standard error and laid out as far as it can be. Checked
/// against compositional-layout.md 1.15 and 2 to 6.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let source: SectionSource
  var preparation: LayoutPreparation?
  /// Which of the prepared sections are lists.
  ///
  /// Beside what else was prepared, since that is large and each element of a screen asks.
  var lists = ListSections()
  var reported = Set<LayoutDiagnostic>()
  var measuring = LayoutMeasuring()
  var updateAnchor: UpdateAnchor?
  var handled = HandledItems()
  var notesWritten = Set<String>()
  private var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private weak var scrollContext: UICollectionViewLayoutInvalidationContext?
  private var solvingIsDue = true

  /// Where the descriptions of sections come from.
  enum SectionSource {
    case same(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    source = .same(section)
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections are all alike, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .same(section)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// A layout that asks for each of its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    source = .provider(sectionProvider)
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout that asks for each of its sections, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Ours has no archives to read a layout from: nil.
  public required init?(coder: NSCoder) { nil }

  /// The direction and what surrounds the sections: copied in and out.
  ///
  /// Assigning invalidates the whole layout at once.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration.duplicate() }
    set {
      currentConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  var configurationValue: LayoutConfiguration { currentConfiguration.value }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard solvingIsDue || isOutdated else { return solveMeasured() }
    solvingIsDue = false
    solve()
  }

  open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

  override var isOutdated: Bool { preparation.map { $0.view != viewNow } ?? false }

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

  override func atRest<Answer>(_ ask: () -> Answer) -> Answer { withoutHandlers(ask) }

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

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let preparation else { return false }
    return newBounds.size != preparation.view.bounds || preparation.layout.hasPinnedItems
      || !preparation.handlers.isEmpty || hasPinnedRows
  }

  /// For a scroll, a context that names the pinned elements and those that a handler may change,
  /// and leaves everything else as it is.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let preparation, newBounds.size == preparation.view.bounds else { return context }
    scrollContext = context
    namePinnedElements(in: context, newBounds: newBounds)
    nameHandledElements(in: context, newBounds: newBounds)
    return context
  }

  /// Whether the sizes differ by half a pixel or more.
  ///
  /// Apple's says no whatever they are, and solves anew nevertheless: so does ours for a subclass that
  /// says no (compositional-layout.md 4.3).
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
    name(originalAttributes, asking: preferredAttributes.size, in: context)
    return context
  }

  override var decidesOnPreferredSizes: Bool { true }

  override func cellsToMeasure(in rect: CGRect) -> [IndexPath] { uniformCells(in: rect) }

  override func knows(
    _ wanted: CGSize, askedInPlaceOf original: UICollectionViewLayoutAttributes
  ) -> Bool { measuring.knows(wanted, askedInPlaceOf: original) }

  override var readsUpdates: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  override func follow(_ map: UpdateMap) {
    noteAnchor(surviving: map)
    handled.forgetAll()
    measuring.follow(map)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      measuring.take(preferred)
    } else if context !== scrollContext {
      solvingIsDue = true
    }
    if context.invalidateEverything { measuring.forget() }
    super.invalidateLayout(with: context)
  }
}
