import OrderedDifference

extension UICollectionViewDiffableDataSource {
  /// Applies the difference from the displayed snapshot to `snapshot`, and its marks, as one
  /// update.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - change: A difference that was computed in the background; `nil` if there is none.
  ///   - outlines: The section snapshots; `nil` adjusts the current ones.
  ///   - animated: Whether the change is animated.
  ///   - finish: Called once when the update is done.
  func apply(
    _ snapshot: Snapshot, _ change: Change? = nil, outlines: Outlines? = nil, animated: Bool,
    finish: @escaping () -> Void
  ) {
    guard !animated else {
      return applyChanges(to: snapshot, change, outlines, animated: true, finish: finish)
    }
    UIView.performWithoutAnimation {
      applyChanges(to: snapshot, change, outlines, animated: false, finish: finish)
    }
  }

  private func applyChanges(
    to snapshot: Snapshot, _ change: Change?, _ outlines: Outlines?, animated: Bool,
    finish: @escaping () -> Void
  ) {
    let marks = DiffableMarks(of: snapshot)
    guard hasSnapshot else {
      reload(snapshot, outlines: outlines)
      return apply(OrderedDifference(), animated ? marks : DiffableMarks(), finish: finish) {}
    }
    let difference = self.change(change, to: snapshot).difference
    apply(difference, marks.combined(with: difference), finish: finish) {
      self.display(snapshot, outlines: outlines)
    }
  }

  private func change(_ known: Change?, to snapshot: Snapshot) -> Change {
    guard let known, known.source == displayedSnapshot else {
      return Change(from: displayedSnapshot, to: snapshot)
    }
    return known
  }

  /// Displays `snapshot` by reloading the collection view.
  func reload(_ snapshot: Snapshot, outlines: Outlines? = nil) {
    display(snapshot, outlines: outlines)
    collectionView?.reloadData()
  }

  // The old snapshot is displayed until the block runs, since the collection view may have to lay
  // out its content first.
  private func apply(
    _ difference: OrderedDifference, _ marks: DiffableMarks, finish: @escaping () -> Void,
    display: @escaping () -> Void
  ) {
    guard let collectionView, !difference.isEmpty || !marks.isEmpty else {
      display()
      finish()
      return
    }
    let keepsData =
      difference.isEmpty && marks.onlyReconfigure && !collectionView.isCollectingUpdates
    collectionView.performBatchUpdates {
      if keepsData { collectionView.keepDataInUpdate() }
      display()
      collectionView.apply(difference)
      collectionView.apply(marks)
    } completion: { _ in
      if marks.reloadedInsertions.isEmpty { finish() }
    }
    guard !marks.reloadedInsertions.isEmpty else { return }
    collectionView.performBatchUpdates {
      collectionView.reloadItems(at: marks.reloadedInsertions)
    } completion: { _ in
      finish()
    }
  }
}
