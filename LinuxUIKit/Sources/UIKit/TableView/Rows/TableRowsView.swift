/// The view of a table that displays its rows, headers and footers.
///
/// It is the list core of collection views with the views and the data of a table. It fills the
/// visible bounds of the table and has the same content offset, so that positions in its content
/// are those in the table's content. It does not scroll by itself: each change of its content
/// offset is passed on to the table.
final class TableRowsView: UICollectionView {
  /// The style of the table.
  let style: UITableView.Style
  private(set) weak var table: UITableView?
  private let adapter = TableAdapter()
  /// The drag and drop of the rows.
  let tableDragAndDrop = TableDragAndDrop()
  private var isFollowing = false
  /// The headers and footers for which the delegate has returned no view.
  private var missing = MissingBoundaries()
  /// For each call of `beginUpdates()` in progress, whether it began a batch update.
  private var updates: [Bool] = []

  /// Creates the view for a table of a style.
  init(style: UITableView.Style) {
    self.style = style
    let layout = TableViewLayout()
    super.init(frame: .zero, collectionViewLayout: layout)
    backgroundColor = nil
    clipsToBounds = false
    isScrollEnabled = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    // Rows are moved by their reorder controls, not by long presses.
    allowsMovementByFinger = false
    reusePool.acceptUnregisteredViews()
  }

  required init?(coder: NSCoder) { nil }

  /// Connects the view to its table.
  func attach(to table: UITableView) {
    self.table = table
    adapter.attach(to: table)
    tableLayout?.attach(to: table)
    dataSource = adapter
    delegate = adapter
    follow(table.bounds)
  }

  /// The layout of the table.
  var tableLayout: TableViewLayout? { layout as? TableViewLayout }

  // MARK: Scrolling

