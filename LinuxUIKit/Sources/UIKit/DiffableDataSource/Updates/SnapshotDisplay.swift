import OrderedDifference

/// The displayed snapshot of a diffable data source, and its updates.
///
/// The data sources of collection views and of tables share it: a table's rows are displayed by a
/// collection view too. Updates are serial; those from a background queue are compared there.
@MainActor final class SnapshotDisplay<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Change = SnapshotChange<Section, Item>
  typealias Application =
    @MainActor @Sendable (_ change: Change?, _ finish: @escaping () -> Void) -> Void

  /// The view whose items are updated; the reference is weak.
  private(set) weak var host: UICollectionView?
  // The view that messages name.
  private weak var namedView: UIView?
  /// The updates in progress and those that wait.
  let updates = SerialUpdates()
  private let queue = SnapshotQueue<Section, Item>()
  /// The displayed identifiers as plain lists, for frequent queries.
  private(set) var list = Snapshot().list
  /// Whether a snapshot was applied; the first one isn't compared.
  private(set) var hasSnapshot = false
  /// Notified of the changes of an update before it is performed.
  var willUpdate: ((OrderedDifference) -> Void)?

  /// Creates an empty display.
  ///
  /// - Parameters:
  ///   - host: The view whose items are updated.
  ///   - namedView: The view that messages name.
  init(in host: UICollectionView, named namedView: UIView) {
    (self.host, self.namedView) = (host, namedView)
  }

  /// The displayed snapshot, without marks.
  nonisolated var snapshot: Snapshot { queue.snapshot }

  /// Makes a snapshot the displayed one, before or during the update of the view.
  func display(_ snapshot: Snapshot) {
    queue.setSnapshot(snapshot.withoutMarks)
    list = snapshot.list
    hasSnapshot = true
  }

  // MARK: Queries

  /// Returns the item at an index path; `nil` if there is none.
  func item(at indexPath: IndexPath) -> Item? {
    list.item(at: ItemPosition(section: indexPath.section, item: indexPath.item))
  }

  /// Returns the index path of an item; `nil` if it isn't displayed.
  func indexPath(of item: Item) -> IndexPath? {
    snapshot.read { $0.position(of: item) }.map(IndexPath.init)
  }

  /// Returns the section at an index; `nil` if there is none.
  func section(at index: Int) -> Section? {
    list.sections.indices.contains(index) ? list.sections[index] : nil
  }

  /// Returns the number of items in a section, or zero for unknown sections.
  func itemCount(inSection section: Int) -> Int {
    list.items.indices.contains(section) ? list.items[section].count : 0
  }

  // MARK: Applying

  /// Applies the difference from the displayed snapshot to `snapshot`, and its marks, as one
  /// update.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - change: A difference that was computed in the background; `nil` if there is none.
  ///   - animated: Whether the change is animated.
  ///   - display: Makes the snapshot the displayed one.
  ///   - finish: Called once when the update is done.
  func apply(
    _ snapshot: Snapshot, _ change: Change?, animated: Bool, display: @escaping () -> Void,
    finish: @escaping () -> Void
  ) {
    guard !animated else {
      return applyChanges(to: snapshot, change, animated: true, display, finish)
    }
    UIView.performWithoutAnimation {
      applyChanges(to: snapshot, change, animated: false, display, finish)
    }
  }

  /// Displays a snapshot by reloading the view.
  func reload(display: () -> Void) {
    display()
    host?.reloadData()
  }

  private func applyChanges(
    to snapshot: Snapshot, _ change: Change?, animated: Bool, _ display: @escaping () -> Void,
    _ finish: @escaping () -> Void
  ) {
    let marks = DiffableMarks(of: snapshot)
    guard hasSnapshot else {
      reload(display: display)
      return apply(OrderedDifference(), animated ? marks : DiffableMarks(), finish) {}
    }
    displayEndingMovement()
    let difference = self.change(change, to: snapshot).difference
    apply(difference, chosen(marks, difference).combined(with: difference), finish, display)
  }

  /// Returns the marks of an update, as chosen with reloaded items in place of reconfigured ones that
  /// aren't displayed.
  private func chosen(_ marks: DiffableMarks, _ difference: OrderedDifference) -> DiffableMarks {
    guard OpenChoices.current.contains(.reloadsInvisibleItems), difference.isEmpty, let host
    else { return marks }
    return marks.reloading { host.reloadsInsteadOfReconfiguring($0) }
  }

  /// Makes the order that the user has created by moving an item the displayed one, if the data
  /// source is just being notified of the movement.
  private func displayEndingMovement() {
    guard let movement = host?.interaction.movement, movement.phase == .ending,
      let item = item(at: movement.original)
    else { return }
    display(snapshot.moving(item, to: movement.current))
  }

  private func change(_ known: Change?, to snapshot: Snapshot) -> Change {
    guard let known, known.source == self.snapshot else {
      return Change(from: self.snapshot, to: snapshot)
    }
    return known
  }

  // The old snapshot is displayed until the block runs, since the collection view may have to lay
  // out its content first.
  private func apply(
    _ difference: OrderedDifference, _ marks: DiffableMarks, _ finish: @escaping () -> Void,
    _ display: @escaping () -> Void
  ) {
    guard let host, !difference.isEmpty || !marks.isEmpty else {
      display()
      finish()
      return
    }
    let keepsData = difference.isEmpty && marks.onlyReconfigure && !host.isCollectingUpdates
    host.performBatchUpdates {
      if keepsData { host.keepDataInUpdate() }
      display()
      self.willUpdate?(difference)
      host.apply(difference)
      host.apply(marks)
    } completion: { _ in
      if marks.reloadedInsertions.isEmpty { finish() }
    }
    guard !marks.reloadedInsertions.isEmpty else { return }
    host.performBatchUpdates {
      host.reloadItems(at: marks.reloadedInsertions)
    } completion: { _ in
      finish()
    }
  }
}

