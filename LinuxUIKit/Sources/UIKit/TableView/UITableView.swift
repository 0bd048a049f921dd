/// A view that displays rows of data in sections, with cells for the visible rows only.
///
/// ```swift
/// let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
/// tableView.dataSource = self
/// view.addSubview(tableView)
/// ```
///
/// Cells that leave the visible bounds are reused for rows that enter them. Heights of rows that
/// were never displayed are estimated unless `rowHeight` is set, so that the cost depends on the
/// visible rows and not on the size of the data.
///
/// A table is a front of the list core that lists of collection views use: its rows are displayed
/// by one subview, which fills the visible bounds. Frames of cells, headers and footers are in the
/// coordinates of the table's content nevertheless.
///
/// Setting the data source and calling `reloadData()` do not query the data source. The next layout
/// pass does.
///
/// - Note: Not implemented: focus, nibs, `separatorEffect`,
///   `insetsContentViewsToSafeArea`, an inset of cells beside the section index, and the display of
///   context menus, which are available as data only.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  private weak var typedDelegate: (any UITableViewDelegate)?
  /// The view that displays the cells, headers and footers.
  let rows: TableRowsView
  /// The heights, separators and other values that the app has set.
  private(set) var options = TableOptions()
  /// The views around the rows.
  let surroundings = TableSurroundings()
  /// The optional methods of the delegate and data source that were called so far.
  private(set) var methods = KnownMethods()

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    rows = TableRowsView(style: style)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    rows = TableRowsView(style: .plain)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style.backgroundColor
    alwaysBounceVertical = true
    addSubview(rows)
    rows.attach(to: self)
  }

  /// The style.
  open var style: UITableView.Style { rows.style }

  // MARK: Delegate and data source

  /// The object that specifies heights, controls selection and is notified of events; the reference
  /// is weak.
  open var delegate: (any UITableViewDelegate)? {
    get { typedDelegate }
    set { setScrollDelegate(newValue) }
  }

  /// The object that provides the rows; the reference is weak.
  ///
  /// Setting another one reloads the data.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      forgetDefaults()
      reloadData()
    }
  }

  /// The object that is notified of rows whose data will be needed soon; the reference is weak.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { rows.prefetcher }
    set { rows.setPrefetcher(newValue) }
  }

  /// Whether the prefetching data source is notified (iOS 15).
  ///
  /// The default is `true`.
  open var isPrefetchingEnabled: Bool {
    get { rows.isPrefetchingEnabled }
    set { rows.isPrefetchingEnabled = newValue }
  }

  // MARK: Content

  /// Reloads all data in the next layout pass, and removes the selection.
  ///
  /// The data source is not queried before that pass.
  open func reloadData() {
    rows.reloadData()
    surroundings.invalidateIndex()
    setNeedsLayout()
  }

  /// Performs the changes in a block as one animated update.
  ///
  /// Change the data in the block: the index paths of deletions, reloads and sources of moves are
  /// those before the update; those of insertions and targets of moves are those after it. The
  /// order of the calls does not matter. The rows are counted again, and the program is stopped
  /// with Apple's message if the update does not match the new counts.
  ///
  /// The completion handler is called once at the end of the animation, with `false` if the data
  /// was reloaded or the view was removed from its window meanwhile.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    rows.performBatchUpdates(updates, completion: completion)
  }

  /// Begins an update, which the matching call of `endUpdates()` performs; calls can be nested.
  open func beginUpdates() { rows.beginUpdates() }

  /// Ends an update that `beginUpdates()` began; the outermost call performs it.
  ///
  /// An update without changes requests the heights of rows again, and animates their changes.
  open func endUpdates() { rows.endUpdates() }

  /// Scrolls a row to a position, as far as the content allows.
  ///
  /// The row `NSNotFound` scrolls to the section. The program is stopped if there is no such row,
  /// as by Apple's UIKit.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    rows.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Surroundings

  /// The view above the rows; its height is kept, and its width is that of the table.
  open var tableHeaderView: UIView? {
    get { surroundings.header }
    set { setHeader(newValue) }
  }

  /// The view below the rows; its height is kept, and its width is that of the table.
  open var tableFooterView: UIView? {
    get { surroundings.footer }
    set { setFooter(newValue) }
  }

  /// The view behind all content, which fills the visible bounds and does not scroll.
  open var backgroundView: UIView? {
    get { surroundings.background }
    set { setBackground(newValue) }
  }

  // MARK: Editing

  /// Whether the rows are being edited.
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; editing controls appear in the cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    rows.setEditing(editing, animated: animated)
  }

  // MARK: Focus

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(
      self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: rows)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: rows), with: coordinator)
  }

  /// Whether rows can be focused by a keyboard, unless the delegate decides for each (iOS 15).
  ///
  /// The default is `true`. Rows that can't be selected can't be focused.
  open var allowsFocus: Bool {
    get { rows.allowsFocus }
    set { rows.allowsFocus = newValue }
  }

  /// Whether a row is selected when it receives the focus (iOS 14).
  ///
  /// The default is `false`.
  open var selectionFollowsFocus: Bool {
    get { rows.selectionFollowsFocus }
    set { rows.selectionFollowsFocus = newValue }
  }

  /// Whether the row that was focused last is focused when the table receives the focus again.
  ///
  /// The default is `false`: the selected or else the first visible row is focused.
  open var remembersLastFocusedIndexPath: Bool {
    get { rows.remembersLastFocusedIndexPath }
    set { rows.remembersLastFocusedIndexPath = newValue }
  }

  // MARK: Passes

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    rows.adjustedContentInsetDidChange()
  }

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    super.boundsDidChange(from: oldBounds, to: newBounds)
    rows.follow(newBounds)
    layOutIndex()
  }

  override func scrollDelegateDidChange() {
    typedDelegate = scrollDelegate as? any UITableViewDelegate
    forgetDefaults()
    rows.heightsDidChange()
  }

  /// The value `nil`: the layout determines the content size, so anchors are those of the view
  /// itself.
  override var contentGuideOfDescendants: UILayoutGuide? { nil }

  // MARK: State

  /// Changes options; the rows are laid out again.
  func setOption<Value: Equatable>(
    _ option: WritableKeyPath<TableOptions, Value>, to value: Value
  ) {
    guard options[keyPath: option] != value else { return }
    options[keyPath: option] = value
    rows.heightsDidChange()
    for cell in rows.visibleElements.inDrawingOrder { cell.view.setNeedsLayout() }
  }

  private func forgetDefaults() { methods = KnownMethods() }

  /// The methods that were found to be default implementations.
  var defaults: TableDefaults { methods.defaults }

  /// Records that a method of the delegate is implemented.
  func recordImplementation(_ method: TableDefaults) { methods.implemented.insert(method) }

  /// Records that a method of the delegate or the data source is the default implementation.
  func recordDefault(_ method: TableDefaults) {
    methods.defaults.insert(method)
  }

  // MARK: Drag and drop

  /// The object that provides the items of drags; the reference is weak.
  ///
  /// The user drags a row by pressing it for half a second. If the row has a context menu, it opens
  /// and closes again when the drag begins. Rows that can be moved are reordered by dragging them
  /// in the table even without a drop delegate.
  ///
  /// - Note: Not implemented: overriding this property.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { rows.tableDragAndDrop.dragDelegate }
    set { rows.tableDragAndDrop.setDragDelegate(newValue, in: rows) }
  }

  /// The object that receives dropped items; the reference is weak.
  ///
  /// - Note: Not implemented: overriding this property.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { rows.tableDragAndDrop.dropDelegate }
    set { rows.tableDragAndDrop.setDropDelegate(newValue, in: rows) }
  }

  /// Whether drags can begin in the table; the default is `true`.
  open var dragInteractionEnabled: Bool {
    get { rows.dragInteractionEnabled }
    set { rows.dragInteractionEnabled = newValue }
  }

  /// Whether a drag of rows of the table has begun and not ended.
  open var hasActiveDrag: Bool { rows.hasActiveDrag }

  /// Whether a drag has been over the table and has not ended.
  open var hasActiveDrop: Bool { rows.hasActiveDrop }

  /// Returns the displayed index path of a row of the data source.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { rows.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath) }

  /// Returns the index path in the data source of a displayed row; `nil` for a placeholder.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { rows.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath) }

  /// Whether a drag that pauses over a row selects it, as a tap does; the default is `false`.
  ///
  /// - Note: Not implemented: overriding this property.
  open var isSpringLoaded: Bool {
    get { rows.isSpringLoaded }
    set { rows.isSpringLoaded = newValue }
  }

  // MARK: Section index

  /// Returns the same index: sections are not inserted by drags.
  open func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  /// Returns the same index: sections are not inserted by drags.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  /// The number of rows from which on the section index is displayed.
  ///
  /// The default is 0.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { options.index.minimumRowCount }
    set { setIndexOption(\.minimumRowCount, to: newValue) }
  }

  /// The color of the titles of the section index; `nil`, the default, for the tint color.
  open var sectionIndexColor: UIColor? {
    get { options.index.color }
    set { setIndexOption(\.color, to: newValue) }
  }

  /// The background color of the section index while it is not touched.
  ///
  /// The default is `nil`.
  open var sectionIndexBackgroundColor: UIColor? {
    get { options.index.backgroundColor }
    set { setIndexOption(\.backgroundColor, to: newValue) }
  }

  /// The background color of the section index while it is touched; `nil`, the default, for the same
  /// as otherwise.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { options.index.trackingBackgroundColor }
    set { setIndexOption(\.trackingBackgroundColor, to: newValue) }
  }

  /// Requests the titles of the section index again in the next layout pass.
  open func reloadSectionIndexTitles() {
    surroundings.invalidateIndex()
    setNeedsLayout()
  }

  // MARK: Options

  /// The height of rows, in points; `automaticDimension`, the default, to measure their cells.
  ///
  /// With a fixed height and no heights of the delegate, a section costs the same for any number of
  /// rows.
  open var rowHeight: CGFloat {
    get { options.rowHeight }
    set { setOption(\.rowHeight, to: newValue) }
  }

  /// The height of rows that were never displayed, in points.
  ///
  /// 0 requests the heights of all rows from the delegate before anything is displayed. The default
  /// is `automaticDimension`, which stands for `rowHeight` or 44.
  open var estimatedRowHeight: CGFloat {
    get { options.estimatedRowHeight }
    set { setOption(\.estimatedRowHeight, to: newValue) }
  }

  /// The height of section headers, in points; `automaticDimension`, the default, to measure them.
  open var sectionHeaderHeight: CGFloat {
    get { options.headerHeight }
    set { setOption(\.headerHeight, to: newValue) }
  }

  /// The estimated height of section headers, in points.
  ///
  /// The default is `automaticDimension`, which stands for the default of the style.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { options.estimatedHeaderHeight }
    set { setOption(\.estimatedHeaderHeight, to: newValue) }
  }

  /// The height of section footers, in points; `automaticDimension`, the default, to measure them.
  open var sectionFooterHeight: CGFloat {
    get { options.footerHeight }
    set { setOption(\.footerHeight, to: newValue) }
  }

  /// The estimated height of section footers, in points.
  ///
  /// The default is `automaticDimension`, which stands for the default of the style.
  open var estimatedSectionFooterHeight: CGFloat {
    get { options.estimatedFooterHeight }
    set { setOption(\.estimatedFooterHeight, to: newValue) }
  }

  /// The space above section headers, in points; `automaticDimension`, the default, for that of the
  /// style (iOS 15).
  open var sectionHeaderTopPadding: CGFloat {
    get { options.headerTopPadding }
    set { setOption(\.headerTopPadding, to: newValue) }
  }

  /// The height of the empty rows that fill a plain table below its rows, in points (iOS 15).
  ///
  /// The default is `automaticDimension`, which stands for no empty rows.
  open var fillerRowHeight: CGFloat {
    get { options.fillerRowHeight }
    set { setOption(\.fillerRowHeight, to: newValue) }
  }

  /// The events after which self-sizing cells, headers and footers are measured again (iOS 16).
  ///
  /// The default is `.enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: rows.selfSizingInvalidation.rawValue) ?? .enabled }
    set {
      rows.selfSizingInvalidation =
        UICollectionView.SelfSizingInvalidation(rawValue: newValue.rawValue) ?? .enabled
    }
  }

  /// The style of separators between rows.
  ///
  /// The default is `.singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { options.separatorStyle }
    set { setOption(\.separatorStyle, to: newValue) }
  }

  /// The color of separators; `nil` for none.
  ///
  /// The default is `UIColor.separator`.
  open var separatorColor: UIColor? {
    get { options.separatorColor ?? ListMetrics.separatorColor }
    set { setOption(\.separatorColor, to: newValue ?? .clear) }
  }

  /// The insets of separators, in points; only the left and right insets are used.
  ///
  /// The default begins at the text of the cells, which is 16 points from the edge, or 20 in tables
  /// that are at least 414 points wide.
  open var separatorInset: UIEdgeInsets {
    get { options.separatorInset ?? automaticSeparatorInset }
    set { setOption(\.separatorInset, to: newValue) }
  }

  /// The reference of `separatorInset`.
  ///
  /// The default is `.fromCellEdges`.
  open var separatorInsetReference: SeparatorInsetReference {
    get { options.separatorInsetReference }
    set { setOption(\.separatorInsetReference, to: newValue) }
  }

  /// Whether the margins of cells follow the readable width.
  ///
  /// The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { options.followsReadableWidth }
    set { setOption(\.followsReadableWidth, to: newValue) }
  }

  // MARK: Rows and positions

  /// The number of sections, which is requested from the data source once until the data changes.
  open var numberOfSections: Int { rows.numberOfSections }

  /// Returns the number of rows in a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    rows.numberOfItems(inSection: section)
  }

  /// Returns the frame of a row, displayed or not; zero for a row that does not exist.
  ///
  /// The frame of a row that was never displayed is estimated.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard rows.counts.contains(indexPath) else { return .zero }
    return rows.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Returns the frame of a section's header; zero for a section without one.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, in: section) }

  /// Returns the frame of a section's footer; zero for a section without one.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, in: section) }

  /// Returns the frame of a section with its header and footer; zero for a section that does not
  /// exist.
  open func rect(forSection section: Int) -> CGRect {
    extent(forSection: section)
  }

  /// Returns the index path of the row at a point of the content, displayed or not; `nil` if there
  /// is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.indexPathForItem(at: point)
  }

  /// Returns the index path of a displayed cell's row; `nil` for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.indexPath(ofCell: cell) }

  /// Returns the index paths of the rows that overlap a rectangle of the content, in ascending
  /// order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    pathsOfRows(in: rect)
  }

  /// Returns the cell of a row; `nil` for a row that is not displayed.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.visibleElements[.cell(indexPath)]?.view as? UITableViewCell
  }

  /// The displayed cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    visibleRows.compactMap { $0.view as? UITableViewCell }
  }

  /// The index paths of the displayed cells, in ascending order.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.element.indexPath) }

  /// Returns the header of a section; `nil` if it is not displayed, or is a view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(.header, section)
  }

  /// Returns the footer of a section; `nil` if it is not displayed, or is a view of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(.footer, section)
  }

  // MARK: Registering and dequeuing

  /// Registers the class of cells with a reuse identifier; `nil` removes the registration.
  ///
  /// A class that does not derive from `UITableViewCell` is treated as `nil`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.reusePool.register(cellClass as? UITableViewCell.Type, for: .cell(identifier))
  }

  /// Registers the class of headers and footers with a reuse identifier; `nil` removes the
  /// registration.
  ///
  /// A class that does not derive from `UITableViewHeaderFooterView` is treated as `nil`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    rows.reusePool.register(
      aClass as? UITableViewHeaderFooterView.Type, for: .headerFooter(identifier))
  }

  /// Returns a reused cell, or a new one of the registered class; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    rows.dequeueView(.cell(identifier), at: nil) as? UITableViewCell
  }

  /// Returns a reused or new cell in the size of its row; the reuse identifier must be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    reusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// Returns a reused header or footer, or a new one of the registered class; `nil` if there is
  /// neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    rows.dequeueView(.headerFooter(identifier), at: nil) as? UITableViewHeaderFooterView
  }

  // MARK: Selection

  /// Whether rows can be selected while the table is not edited.
  ///
  /// The default is `true`.
  open var allowsSelection: Bool {
    get { rows.allowsSelection }
    set { rows.allowsSelection = newValue }
  }

  /// Whether several rows can be selected while the table is not edited.
  ///
  /// The default is `false`.
  open var allowsMultipleSelection: Bool {
    get { rows.allowsMultipleSelection }
    set { rows.allowsMultipleSelection = newValue }
  }

  /// Whether rows can be selected during editing.
  ///
  /// The default is `false`.
  open var allowsSelectionDuringEditing: Bool {
    get { rows.allowsSelectionDuringEditing }
    set { rows.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected during editing.
  ///
  /// The default is `false`.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { rows.allowsMultipleSelectionDuringEditing }
    set { rows.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// The index path of the first selected row; `nil` if there is none.
  open var indexPathForSelectedRow: IndexPath? { rows.selection.indexPaths.min() }

  /// The index paths of the selected rows, sorted; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let selected = rows.selection.indexPaths
    return selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects a row without notifying the delegate; `nil` deselects all rows.
  ///
  /// If only one row can be selected, the row replaces the selected one. `.none` does not scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    rows.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    guard let indexPath, scrollPosition != .none, rows.counts.contains(indexPath) else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.deselectItem(at: indexPath, animated: animated)
  }

  /// Scrolls the first selected row to a position; does nothing if no row is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = nearestSelectedRow else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Inserts rows; the index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.animate { $0.addInserted(indexPaths, animation) }
    rows.insertItems(at: indexPaths)
  }

  /// Deletes rows; the index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.animate { $0.addDeleted(indexPaths, animation) }
    rows.deleteItems(at: indexPaths)
  }

  /// Replaces the cells of rows and deselects the rows; the index paths are those before the
  /// update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.animate { $0.addDeleted(indexPaths, animation) }
    rows.reloadItems(at: indexPaths)
  }

  /// Moves a row with its cell from its index path before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Configures the displayed cells of rows again, using the data source (iOS 15).
  ///
  /// The data source dequeues the same cells, and the rows stay selected. In an update the index
  /// paths are those after the update.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    rows.reconfigureItems(at: indexPaths)
  }

  /// Inserts sections with all their rows; the indexes are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.animate { $0.addInserted(sections, animation) }
    rows.insertSections(sections)
  }

  /// Deletes sections with all their rows; the indexes are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.animate { $0.addDeleted(sections, animation) }
    rows.deleteSections(sections)
  }

  /// Reloads sections with all their rows; the indexes are those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.animate { $0.addDeleted(sections, animation) }
    rows.reloadSections(sections)
  }

  /// Moves a section from its index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    rows.moveSection(section, toSection: newSection)
  }

  /// Whether the displayed order differs from that of the data source, because a row is being
  /// moved.
  open var hasUncommittedUpdates: Bool { rows.hasUncommittedUpdates }
}
