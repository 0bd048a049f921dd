import OrderedDifference
import Foundation

/// A data source that displays snapshots in a collection view and animates the changes between
/// them.
///
/// It becomes the collection view's data source, which provides counts and cells. The collection
/// view doesn't retain it; a view controller does.
///
/// ```swift
/// let dataSource = UICollectionViewDiffableDataSource<Team, Person.ID>(
///   collectionView: collectionView
/// ) { collectionView, indexPath, id in
///   collectionView.dequeueConfiguredReusableCell(
///     using: registration, for: indexPath, item: people[id])
/// }
/// dataSource.apply(snapshot)
/// ```
///
/// Items are compared by identifier only: an item whose content changed keeps its cell unless it is
/// marked with `reloadItems` or `reconfigureItems`. Updates are performed one after another in the
/// order of `apply`. An update that is applied during another one, or while a cell is being
/// provided, is performed afterward. The behavior follows uikit.md, 7.2, that of section
/// snapshots uikit.md, 7.3.
///
/// Apply snapshots either always on the main queue or always on one serial background queue.
/// Snapshots from a background queue are compared there and applied on the main queue.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns a dequeued and configured cell for an item, never `nil`.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that returns a supplementary view of a kind, such as a header or footer.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The closure that provides supplementary views, required if the layout has any.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers for expanding and collapsing items of section snapshots.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The handlers for reordering items.
  public var reorderingHandlers = ReorderingHandlers()

  /// The displayed snapshot and its updates.
  let display: SnapshotDisplay<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider
  /// The section snapshots of the displayed sections.
  private(set) var outlines = SectionTrees<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source without content and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    display = SnapshotDisplay(in: collectionView, named: collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Updates the collection view to display a snapshot.
  ///
  /// On return, the collection view reports the new counts, unless the method was called by a
  /// provider or during another update. The first snapshot is loaded without comparison.
  ///
  /// The cost is one comparison for each item at the unchanged ends of a section, and one hash for
  /// each item between; cells are requested for visible items only.
  ///
  /// On a background queue, the method compares the snapshots and returns; the update is performed
  /// and completed on the main queue. Applying on the main queue while background updates are
  /// outstanding stops with Apple's message.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - animatingDifferences: Whether the change is animated. The marks of the first snapshot are
  ///     processed only if it is.
  ///   - completion: Called once when the update is done, even if nothing changed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    display.submit(comparing: snapshot, completion) { change, finish in
      self.apply(snapshot, change, animated: animatingDifferences, finish: finish)
    }
  }

  /// Updates the collection view to display a snapshot, and returns when the update is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Displays a snapshot by reloading the collection view, which clears the selection.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - completion: Called once after the collection view was reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    display.submit(completion) { _, finish in
      self.display.reload { self.show(snapshot) }
      finish()
    }
  }

  /// Displays a snapshot by reloading the collection view, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Updates a section to display the visible items of a section snapshot.
  ///
  /// A missing section is appended; items of other sections are moved.
  /// `snapshot(for:)` returns the section snapshot, even after other snapshots were applied.
  ///
  /// - Parameters:
  ///   - snapshot: The section snapshot.
  ///   - section: The section to update.
  ///   - animatingDifferences: Whether the change is animated.
  ///   - completion: Called once when the update is done, even if nothing changed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    display.submit(completion) { _, finish in
      self.apply(snapshot, in: section, animated: animatingDifferences, finish: finish)
    }
  }

  /// Updates a section to display a section snapshot, and returns when the update is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the section snapshot of a section, including hidden items.
  ///
  /// If no section snapshot was applied to the section, its items are root items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outline(of: section)
  }

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
    displayedSnapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of displayed sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    display.list.sections.count
  }

  /// Returns the number of displayed items in a section, or zero for unknown sections.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    display.itemCount(inSection: section)
  }

  /// Returns the cell of the cell provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    let cell = display.updates.deferringUpdates {
      item.flatMap { cellProvider(collectionView, indexPath, $0) }
    }
    guard let cell else {
      DiffableDataSourceMistake.noCell(indexPath, item.map { "\($0)" } ?? "(null)").raise(
        in: collectionView)
    }
    return cell
  }

  /// Returns the view of `supplementaryViewProvider`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      DiffableDataSourceMistake.noSupplementaryViewProvider.raise(in: collectionView)
    }
    let view = display.updates.deferringUpdates {
      supplementaryViewProvider(collectionView, kind, indexPath)
    }
    guard let view else {
      DiffableDataSourceMistake.noSupplementaryView(kind, indexPath).raise(in: collectionView)
    }
    return view
  }

  /// Returns the result of `canReorderItem`, or `false` without a handler.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Applies a movement by the user and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns the titles of the index.
  ///
  /// The default implementation returns `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the item for a title of the index.
  ///
  /// The default implementation returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// The displayed snapshot.
  var displayedSnapshot: Snapshot { display.snapshot }

  /// Makes `snapshot` the displayed one, with its outlines.
  ///
  /// If `outlines` is `nil`, the current ones are adjusted to the snapshot.
  func show(_ snapshot: Snapshot, outlines: Outlines? = nil) {
    self.outlines = outlines ?? self.outlines.updated(for: snapshot)
    display.display(snapshot)
  }
}

extension UICollectionViewDiffableDataSource: CountedDataSource {
  // A call for each of thousands of sections costs more than the rest of a small update.
  var itemCounts: [Int]? {
    guard type(of: self) == UICollectionViewDiffableDataSource.self else { return nil }
    return display.list.items.map { $0.count }
  }
}