// MARK: Submitting

extension SnapshotDisplay {
  /// Submits an update, which is performed immediately if it comes from the main queue and no other
  /// is in progress.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to compare with the previous one on a background queue; `nil` to
  ///     compare nothing.
  ///   - completion: Called once on the main queue when the update is done.
  ///   - application: Performs the update with the result of the comparison, if there is one.
  nonisolated func submit(
    comparing snapshot: Snapshot? = nil, _ completion: (() -> Void)?,
    _ application: @escaping Application
  ) {
    let completion = SubmittedCompletion(call: completion)
    guard MainQueue.isCurrent else {
      return submitFromBackground(comparing: snapshot, completion, application)
    }
    MainActor.assumeIsolated {
      if queue.hasOutstandingUpdates { raiseMixedQueues() }
      updates.add(completion: completion.call) { application(nil, $0) }
    }
  }

  nonisolated private func submitFromBackground(
    comparing snapshot: Snapshot?, _ completion: SubmittedCompletion,
    _ application: @escaping Application
  ) {
    let before = queue.begin(snapshot)
    let change = before.flatMap { before in snapshot.map { Change(from: before, to: $0) } }
    Task { @MainActor in
      queue.end()
      updates.add(completion: completion.call) { application(change, $0) }
    }
  }

  private func raiseMixedQueues() -> Never {
    let view = namedView.map { "\($0)" } ?? "(null)"
    fatalError(DiffableDataSourceMistake.mixedQueues.text(naming: view))
  }
}

// Unchecked because it is called on the main queue only, once, and the submitting queue doesn't
// call it.
/// A completion handler that is passed to the main queue.
private struct SubmittedCompletion: @unchecked Sendable {
  let call: (() -> Void)?
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot with an item at another index path, counted after the move.
  func moving(
    _ item: ItemIdentifierType, to target: IndexPath
  ) -> NSDiffableDataSourceSnapshot {
    var snapshot = self
    snapshot.deleteItems([item])
    let section = sectionIdentifiers[target.section]
    let others = snapshot.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      snapshot.insertItems([item], beforeItem: others[target.item])
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}
