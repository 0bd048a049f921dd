import CompositionalLayout

/// Shows items in the arrangement that a layout decides, with views for the visible ones only.
///
/// ```swift
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// collectionView.register(NameCell.self, forCellWithReuseIdentifier: "name")
/// collectionView.dataSource = self
/// view.addSubview(collectionView)
/// ```
///
/// Cells that leave the screen are filled anew for items that come in, so the number of views
/// depends on the size of the screen and not of the data. A step of a scroll costs what is visible.
///
/// Setting the data source and `reloadData()` ask nothing by themselves: the next layout pass does,
/// in the order of uikit.md 6.2. Updates of single items and sections are in `+Updates`.
///
/// Ours leaves out drag and drop, focus and nibs; context menus are opened as data and not drawn.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  weak var typedDelegate: (any UICollectionViewDelegate)?
  var layout: UICollectionViewLayout
  var knownCounts: SectionCounts?
  var registered: [ReuseKey: UICollectionReusableView.Type] = [:]
  var reuseQueue = ReuseQueue()
  var shown: [ElementID: VisibleElement] = [:]
  var drawingOrder: [ElementID] = []
  var scrollers = EmbeddedScrollers()
  var selection = Set<IndexPath>()
  var selectionRules = SelectionRules()
  var due = PendingWork()
  var request: ElementRequest?
  var batch: BatchUpdate?
  var stage: UpdateAnimation?
  var stages: [UpdateAnimation] = []
  var leaving: [DisappearingElement] = []
  var resize: AnimatedResize?
  var transition: InteractiveTransition?
  var movement: InteractiveMovement?
  var touchedCell: UICollectionViewCell?
  var swipe: RowSwipe?
  var swipeRecognizer: SwipeGestureRecognizer?
  var isLoopNoted = false
  var scrollTarget: IndexPath?
  var prefetchPlan = PrefetchPlan()
  var contextMenu = ContextMenuState()
  var selectionDrag: SelectionDrag?
  let gestures = CollectionGestures()

  /// A collection view of that frame whose elements the layout places.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.host = self
    gestures.install(on: self)
  }

  /// A collection view whose layout places nothing; ours has no archives to read more from.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
    backgroundColor = .systemBackground
    layout.host = self
    gestures.install(on: self)
  }

  // MARK: Surroundings

  /// The object that decides about selection and is told what happens; it is not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { typedDelegate }
    set { setScrollDelegate(newValue) }
  }

  /// The object that counts and hands out the items; it is not kept alive.
  ///
  /// Setting another one reloads.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { dataSource !== oldValue ? reloadData() : () }
  }

  /// The object that is told whose data will be needed soon; it is not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether it is told: yes, unless set.
  ///
  /// Ours makes no cells ahead.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { stopPrefetching() } }
  }

  /// What decides where elements are.
  ///
  /// Setting it is `setCollectionViewLayout(_:animated:)` without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// A view behind everything, which stays while content scrolls; it fills the visible bounds.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  // MARK: Selection

  /// Whether taps and `selectItem` select: yes, unless set; it holds outside of editing.
  open var allowsSelection: Bool {
    get { selectionRules.allowsSelection }
    set { selectionRules.allowsSelection = newValue }
  }

  /// Whether more than one item can be selected: no, unless set; it holds outside of editing.
  open var allowsMultipleSelection: Bool {
    get { selectionRules.allowsMultipleSelection }
    set { selectionRules.allowsMultipleSelection = newValue }
  }

  // MARK: Self-sizing

  /// When cells and headers that size themselves are measured again (iOS 16): when their content
  /// says that its size has changed, unless set.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Content

  /// Asks for everything anew in the next layout pass, and takes the selection off.
  ///
  /// Nothing is asked by the call itself.
  open func reloadData() {
    reload()
  }

  /// Makes the changes that the block names, as one update, and shows them as a movement.
  ///
  /// Change the data in the block: what is still to be laid out is laid out before, with the data as
  /// it was. Deletions, reloads and sources of moves count as before the
  /// update, insertions and targets of moves as after it; the order of the calls does not matter.
  /// The data source is counted again, and an update that does not explain the new counts stops
  /// the program with Apple's text. An update inside of the block becomes a part of this one.
  ///
  /// When the call returns, all questions are answered by the new state. In a window it is shown on
  /// its way for 0.3 s: what is deleted fades and stays until then, what is inserted appears, the
  /// rest moves; the layout can say where from and where to. The completion is called once at the
  /// end, with false when the data was loaded anew or the view left its window meanwhile. FoundationNames,
  /// and without animation, it has been called with true when the call returns, or at the end of
  /// the layout pass that is under way.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performAsOne(updates, completion)
  }

  /// Scrolls until an item is where `scrollPosition` says, as far as the content allows.
  ///
  /// Positions count within the insets. What sizes itself on the way is taken into account, so that
  /// the item ends exactly there; while it moves, the item is followed through updates. Stops the
  /// program when there is no such item, as Apple's does. See `setContentOffset(_:animated:)` for the
  /// animation.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Lets another layout decide where elements are; the views on the screen stay.
  ///
  /// All questions are answered by the new layout when the call returns; an animated change is
  /// shown on its way for 0.3 s. Before data is shown for the first time, nothing is asked.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, nil)
  }

  /// Lets another layout decide where elements are, then calls the completion.
  ///
  /// It comes at the end of the movement, or, when nothing moves, with true in the same turn.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion)
  }

  /// Begins to show a change to another layout as far as somebody says, such as a finger.
  ///
  /// Set `transitionProgress` of the answer, then call `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()`. The completion is told whether the movement to the end ran to
  /// its end, and whether the new layout has taken over. A transition that is under way is
  /// canceled first.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    startTransition(to: layout, completion)
  }

  /// Lets the new layout take over; does nothing when no transition was started.
  open func finishInteractiveTransition() {
    endTransition(isFinished: true)
  }

  /// Lets the old layout take over again; does nothing when no transition was started.
  open func cancelInteractiveTransition() {
    endTransition(isFinished: false)
  }

  // MARK: Moving items

  /// Lifts an item, so that it can be moved; false when the data source does not allow it.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(ofItemAt: indexPath)
  }

  /// Moves the lifted item's middle to a point of the content; the others make room at once.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// Puts the lifted item down where it is, and lets the data source move it.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Puts the lifted item back to where it was; the data source is told nothing.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  // MARK: Passes

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutOnTheWay()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// The view's rectangle; the layout is asked about a new size before the view has it.
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.standardized.size))
      super.frame = newValue
    }
  }

  /// The visible rectangle of the content; the layout is asked about a new one before the view has
  /// it, so that it can compare the two.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    if oldBounds != newBounds {
      abandonSwipe()
      visibleRectangleDidChange()
    }
    super.boundsDidChange(from: oldBounds, to: newBounds)
  }

  override func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func scrollDelegateDidChange() {
    typedDelegate = scrollDelegate as? any UICollectionViewDelegate
  }

  /// None: the layout determines the content size, so edges are the view's own.
  override var contentGuideOfDescendants: UILayoutGuide? { nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !beginTouch(touches) else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !moveTouch(touches) else { return }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !endTouch(touches) else { return }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !cancelTouch() else { return }
    super.touchesCancelled(touches, with: event)
  }
}
