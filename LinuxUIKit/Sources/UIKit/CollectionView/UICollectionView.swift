import CompositionalLayout
import OrderedDifference

/// A view that displays items in the arrangement of a layout, with views for the visible ones only.
///
/// ```swift
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// collectionView.register(NameCell.self, forCellWithReuseIdentifier: "name")
/// collectionView.dataSource = self
/// view.addSubview(collectionView)
/// ```
///
/// Cells that leave the visible bounds are reused for items that enter them. The number of views
/// and the cost of scrolling therefore depend on the visible items, and not on the size of the
/// data.
///
/// Setting the data source and calling `reloadData()` do not query the data source. The next layout
/// pass does, in the order of uikit.md, 6.2.
///
/// - Note: Not implemented: nibs, and the display of context menus, which are
///   available as data only.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private weak var typedDelegate: (any UICollectionViewDelegate)?
  private(set) var layout: UICollectionViewLayout

  // The owners of the state. The extensions in other files share them and change them by their
  // methods.

  private(set) var data = DisplayedData()
  private(set) var visibleElements = VisibleElements()
  private(set) var reusePool = ReusePool()
  let preparedElements = PreparedElements()
  private(set) var pendingWork = PendingWork()
  private(set) var animations = UpdateAnimations()
  private(set) var selection = ItemSelection()
  private(set) var focus = ItemFocus()
  private(set) var interaction = CollectionInteraction()
  let dragAndDrop = CollectionDragAndDrop()

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    setUp()
  }

  /// Creates a collection view with an empty layout.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
    setUp()
  }

  /// Stops the program with Apple's message, because a collection view needs a layout.
  public convenience init() {
    fatalError("UICollectionView must be initialized with a non-nil layout parameter")
  }

  private func setUp() {
    backgroundColor = .systemBackground
    layout.enterHost(self)
    interaction.gestures.install(on: self)
  }

  /// Stores another layout; `installLayout(_:)` prepares it.
  func setLayout(_ new: UICollectionViewLayout) { layout = new }

  // MARK: Delegate, data source and layout

  /// The object that controls selection and is notified of events; the reference is weak.
  open var delegate: (any UICollectionViewDelegate)? {
    get { typedDelegate }
    set { setScrollDelegate(newValue) }
  }

  /// The object that provides the items; the reference is weak.
  ///
  /// Setting another one reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { dataSource !== oldValue ? reloadData() : () }
  }

  /// The object that is notified of items whose data will be needed soon; the reference is weak.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetching data source is notified.
  ///
  /// The default is `true`.
  ///
  /// - Note: Not implemented: creating cells ahead.
  open var isPrefetchingEnabled = true {
    didSet {
      guard !isPrefetchingEnabled else { return }
      stopPrefetching()
      discardPreparedElements()
    }
  }

  /// The layout of the elements.
  ///
  /// Setting it is the same as `setCollectionViewLayout(_:animated:)` without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { pendingWork.batch?.layout ?? layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The view behind all content, which fills the visible bounds and does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  // MARK: Selection

  /// Whether items can be selected while the content is not edited.
  ///
  /// The default is `true`.
  open var allowsSelection: Bool {
    get { selection.rules.allowsSelection }
    set { selection.setRule(\.allowsSelection, to: newValue) }
  }

  /// Whether several items can be selected while the content is not edited.
  ///
  /// The default is `false`.
  open var allowsMultipleSelection: Bool {
    get { selection.rules.allowsMultipleSelection }
    set { selection.setRule(\.allowsMultipleSelection, to: newValue) }
  }

  /// Whether the content is being edited (iOS 14).
  ///
  /// Cells receive it as `isEditing` of their state. When it changes, the selection is removed,
  /// unless items can be selected during editing.
  open var isEditing: Bool {
    get { selection.rules.isEditing }
    set {
      guard newValue != isEditing else { return }
      selection.setRule(\.isEditing, to: newValue)
      editingDidChange()
    }
  }

  /// Whether items can be selected during editing.
  ///
  /// The default is `false` (iOS 14).
  open var allowsSelectionDuringEditing: Bool {
    get { selection.rules.allowsSelectionDuringEditing }
    set { selection.setRule(\.allowsSelectionDuringEditing, to: newValue) }
  }

  /// Whether several items can be selected during editing.
  ///
  /// The default is `false` (iOS 14).
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.rules.allowsMultipleSelectionDuringEditing }
    set { selection.setRule(\.allowsMultipleSelectionDuringEditing, to: newValue) }
  }

  /// The index paths of the selected items, sorted; empty if there are none.
  ///
  /// The selection belongs to items: it moves with them in updates and is removed by
  /// `reloadData()`.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths.sorted() }

  /// Selects an item without notifying the delegate; `nil` deselects all items.
  ///
  /// If only one item can be selected, the item replaces the selected one. An empty scroll position
  /// does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    applySelection(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }

  // MARK: Self-sizing

  /// The events after which self-sizing cells and supplementary views are measured again (iOS 16).
  ///
  /// The default is `.enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Content

  /// Reloads all data in the next layout pass, and removes the selection.
  ///
  /// The data source is not queried before that pass.
  open func reloadData() {
    UpdateTrace.reload(self)
    reload()
  }

  /// Performs the changes in a block as one animated update.
  ///
  /// Change the data in the block: invalidated elements are laid out with the old data before it
  /// runs. The index paths of deletions, reloads and sources of moves are those before the update;
  /// those of insertions and targets of moves are those after it. The order of the calls does not
  /// matter. The items are counted again, and the program is stopped with Apple's message if the
  /// update does not match the new counts. Updates and a change of layout in the block become parts
  /// of this update.
  ///
  /// When the call returns, all queries return the new state. In a window the change is animated
  /// for 0.3 s: deleted items fade out, inserted items fade in, and all others move; the layout can
  /// provide other initial and final attributes. The completion handler is called once at the end,
  /// with `false` if the data was reloaded or the view was removed from its window meanwhile.
  /// Without animation it is called with `true` before the call returns, or at the end of the
  /// layout pass in progress.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }

  /// Scrolls an item to a position, as far as the content allows.
  ///
  /// Positions are relative to the bounds without the content insets. Updates, and the sizes of
  /// views that are measured during the scroll, are taken into account, so that the item ends
  /// exactly at the position. The program is stopped if there is no such item, as by Apple's UIKit.
  /// See `setContentOffset(_:animated:)` for the animation.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Changes the layout; the displayed views are kept.
  ///
  /// When the call returns, all queries return the state of the new layout. An animated change
  /// takes 0.3 s. In the block of a batch update, the layout changes with that update. Nothing is
  /// laid out before data is displayed for the first time.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, nil)
  }

  /// Changes the layout, then calls the completion handler.
  ///
  /// The handler is called at the end of the animation, or with `true` before the call returns if
  /// nothing is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion)
  }

  /// Begins an interactive change to another layout.
  ///
  /// Set `transitionProgress` of the returned layout, then call `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()`. The completion handler receives whether the final animation
  /// ran to its end, and whether the new layout has taken effect. A transition in progress is
  /// canceled first.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    startTransition(to: layout, completion)
  }

  /// Completes the interactive change; does nothing if there is none.
  open func finishInteractiveTransition() {
    endTransition(isFinished: true)
  }

  /// Cancels the interactive change; does nothing if there is none.
  open func cancelInteractiveTransition() {
    endTransition(isFinished: false)
  }

  /// The number of sections, which is requested from the data source once until the data changes.
  open var numberOfSections: Int { counts.sections }

  /// Returns the number of items in a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.items(in: section)
  }

  // MARK: Moving items

  /// Begins moving an item; returns `false` if the data source does not allow it.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(ofItemAt: indexPath)
  }

  /// Moves the center of the moved item to a point of the content, and makes space for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// Ends the movement at the item's current position, and notifies the data source.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Cancels the movement; the data source is not notified.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  /// Whether the displayed items differ from those of the data source, because an item is being
  /// moved or dragged, or there are placeholders of dropped items.
  ///
  /// Reloading the data then ends the movement (iOS 11).
  open var hasUncommittedUpdates: Bool { interaction.movement != nil || isShifted }

  // MARK: Passes

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElementsAnimatingResize()
  }

  // Unverified: that displayed views are measured again in layouts of every class; inferred from
  // compositional-layout.md, 6.2.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    guard category != traitCollection.preferredContentSizeCategory else { return }
    invalidateMeasurements()
    setNeedsLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// The frame; before a new size is set, the layout determines whether it is invalidated.
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.standardized.size))
      super.frame = newValue
    }
  }

  /// The visible bounds of the content.
  ///
  /// Before new bounds are set, the layout determines whether they invalidate it, so that it can
  /// compare them with the old ones.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    invalidateLayoutAfterBoundsChange()
    if oldBounds != newBounds {
      interaction.layoutInteraction?.cancel()
      pendingWork.requireVisibleElements()
    }
    super.boundsDidChange(from: oldBounds, to: newBounds)
  }

  override func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func scrollDelegateDidChange() {
    typedDelegate = scrollDelegate as? any UICollectionViewDelegate
  }

  /// The value `nil`: the layout determines the content size, so anchors are those of the view
  /// itself.
  override var contentGuideOfDescendants: UILayoutGuide? { nil }

  override var repeatsLayout: Bool { OpenChoices.current.contains(.laysOutCollectionViewsTwice) }

  override var focusBehavior: FocusBehavior { FocusBehavior(managesItems: true) }

  override func openOwnContextMenu(at point: CGPoint) -> Bool { presentContextMenu(at: point) }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(
      self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self),
      with: coordinator)
  }

  // MARK: Hooks of the list core

  // The rows of a table override these methods. Everything else is the same in both.

  /// Returns the configured cell of an item, by its index path in the data source.
  func provideCell(
    at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView { dataSourceCell(at: indexPath, attributes) }

  /// Returns a reused or new cell with a registered reuse identifier.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> any ElementView {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// The view that receives the touches of drags and the drops.
  var interactionHost: UIView { self }

  /// Returns a configured supplementary view.
  func provideSupplementaryView(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView { dataSourceSupplementaryView(for: attributes) }

  /// Configures a displayed cell again; returns `false` if there is no data source.
  func reconfigureCell(
    _ cell: any ElementCell, at indexPath: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool { dataSourceReconfiguration(of: cell, at: indexPath, attributes) }

  /// Notifies the client that a view is about to be displayed.
  func willDisplay(_ view: any ElementView, as element: ElementID) {
    notifyDelegate(ofDisplayOf: view, as: element)
  }

  /// Notifies the client that a view is no longer displayed.
  func didEndDisplaying(_ view: any ElementView, as element: ElementID) {
    notifyDelegate(ofEndOfDisplayOf: view, as: element)
  }

  /// Returns the item that a tap on an item selects; `nil` if the client does not allow it.
  func itemToSelect(byTapAt indexPath: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true ? indexPath : nil
  }

  /// Returns the item that a tap on an item deselects; `nil` if the client does not allow it.
  func itemToDeselect(byTapAt indexPath: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true ? indexPath : nil
  }

  /// Returns the attributes with the preferred size of a view.
  func preferredAttributes(
    of view: any ElementView, fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { view.preferredLayoutAttributesFitting(attributes) }

  /// Passes sizes in the visible bounds that are known without views to the layout, before views
  /// are requested.
  func storeKnownSizes() {}

  /// Returns the key with which a view is stored for reuse.
  func reuseKey(of view: any ElementView, as element: ElementID) -> ReuseKey {
    ReuseKey(
      category: element.category, kind: element.kind, identifier: view.reuseIdentifier ?? "")
  }

  /// Whether the margins of list cells follow the readable width.
  var followsReadableWidth: Bool { false }

  /// The kind of view in messages about updates.
  var updateSubject: UpdateSubject { .collectionView }

  /// The description of the view in messages.
  var descriptionInMessages: String { description }

  /// The object that scrolls the content.
  var scrollingDriver: ScrollDriver { driver }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !beginItemTouch(touches) else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !moveItemTouch(touches) else { return }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !endItemTouch(touches) else { return }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !cancelItemTouch() else { return }
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Drag and drop

  /// Whether a drag that pauses over an item selects it, as a tap does; the default is `false`.
  ///
  /// - Note: Not implemented: overriding this property.
  open var isSpringLoaded: Bool {
    get { dragAndDrop.springLoaded.isEnabled }
    set { dragAndDrop.springLoaded.setEnabled(newValue, in: self) }
  }

  /// The object that provides the items of drags; the reference is weak.
  ///
  /// The user drags a cell by pressing it for half a second. If the cell has a context menu, it opens
  /// and closes again when the drag begins. While a cell with items for a drag is pressed, other
  /// long presses, such as that of interactive movement, do not begin.
  ///
  /// - Note: Not implemented: overriding this property.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDrop.source.delegate }
    set { dragAndDrop.setDragDelegate(newValue, in: self) }
  }

  /// The object that receives dropped items; the reference is weak.
  ///
  /// - Note: Not implemented: overriding this property.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDrop.target.delegate }
    set { dragAndDrop.setDropDelegate(newValue, in: self) }
  }

  /// Whether drags can begin in the collection view; the default is `true`.
  open var dragInteractionEnabled: Bool {
    get { dragAndDrop.source.isEnabled }
    set { dragAndDrop.setEnabled(newValue) }
  }

  /// The speed with which space is made for dragged items; the default is `.immediate`.
  open var reorderingCadence: ReorderingCadence {
    get { dragAndDrop.cadence }
    set { dragAndDrop.setCadence(newValue) }
  }

  /// Whether a drag of items of the collection view has begun and not ended.
  open var hasActiveDrag: Bool { dragAndDrop.source.isDragging }

  /// Whether a drag has been over the collection view and has not ended.
  open var hasActiveDrop: Bool { dragAndDrop.target.hasSession }

  /// Returns the same index: sections are not inserted by drags.
  open func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  /// Returns the same index: sections are not inserted by drags.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  /// Returns the displayed index path of an item of the data source.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    indexPathInPresentation(forDataSourceIndexPath: dataSourceIndexPath)
  }

  /// Returns the index path in the data source of a displayed item; `nil` for a placeholder.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    indexPathInDataSource(forPresentationIndexPath: presentationIndexPath)
  }

  // MARK: Focus

  // Unverified: the default, which is that of iOS 26; before, it depends on the idiom.
  /// Whether items can be focused by a keyboard, unless the delegate decides for each (iOS 15).
  ///
  /// The default is `true`. Items that can't be selected can't be focused.
  open var allowsFocus: Bool {
    get { focus.allowsFocus }
    set { focus.setAllowsFocus(newValue) }
  }

  /// Whether an item is selected when it receives the focus (iOS 14).
  ///
  /// The default is `false`.
  open var selectionFollowsFocus: Bool {
    get { focus.selectionFollowsFocus }
    set { focus.setSelectionFollowsFocus(newValue) }
  }

  /// Whether the item that was focused last is focused when the collection view receives the focus
  /// again.
  ///
  /// The default is `false`: the selected or else the first visible item is focused.
  open var remembersLastFocusedIndexPath: Bool {
    get { focus.remembersLast }
    set { focus.setRemembersLast(newValue) }
  }

  // MARK: Registering and dequeuing

  /// Registers the class of cells with a reuse identifier; `nil` removes the registration.
  ///
  /// A class that does not derive from `UICollectionViewCell` is treated as `nil`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusePool.register(cellClass as? UICollectionViewCell.Type, for: .cell(identifier))
  }

  /// Registers the class of supplementary views with a kind and a reuse identifier; `nil` removes
  /// the registration.
  ///
  /// A class that does not derive from `UICollectionReusableView` is treated as `nil`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reusePool.register(
      viewClass as? UICollectionReusableView.Type, for: .supplementary(elementKind, identifier))
  }

  /// Returns a reused or new cell; the reuse identifier must be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    reusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns a reused or new supplementary view; its kind and reuse identifier must be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    reusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Cells and positions

  /// The displayed cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    cellsInVisibleBounds.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the displayed cells, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    cellsInVisibleBounds.map(\.element.indexPath)
  }

  /// Returns the cell of an item; `nil` for an item that is not displayed.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    foundView(of: .cell(indexPath)) as? UICollectionViewCell
  }

  /// Returns the index path of a cell's item; `nil` for a cell that is not displayed.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPath(ofCell: cell)
  }

  /// Returns the index path of the frontmost item at a point of the content, displayed or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frontmostItem(at: point)
  }

  /// Returns the supplementary view of a kind at an index path; `nil` if it is not displayed.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    foundView(of: .supplementary(elementKind, indexPath)) as? UICollectionReusableView
  }

  /// Returns the displayed supplementary views of a kind, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleSupplementaries(elementKind).compactMap { $0.view as? UICollectionReusableView }
  }

  /// Returns the index paths of the displayed supplementary views of a kind, in no particular
  /// order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleSupplementaries(elementKind).map(\.element.indexPath)
  }

  /// Returns the layout attributes of an item, whether it is displayed or not.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, whether it is displayed or not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Updates

  /// Inserts items; the index paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Deletes items; the index paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Reloads the cells of items and deselects the items; the index paths are those before the
  /// update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Moves an item with its cell from its index path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Configures the displayed cells of items again, using the data source.
  ///
  /// The data source dequeues the same cells, and the items stay selected. In a batch update the
  /// index paths are those after the update.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    if let batch = pendingWork.batch { return batch.addReconfigured(indexPaths) }
    reconfigure(indexPaths)
  }

  /// Inserts sections with all their items; the indexes are those after the update.
  open func insertSections(_ sections: IndexSet) {
    add(sections.map { .insertSection($0) })
  }

  /// Deletes sections with all their items; the indexes are those before the update.
  open func deleteSections(_ sections: IndexSet) {
    add(sections.map { .deleteSection($0) })
  }

  /// Reloads sections with all their items; the indexes are those before the update.
  open func reloadSections(_ sections: IndexSet) {
    add(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(section, to: newSection)])
  }
}
