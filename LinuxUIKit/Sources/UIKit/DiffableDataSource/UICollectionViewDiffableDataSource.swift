import OrderedDifference
import Foundation

/// Shows snapshots in a collection view, and plays what changed from one to the next.
///
/// It makes itself the collection view's data source and is asked by it for counts and cells. The
/// collection view does not keep it alive: the screen does.
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
/// Items are told apart by identifier alone: one whose content changed keeps its cell as it is,
/// unless it is marked with `reloadItems` or `reconfigureItems`. Updates are started one after the
/// other, in the order of `apply`; one that is applied while another is started, or while a
/// cell is being provided, waits for it. Behavior is that of uikit.md 7.2, section snapshots behave
/// as in 7.3.
///
/// Apply snapshots either always on the main queue or always on one serial queue in the background.
/// From there they are compared in the background and started on the main queue.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell for an item: dequeued from the collection view, filled, and never nil.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a header, a footer or another view that the layout asks for by its kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What is asked for supplementary views; needed as soon as the layout has any.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// What happens when a person expands and collapses items of section snapshots.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Which items a person can move, and what happens then.
  public var reorderingHandlers = ReorderingHandlers()

  private(set) weak var collectionView: UICollectionView?
  let updates = SerialUpdates()
  let queue = UpdateQueue<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  // What is on show as plain lists, for the collection view's many questions.
  private(set) var displayedList = Snapshot().list
  private(set) var outlines = SectionTrees<SectionIdentifierType, ItemIdentifierType>()
  // Before the first snapshot there is nothing to compare with.
  private(set) var hasSnapshot = false

  /// Makes a data source without content and gives it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot in place of the one before, as one update of the collection view.
  ///
  /// When it returns, the collection view's counts are the new ones, unless the call came from a
  /// provider or from within another update. The first snapshot is loaded as a whole.
  ///
  /// The cost is one comparison for each item that is common at the ends of its section, and one
  /// hash for each between; cells are asked only for what is visible.
  ///
  /// On a queue in the background it compares and returns; the update is started, and completed, on
  /// the main queue. While one is on its way there, applying on the main queue ends the program with
  /// Apple's text.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be displayedSnapshot.
  ///   - animatingDifferences: Whether the change is animated; marks of the first snapshot are
  ///     started only then.
  ///   - completion: Called once when the change is done, also when there was none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(comparing: snapshot, completion) { change, finish in
      self.apply(snapshot, change, animated: animatingDifferences, finish: finish)
    }
  }

  /// Shows a snapshot in place of the one before, and returns when the change is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by loading everything anew, without comparing; the selection is lost.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be displayedSnapshot.
  ///   - completion: Called once when the collection view has been told.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(completion) { _, finish in
      self.reload(snapshot)
      finish()
    }
  }

  /// Shows a snapshot by loading everything anew, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of a section snapshot in a section, in place of those before.
  ///
  /// The section is appended when it is missing, and items that are in other sections leave them.
  /// The outline is kept: `snapshot(for:)` answers it, also after other snapshots were applied.
  ///
  /// - Parameters:
  ///   - snapshot: The outline of the section.
  ///   - section: The section that is to show it.
  ///   - animatingDifferences: Whether the change is animated.
  ///   - completion: Called once when the change is done, also when there was none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    submit(completion) { _, finish in
      self.apply(snapshot, in: section, animated: animatingDifferences, finish: finish)
    }
  }

  /// Shows the visible items of a section snapshot in a section, and returns when that is done.
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

  /// The outline of a section, hidden items too.
  ///
  /// Items of a section that was never given one are all root items. Changing the answer changes
  /// nothing until it is applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outline(of: section)
  }

  /// What is on show, without marks; changing it changes nothing until it is applied.
  ///
  /// It may be asked on any queue.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    queue.snapshot
  }

  /// The item on show at an index path, nil when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    displayedList.item(at: ItemPosition(section: indexPath.section, item: indexPath.item))
  }

  /// Where an item is on show, nil when it is not.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    displayedSnapshot.read { $0.position(of: itemIdentifier) }.map(IndexPath.init)
  }

  /// The section on show at an index, nil when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    displayedList.sections.indices.contains(index) ? displayedList.sections[index] : nil
  }

  /// Where a section is on show, nil when it is not.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    displayedSnapshot.indexOfSection(sectionIdentifier)
  }

  /// The sections on show.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    displayedList.sections.count
  }

  /// The items of a section on show; none beyond the last section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    displayedList.items.indices.contains(section) ? displayedList.items[section].count : 0
  }

  /// The cell that the cell provider makes for the item on show.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    let cell = updates.deferringUpdates {
      item.flatMap { cellProvider(collectionView, indexPath, $0) }
    }
    guard let cell else {
      DiffableDataSourceMistake.noCell(indexPath, item.map { "\($0)" } ?? "(null)").raise(
        in: collectionView)
    }
    return cell
  }

  /// The view that `supplementaryViewProvider` makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      DiffableDataSourceMistake.noSupplementaryViewProvider.raise(in: collectionView)
    }
    let view = updates.deferringUpdates {
      supplementaryViewProvider(collectionView, kind, indexPath)
    }
    guard let view else {
      DiffableDataSourceMistake.noSupplementaryView(kind, indexPath).raise(in: collectionView)
    }
    return view
  }

  /// Whether `reorderingHandlers` let the item be moved; they don't, unless set.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves the item as a person did, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(sourceIndexPath, to: destinationIndexPath)
  }

  /// The titles of an index beside the items; none, unless a subclass names some.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item to which a title of the index leads; the first one, unless a subclass says another.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// What is on show.
  var displayedSnapshot: Snapshot { queue.snapshot }

  /// Makes `snapshot` the one that questions are answered from.
  ///
  /// `outlines` come with it; nil when those on show are to follow.
  func display(_ snapshot: Snapshot, outlines: Outlines? = nil) {
    self.outlines = outlines ?? self.outlines.updated(for: snapshot)
    queue.setSnapshot(snapshot.withoutMarks)
    displayedList = snapshot.list
    hasSnapshot = true
  }
}