  /// Fills the visible bounds of the table.
  func follow(_ newBounds: CGRect) {
    guard frame != newBounds || contentOffset != newBounds.origin else { return }
    isFollowing = true
    defer { isFollowing = false }
    if bounds.size == newBounds.size {
      bounds = newBounds
      center = CGPoint(x: newBounds.midX, y: newBounds.midY)
    } else {
      frame = newBounds
      bounds = newBounds
    }
  }

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    super.boundsDidChange(from: oldBounds, to: newBounds)
    guard !isFollowing, let table, table.contentOffset != newBounds.origin else { return }
    table.contentOffset = newBounds.origin
  }

  override var contentSize: CGSize {
    didSet {
      guard let table, table.contentSize != contentSize else { return }
      table.contentSize = contentSize
    }
  }

  override var adjustedContentInset: UIEdgeInsets { table?.adjustedContentInset ?? .zero }

  override var contentInset: UIEdgeInsets {
    get { table?.contentInset ?? .zero }
    set { super.contentInset = newValue }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    table?.setContentOffset(contentOffset, animated: animated)
  }

  override var scrollingDriver: ScrollDriver { table?.driver ?? driver }

  override var followsReadableWidth: Bool { table?.options.followsReadableWidth ?? false }

  override var updateSubject: UpdateSubject { .tableView }

  override var descriptionInMessages: String { table?.description ?? description }

  /// Touches beside the rows belong to the table.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Views

  override func provideCell(
    at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    guard let table, let dataSource = table.dataSource else {
      fatalError(CollectionViewMistake.unknownItem(indexPath))
    }
    let request = ElementRequest(element: .cell(indexPath), attributes: attributes)
    let cell = pendingWork.perform(request) {
      dataSource.tableView(table, cellForRowAt: indexPath)
    }
    table.indentCell(cell, at: indexPath)
    if isEditing { cell.setRowEditing(table.rowEditing(at: indexPath)) }
    return cell
  }

  override func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> any ElementView {
    guard let table else { return super.dequeueCell(identifier, for: indexPath) }
    return table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// The table, so that drops beside the rows are its own.
  override var interactionHost: UIView { table ?? self }

  override func provideSupplementaryView(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    let element = attributes.element
    let request = ElementRequest(element: element, attributes: attributes)
    return pendingWork.perform(request) {
      table?.boundaryView(TableBoundary(element.kind), inSection: element.indexPath.section)
        ?? TableSpacerView(frame: .zero)
    }
  }

  override func reconfigureCell(
    _ cell: any ElementCell, at indexPath: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let table, let dataSource = table.dataSource else { return false }
    let request = ElementRequest(
      element: .cell(indexPath), attributes: attributes, existing: cell)
    let configured = pendingWork.perform(request) {
      dataSource.tableView(table, cellForRowAt: indexPath)
    }
    guard configured === cell else {
      fatalError(TableMistake.anotherCellReconfigured(at: indexPath))
    }
    return true
  }

  override func reuseKey(of view: any ElementView, as element: ElementID) -> ReuseKey {
    guard element.category == .supplementaryView else {
      return super.reuseKey(of: view, as: element)
    }
    return .headerFooter(view.reuseIdentifier ?? "")
  }

  override func willDisplay(_ view: any ElementView, as element: ElementID) {
    table?.announceDisplay(of: view, as: element)
  }

  override func didEndDisplaying(_ view: any ElementView, as element: ElementID) {
    table?.announceEnd(of: view, as: element)
  }

  // MARK: Heights

  override func preferredAttributes(
    of view: any ElementView, fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = table?.heights.height(of: attributes.element) else {
      return view.preferredLayoutAttributesFitting(attributes)
    }
    attributes.size.height = height
    return attributes
  }

  override func storeKnownSizes() { tableLayout?.storeKnownHeights(in: bounds) }

  /// Requests the heights of all rows again in the next layout pass.
  func heightsDidChange() {
    invalidateMeasurements()
    layout.invalidateLayout(with: layout.makeContext(.everything))
  }

  // MARK: Selection

  override func itemToSelect(byTapAt indexPath: IndexPath) -> IndexPath? {
    guard let table, let delegate = table.delegate else { return indexPath }
    return delegate.tableView(table, willSelectRowAt: indexPath)
  }

  override func itemToDeselect(byTapAt indexPath: IndexPath) -> IndexPath? {
    guard let table, let delegate = table.delegate else { return indexPath }
    return delegate.tableView(table, willDeselectRowAt: indexPath)
  }

  // MARK: Headers and footers

  override func reloadData() {
    missing = MissingBoundaries()
    super.reloadData()
  }

  /// Moves the known headers and footers to the indexes of their sections after an update.
  func applyToBoundaries(_ map: UpdateMap) { missing.apply(map) }

  /// Keeps a view that was requested before its section is displayed.
  func keepProbedView(_ view: UIView?, _ boundary: TableBoundary, inSection section: Int) {
    if view == nil, table?.defaults.contains(.views(of: boundary)) == false {
      _ = missing.insert(boundary, section)
    }
    missing.keep(view, boundary, section)
  }

  /// Removes and returns a view that was requested before.
  func removeProbedView(_ boundary: TableBoundary, inSection section: Int) -> UIView? {
    missing.removeKept(boundary, section)
  }

  /// Returns whether a section may have a header or footer that is a view of the delegate.
  func mayHaveView(_ boundary: TableBoundary, inSection section: Int) -> Bool {
    guard let table, table.delegate != nil, !table.hasDefaultView(boundary, probing: section)
    else { return false }
    return !missing.contains(boundary, section)
  }

  /// Records that the delegate has no view for a header or footer; the section is laid out without
  /// it.
  func recordMissingView(_ boundary: TableBoundary, inSection section: Int) {
    guard missing.insert(boundary, section) else { return }
    layout.invalidateLayout()
  }

  /// The maximum number of passes because the delegate has no views for some headers or footers.
  private static let maximumPassCount = 10

  /// Lays out the rows, and again while sections lose headers and footers that have no views.
  func layOutUntilSettled() {
    layoutIfNeeded()
    for _ in 0..<Self.maximumPassCount where pendingWork.needs(.preparation) {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Passes the heights of the table's header and footer to the layout, if they have changed.
  func setSurroundings(header: CGFloat?, footer: CGFloat?) {
    tableLayout?.setSurroundings(header: header, footer: footer)
  }

  // MARK: Updates

  /// Adds animations to those of the update in progress, or of the next one.
  func animate(_ change: (inout TableUpdateAnimations) -> Void) {
    tableLayout?.changeAnimations(change)
  }

  /// Begins an update that `endUpdates()` performs.
  func beginUpdates() {
    updates.append(beginBatchIfNeeded())
  }

  /// Ends an update; the outermost call performs it.
  func endUpdates() {
    guard updates.popLast() == true else { return }
    invalidateMeasurements()
    endBatch()
  }

  /// Begins or ends editing.
  func setEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != isEditing else { return }
    if isOn { updateRowEditing() }
    isEditing = isOn
  }

  /// The object that is notified of rows that will be needed soon.
  var prefetcher: (any UITableViewDataSourcePrefetching)? { adapter.prefetcher }

  /// Sets the object that is notified of rows that will be needed soon.
  func setPrefetcher(_ prefetcher: (any UITableViewDataSourcePrefetching)?) {
    adapter.setPrefetcher(prefetcher)
    prefetchDataSource = prefetcher == nil ? nil : adapter
  }
}

/// A header or footer without content.
final class TableSpacerView: UIView, ElementView {
  private var displayed: ElementID?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var repeatsLayout: Bool { OpenChoices.current.contains(.laysOutElementsTwice) }

  static func make(_ maker: ReusableViewMaker) -> Self { self.init(frame: maker.frame) }

  var reuseIdentifier: String? { nil }
  func prepareForReuse() {}
  var displayedElement: ElementID? { displayed }
  func setDisplayedElement(_ element: ElementID?) { displayed = element }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 0) }
}

// MARK: Scrolling to rows

extension TableRowsView {
  /// Scrolls a row to a position; the row `NSNotFound` stands for the section.
  func scrollToRow(
    at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
  ) {
    let (section, row) = (indexPath.section, indexPath.row)
    guard section >= 0, section < counts.sections else {
      fatalError(TableMistake.scrollOutOfRange(section: section, count: counts.sections))
    }
    guard row != NSNotFound else { return scrollToSection(section, animated: animated) }
    guard counts.contains(indexPath) else {
      fatalError(
        TableMistake.scrollOutOfRange(row: row, count: counts.items(in: section), section: section))
    }
    scroll(to: indexPath, position.collectionPosition, animated: animated)
  }

  private func scrollToSection(_ section: Int, animated: Bool) {
    guard let table else { return }
    var rect = table.rect(forSection: section)
    rect.size.height = min(rect.height, visibleSize.height)
    table.scrollRectToVisible(rect, animated: animated)
  }

  /// Scrolls so that a section begins at the top of the visible bounds, as far as the content
  /// allows; repeats that after its first rows have been measured.
  func scrollToTop(ofSection section: Int) {
    guard let table else { return }
    for _ in 0..<3 {
      let top = table.rect(forSection: section).minY - adjustedContentInset.top
      let target = offsetRange.clamp(CGPoint(x: contentOffset.x, y: top))
      guard target != contentOffset else { return }
      table.setContentOffset(target, animated: false)
      layOutElements()
    }
  }
}

extension UITableView.ScrollPosition {
  /// The position of a collection view.
  fileprivate var collectionPosition: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}
