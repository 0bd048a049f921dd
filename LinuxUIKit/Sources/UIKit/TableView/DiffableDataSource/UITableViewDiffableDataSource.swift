import OrderedDifference

/// A data source that displays snapshots in a table and animates the changes between them.
///
/// It becomes the table's data source, which provides counts and cells. The table doesn't retain
/// it; a view controller does.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Line, Station.ID>(tableView: tableView) {
///   tableView, indexPath, id in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
///   cell.textLabel?.text = stations[id]?.name
///   return cell
/// }
/// dataSource.apply(snapshot)
/// ```
///
/// Items are compared by identifier only: an item whose content changed keeps its cell unless it is
/// marked with `reloadItems` or `reconfigureItems`. Titles, editing and moving are provided by
/// subclasses, which override the methods of `UITableViewDataSource`. Updates follow
/// `UICollectionViewDiffableDataSource`, with which it shares them (uikit.md, 7.2 and 7.4).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns a dequeued and configured cell for an item, never `nil`.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let display: SnapshotDisplay<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// The animation of inserted and deleted rows.
  ///
  /// The default is `automatic`.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without content and assigns it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    display = SnapshotDisplay(in: tableView.rows, named: tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
    display.willUpdate = { [weak self] in self?.animate($0) }
  }

  // MARK: Applying

  /// Updates the table to display a snapshot.
  ///
  /// On return, the table reports the new counts, unless the method was called by the cell provider
  /// or during another update. The first snapshot is loaded without comparison. The cost is one
  /// comparison for each item at the unchanged ends of a section, and one hash for each item
  /// between. On a background queue, the method compares the snapshots and returns.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - animatingDifferences: Whether the change is animated.
  ///   - completion: Called once when the update is done, even if nothing changed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    display.submit(comparing: snapshot, completion) { change, finish in
      self.display.apply(
        snapshot, change, animated: animatingDifferences,
        display: { self.display.display(snapshot) }, finish: finish)
    }
  }

  /// Updates the table to display a snapshot, and returns when the update is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Displays a snapshot by reloading the table, which clears the selection.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - completion: Called once after the table was reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    display.submit(completion) { _, finish in
      self.display.reload { self.display.display(snapshot) }
      finish()
    }
  }

  /// Displays a snapshot by reloading the table, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Passes the animation of rows to the table.
  private func animate(_ difference: OrderedDifference) {
    let animation = defaultRowAnimation
    guard animation != .automatic, let rows = display.host as? TableRowsView else { return }
    rows.animate {
      $0.addDeleted(difference.deletedItems.map(IndexPath.init), animation)
      $0.addInserted(difference.insertedItems.map(IndexPath.init), animation)
      $0.addDeleted(IndexSet(difference.deletedSections), animation)
      $0.addInserted(IndexSet(difference.insertedSections), animation)
    }
  }

  // MARK: Identifiers

  /// Returns the displayed snapshot without marks.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    display.snapshot
  }

  /// Returns the item at an index path, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    display.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if it isn't displayed.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    display.indexPath(of: itemIdentifier)
  }

  /// Returns the section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    display.section(at: index)
  }

  /// Returns the index of a section, or `nil` if it isn't displayed.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    display.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of displayed sections.
  open func numberOfSections(in tableView: UITableView) -> Int { display.list.sections.count }

  /// Returns the number of displayed rows in a section, or zero for unknown sections.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    display.itemCount(inSection: section)
  }

  /// Returns the cell of the cell provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = itemIdentifier(for: indexPath)
    let cell = display.updates.deferringUpdates {
      item.flatMap { cellProvider(tableView, indexPath, $0) }
    }
    guard let cell else {
      let name = item.map { "\($0)" } ?? "(null)"
      fatalError(TableMistake.noRow(name, at: indexPath, in: "\(tableView)"))
    }
    return cell
  }

  /// Returns the title of a section's header.
  ///
  /// The default implementation returns `nil`.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the title of a section's footer.
  ///
  /// The default implementation returns `nil`.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether a row can be edited.
  ///
  /// The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Deletes or inserts a row.
  ///
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether a row can be moved.
  ///
  /// The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Moves a row in the data, after the user has moved its cell.
  ///
  /// Apply a snapshot with the new order here. The default implementation returns the row to its
  /// index path.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.refuseMovement()
  }

  /// Returns the titles of the section index.
  ///
  /// The default implementation returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section for a title of the section index.
  ///
  /// The default implementation returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableViewDiffableDataSource: CountedDataSource {
  // A call for each of thousands of sections costs more than the rest of a small update.
  var itemCounts: [Int]? {
    guard type(of: self) == UITableViewDiffableDataSource.self else { return nil }
    return display.list.items.map { $0.count }
  }
}
