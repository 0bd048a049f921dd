import CompositionalLayout

/// A layout that arranges items in lines, section by section.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.headerReferenceSize = CGSize(width: 0, height: 44)
/// layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// ```
///
/// A line contains as many items as fit with the minimum spacing between them, and distributes them
/// between both edges. A delegate that conforms to `UICollectionViewDelegateFlowLayout` can return
/// the size of each item, and the insets and spacings of each section. It is called for all of them
/// when the layout is prepared; without sizes of items, the cost of a section does not depend on
/// their number.
///
/// Changing a property invalidates the layout. Checked against uikit.md, 6.11 and 6.12.
///
/// - Note: Not implemented: self-sizing headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // The owners of the state. The extensions in other files share them and change them by their
  // methods.

  private(set) var prepared = PreparedFlow()
  private(set) var measuring = FlowMeasuring()

  private var needsMetrics = true
  private var needsLines = true

  /// Creates a layout of items of 50 by 50 points, 10 points apart.
  public override init() { super.init() }

  /// Creates a layout of items of 50 by 50 points.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Lines

  /// The minimum spacing between two lines, in points.
  ///
  /// The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum spacing between two items of a line, in points.
  ///
  /// The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items for which the delegate returns none, in points.
  ///
  /// The default is 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size of items whose cells have not been measured yet, in points.
  ///
  /// The default is zero, with which cells are not self-sizing. With `automaticSize`, items have
  /// the size `itemSize` until they are measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The scroll direction, which is perpendicular to the lines.
  ///
  /// The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  // MARK: Sections

  /// The size of headers, in points, of which the length along the scroll axis is used.
  ///
  /// The default is zero, without headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, in points, of which the length along the scroll axis is used.
  ///
  /// The default is zero, without footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The insets around the lines of a section, in points.
  ///
  /// The default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The reference of `sectionInset` across the scroll axis.
  ///
  /// The default is `.fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the top while their section is visible.
  ///
  /// The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the bottom while their section is visible.
  ///
  /// The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Preparing

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // Unverified: that left insets are mirrored too; inferred from uikit.md, 4.7.
  /// Whether the layout is mirrored in a right-to-left environment.
  ///
  /// The value is `true`.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    let metrics = needsMetrics || solution == nil || isOutdated
    let lines = metrics || needsLines
    (needsMetrics, needsLines) = (false, false)
    guard lines else { return solveMeasured() }
    solve(asking: metrics)
    if prepared.shouldReportOverlongItem() { LayoutLog.write(overlongItemText) }
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

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size != originalAttributes.size
  }

  override var followsMovementByContexts: Bool { false }

  /// Returns the axes on which the layout estimates the size of an element.
  override func sizing(of attributes: UICollectionViewLayoutAttributes) -> LayoutSelfSizing {
    attributes.sizing
  }

  /// Returns `true` if the length across the scroll axis changes, or if headers or footers are
  /// pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsAnything || hasOtherCrossLength(newBounds)
  }

  // Unverified: that its two flags are `false` then, and `true` if the length across the scroll
  // axis changes; inferred from uikit.md, 6.10.
  /// Returns an invalidation context; for a scroll, it contains only the pinned elements.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return context
    }
    let hasOtherCrossLength = hasOtherCrossLength(newBounds)
    flow.invalidateFlowLayoutDelegateMetrics = hasOtherCrossLength
    flow.invalidateFlowLayoutAttributes = hasOtherCrossLength
    invalidatePinnedElements(in: flow)
    return flow
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

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { store(preferred) } else { requireSteps(of: context) }
    super.invalidateLayout(with: context)
  }

  override func apply(_ map: UpdateMap) { measuring.apply(map) }

  override var readsUpdates: Bool { type(of: self) != UICollectionViewFlowLayout.self }

  /// Schedules the steps of the next preparation that an invalidation context requires.
  private func requireSteps(of context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let metrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
    if metrics || context.invalidateDataSourceCounts { needsMetrics = true }
    if flow?.invalidateFlowLayoutAttributes ?? true { needsLines = true }
    if context.invalidateEverything { measuring.removeAll() }
    if metrics, !context.invalidateDataSourceCounts { collectionView?.invalidateMeasurements() }
  }
}
