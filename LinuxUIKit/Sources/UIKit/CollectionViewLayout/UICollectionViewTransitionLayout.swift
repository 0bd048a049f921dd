/// Shows a change from one layout to another as far as somebody says.
///
/// ```swift
/// let transition = collectionView.startInteractiveTransition(to: gridLayout)
/// transition.transitionProgress = 0.5
/// collectionView.finishInteractiveTransition()
/// ```
///
/// Elements are shown between where both layouts have them: place, size, opacity and transform. One
/// that only one of both has fades. Both layouts are prepared once, and again when the data or the
/// visible size changes; a step of the progress asks them for what is visible in either.
///
/// Ours keeps the content offset meanwhile, as far as the content reaches.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isStep = false
  private var isPrepared = false

  /// A layout between two others.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// A layout between two that place nothing; ours has no archives to read more from.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// How far the change is: 0 is the current layout, 1 the next; it may lie beyond both.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      isStep = true
      invalidateLayout()
      isStep = false
    }
  }

  /// The layout that the change sets off from.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout that the change leads to.
  open var nextLayout: UICollectionViewLayout { next }

  /// Keeps a number for a step of the change, such as how far two fingers are apart.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// The number that was kept last for a key; 0 when none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Placing

  open override func prepare() {
    super.prepare()
    guard !isPrepared else { return }
    isPrepared = true
    for layout in [current, next] {
      layout.host = host
      layout.prepare()
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isStep {
      isPrepared = false
      for layout in [current, next] where layout.host != nil {
        layout.invalidateLayout(with: layout.makeContext(context.scope))
      }
    }
    super.invalidateLayout(with: context)
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

  /// The elements that either layout has in the rectangle, each between its places.
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

  /// Where an element is shown; nil when neither layout has it.
  private func between(_ element: ElementID) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (current.attributes(of: element), next.attributes(of: element))
    guard let shown = (to ?? from)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    shown.sizing = []
    shown.isInScroller = false
    guard let from, let to else {
      shown.alpha *= min(max(from == nil ? transitionProgress : 1 - transitionProgress, 0), 1)
      return shown
    }
    shown.geometry = from.geometry.interpolated(to: to.geometry, by: transitionProgress)
    return shown
  }

  // MARK: Belonging to a collection view

  override func leaveHost() {
    super.leaveHost()
    for layout in [current, next] { layout.leaveHost() }
  }

  override func follow(_ map: UpdateMap) {
    for layout in [current, next] { layout.follow(map) }
  }

  /// A kind that both layouts register is made as the next one says.
  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    next.decorationClass(ofKind: kind) ?? current.decorationClass(ofKind: kind)
      ?? super.decorationClass(ofKind: kind)
  }
}
