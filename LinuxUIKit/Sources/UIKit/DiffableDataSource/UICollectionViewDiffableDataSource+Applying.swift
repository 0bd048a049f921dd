import OrderedDifference

extension UICollectionViewDiffableDataSource {
  /// Applies the difference from the displayed snapshot to `snapshot`, then its marks.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - change: A difference that was computed in the background; nil if there is none.
  ///   - outlines: The section snapshots; nil adjusts the current ones.
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
      return apply(animated ? marks : DiffableMarks(), finish: finish)
    }
    let difference = self.change(change, to: snapshot).difference
    apply(difference, finish: marks.isEmpty ? finish : nil) {
      self.display(snapshot, outlines: outlines)
    }
    guard !marks.isEmpty else { return }
    apply(marks, finish: finish)
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
    _ difference: OrderedDifference, finish: (() -> Void)?, display: @escaping () -> Void
  ) {
    guard let collectionView, !difference.isEmpty else {
      display()
      finish?()
      return
    }
    collectionView.performBatchUpdates {
      display()
      collectionView.apply(difference)
    } completion: { _ in
      finish?()
    }
  }

  // Marks are index paths of the new snapshot, so they need a batch of their own.
  private func apply(_ marks: DiffableMarks, finish: @escaping () -> Void) {
    guard let collectionView, !marks.isEmpty else { return finish() }
    collectionView.performBatchUpdates {
      collectionView.apply(marks)
    } completion: { _ in
      finish()
    }
  }
}
