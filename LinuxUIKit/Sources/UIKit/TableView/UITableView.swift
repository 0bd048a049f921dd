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
}
