import CompositionalLayout

/// Lays items out in lines, like words in a text, section by section.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.headerReferenceSize = CGSize(width: 0, height: 44)
/// layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// ```
///
/// A line takes as many items as fit with the least gap between them, and spreads them to both
/// edges. A delegate that is a `UICollectionViewDelegateFlowLayout` can give every item a size, and
/// every section its insets and spacings. It is asked for all of them when the layout prepares;
/// without such sizes a section costs the same however many items it has.
///
/// Changing a property invalidates the layout. Checked against uikit.md 6.11 and 6.12. Ours leaves
/// out what `UICollectionViewLayout` leaves out, and headers keep their reference size.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var solution: FlowSolution?
  var measuring = FlowMeasuring()
  var isSizeUnanswered = false
  private var metricsAreDue = true
  private var attributesAreDue = true
  private var isOverlongItemNoted = false

  /// A layout of items of 50 by 50 points, 10 points apart.
  public override init() { super.init() }

  /// A layout of items of 50 by 50 points; ours has no archives to read more from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Lines

  /// The gap between two lines, in points: 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least gap between two items of a line, in points: 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of all items where the delegate gives none, in points: 50 by 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size of items whose cell has not said its own yet; zero, which is the default, lets cells
  /// say nothing.
  ///
  /// With `automaticSize` they begin with `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which the layout scrolls; lines lie across: vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  // MARK: Sections

  /// The size of headers, of which the length along the scroll axis counts; at 0 there are none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which the length along the scroll axis counts; at 0 there are none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// What is left free around the lines of a section, in points: nothing unless set.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// From where `sectionInset` counts across the scroll axis: the content inset unless set.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the top while their section is to be seen: no unless set.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the bottom while their section is to be seen: no unless set.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Preparing

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// [guess uikit.md 4.7] In right-to-left items start at the right, and left insets are there too.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    let metrics = metricsAreDue || solution == nil || isOutdated
    let attributes = metrics || attributesAreDue
    (metricsAreDue, attributesAreDue) = (false, false)
    guard attributes else { return solveMeasured() }
    solve(asking: metrics)
    noteOverlongItem()
  }

  open override var collectionViewContentSize: CGSize { solution?.layout.contentSize ?? .zero }

  override var isOutdated: Bool { solution.map { $0.layout.environment != environment } ?? false }

  // MARK: Elements

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    solution?.layout.elements(in: rect, visible: visible).map(attributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solution?.layout.cell(indexPath.item, section: indexPath.section).map(attributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    return boundary(elementKind, ofSection: indexPath.section).map(attributes)
  }

  // MARK: Invalidation

  /// Yes when the length across the scroll axis changes, or when something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsAnything || isOtherRoom(newBounds)
  }

  /// For a scroll, a context that names what is pinned and leaves everything else as it is.
  ///
  /// [guess uikit.md 6.10] Its two flags are false then, and true when there is other room.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return context
    }
    let isOtherRoom = isOtherRoom(newBounds)
    flow.invalidateFlowLayoutDelegateMetrics = isOtherRoom
    flow.invalidateFlowLayoutAttributes = isOtherRoom
    namePinnedElements(in: flow)
    return flow
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

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { take(preferred) } else { makeDue(context) }
    super.invalidateLayout(with: context)
  }

  override func follow(_ map: UpdateMap) { measuring.follow(map) }

  override var readsUpdates: Bool { type(of: self) != UICollectionViewFlowLayout.self }

  /// Reads from a context what has to be worked out again.
  private func makeDue(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let metrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
    if metrics || context.invalidateDataSourceCounts { metricsAreDue = true }
    if flow?.invalidateFlowLayoutAttributes ?? true { attributesAreDue = true }
    if context.invalidateEverything { measuring.forget() }
    if metrics, !context.invalidateDataSourceCounts { collectionView?.measureAgain() }
  }

  /// Says once what Apple's says when an item is too long for any line (uikit.md 6.11).
  private func noteOverlongItem() {
    guard !isOverlongItemNoted, solution?.layout.hasOverlongItem ?? false else { return }
    isOverlongItemNoted = true
    LayoutLog.write(overlongItemText)
  }
}
