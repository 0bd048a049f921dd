import CompositionalLayout

/// A layout that interpolates between two others during an interactive change of layout.
///
/// ```swift
/// let transition = collectionView.startInteractiveTransition(to: gridLayout)
/// transition.transitionProgress = 0.5
/// collectionView.finishInteractiveTransition()
/// ```
///
/// Position, size, opacity and transform of the elements are interpolated. An element of only one
/// of the layouts fades in or out. Both layouts are prepared once, and again when the data or the
/// visible size changes; a change of the progress requests the visible elements of both.
///
/// The content offset is kept as far as the content allows.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isStep = false
  private var isPrepared = false

  /// Creates a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Creates a layout between two empty ones.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The progress of the change, from 0 for the current layout to 1 for the next one; values
  /// outside of this range extrapolate.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      isStep = true
      invalidateLayout()
      isStep = false
    }
  }

  /// The layout before the change.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout after the change.
  open var nextLayout: UICollectionViewLayout { next }

  /// Stores a number for the progress of the change, such as the scale of a pinch.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// Returns the number that was last stored for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Elements

  open override func prepare() {
    super.prepare()
    guard !isPrepared else { return }
    isPrepared = true
    for layout in [current, next] {
      layout.enterHost(collectionView)
      layout.prepare()
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isStep {
      isPrepared = false
      for layout in [current, next] where layout.collectionView != nil {
        layout.invalidateLayout(with: layout.makeContext(context.scope))
      }
    }
    super.invalidateLayout(with: context)
  }

  override var followsMovementByContexts: Bool { false }

  /// Returns the axes on which the layout estimates the size of an element.
  override func sizing(of attributes: UICollectionViewLayoutAttributes) -> LayoutSelfSizing {
    attributes.sizing
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    current.shouldInvalidateLayout(forBoundsChange: newBounds)
      || next.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override var isOutdated: Bool { current.isOutdated || next.isOutdated }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: max(0, from.width + (to.width - from.width) * transitionProgress),
      height: max(0, from.height + (to.height - from.height) * transitionProgress))
  }

  /// Returns the elements of both layouts in the rectangle, with interpolated attributes.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let candidates = [current, next].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
    var seen = Set<ElementID>()
    return candidates.map(\.element).filter { seen.insert($0).inserted }
      .compactMap { between($0) }.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(.supplementary(elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(.decoration(elementKind, indexPath))
  }

  /// Returns the interpolated attributes of an element; `nil` if neither layout has it.
  private func between(_ element: ElementID) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (current.attributes(of: element), next.attributes(of: element))
    guard let shown = (to ?? from)?.duplicate() else { return nil }
    shown.sizing = []
    shown.isInScroller = false
    guard let from, let to else {
      shown.alpha *= min(max(from == nil ? transitionProgress : 1 - transitionProgress, 0), 1)
      return shown
    }
    shown.geometry = from.geometry.interpolated(to: to.geometry, by: transitionProgress)
    return shown
  }

  // MARK: The collection view

  override func leaveHost() {
    super.leaveHost()
    for layout in [current, next] { layout.leaveHost() }
  }

  override func apply(_ map: UpdateMap) {
    for layout in [current, next] { layout.apply(map) }
  }

  override var transitionedLayouts: (current: UICollectionViewLayout, next: UICollectionViewLayout)?
  { (currentLayout, nextLayout) }

  /// Returns the class of the next layout for a kind that both layouts have registered.
  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    next.decorationClass(ofKind: kind) ?? current.decorationClass(ofKind: kind)
      ?? super.decorationClass(ofKind: kind)
  }
}
