import CollectionCore

extension UICollectionViewDiffableDataSource {
  private typealias List = SectionedList<SectionIdentifierType, ItemIdentifierType>

  /// Plays what changes from the snapshot on show to `snapshot`, then what it marks.
  ///
  /// - Parameter outlines: The outlines that come with it; nil when those on show are to follow.
  func play(
    _ snapshot: Snapshot, outlines: Outlines? = nil, animated: Bool, finish: @escaping () -> Void
  ) {
    guard !animated else {
      return playChanges(to: snapshot, outlines: outlines, animated: true, finish: finish)
    }
    UIView.performWithoutAnimation {
      playChanges(to: snapshot, outlines: outlines, animated: false, finish: finish)
    }
  }

  private func playChanges(
    to snapshot: Snapshot, outlines: Outlines?, animated: Bool, finish: @escaping () -> Void
  ) {
    let marks = DiffableMarks(of: snapshot)
    guard isShowing else {
      reload(snapshot, outlines: outlines)
      return play(animated ? marks : DiffableMarks(), finish: finish)
    }
    play(difference(to: snapshot), finish: marks.isEmpty ? finish : nil) {
      self.show(snapshot, outlines: outlines)
    }
    guard !marks.isEmpty else { return }
    play(marks, finish: finish)
  }

  /// What changes from the snapshot on show to `snapshot`.
  ///
  /// Where few items are new, only those are looked for among the others: none was repeated before,
  /// so only they can be repeated now. Otherwise, or where one is, all are looked through.
  private func difference(to snapshot: Snapshot) -> OrderedDifference {
    let list = snapshot.read { $0.uncheckedList }
    let difference = OrderedDifferenceSolver(from: shownList, to: list).solve()
    guard !isFreeOfRepetition(difference, to: list) else {
      snapshot.read { $0.confirmItems() }
      return difference
    }
    let checked = snapshot.list
    guard checked != list else { return difference }
    return OrderedDifferenceSolver(from: shownList, to: checked).solve()
  }

  // An inserted section stands for its items, which are not named.
  private func isFreeOfRepetition(_ difference: OrderedDifference, to list: List) -> Bool {
    guard difference.insertedSections.allSatisfy({ list.items[$0].isEmpty }) else { return false }
    let inserted = difference.insertedItems.compactMap(list.item(at:))
    guard let isThere = shown.read({ $0.holds(anyOf: inserted) }), !isThere else { return false }
    return Set(inserted).count == inserted.count
  }

  /// Shows `snapshot` and lets the collection view ask for everything anew.
  func reload(_ snapshot: Snapshot, outlines: Outlines? = nil) {
    show(snapshot, outlines: outlines)
    collectionView?.reloadData()
  }

  // The old snapshot is on show until the block runs: the collection view may have to lay itself
  // out by it first.
  private func play(
    _ difference: OrderedDifference, finish: (() -> Void)?, show: @escaping () -> Void
  ) {
    guard let collectionView, !difference.isEmpty else {
      show()
      finish?()
      return
    }
    collectionView.performBatchUpdates {
      show()
      collectionView.play(difference)
    } completion: { _ in
      finish?()
    }
  }

  // Marks are places in the new snapshot, so they make a batch of their own.
  private func play(_ marks: DiffableMarks, finish: @escaping () -> Void) {
    guard let collectionView, !marks.isEmpty else { return finish() }
    collectionView.performBatchUpdates {
      collectionView.play(marks)
    } completion: { _ in
      finish()
    }
  }
}
