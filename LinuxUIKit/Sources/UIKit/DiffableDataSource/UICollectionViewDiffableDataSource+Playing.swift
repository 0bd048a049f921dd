import OrderedDifference

extension UICollectionViewDiffableDataSource {
  /// Performs the changes from the displayed snapshot to `snapshot`, and its marks, as one update.
  ///
  /// `change` is what changes from a snapshot that is probably on show, nil where that is not
  /// known; `outlines` are those that come with it, nil when those on show are to follow.
  func play(
    _ snapshot: Snapshot, _ change: Change? = nil, outlines: Outlines? = nil, animated: Bool,
    finish: @escaping () -> Void
  ) {
    guard !animated else {
      return playChanges(to: snapshot, change, outlines, animated: true, finish: finish)
    }
    UIView.performWithoutAnimation {
      playChanges(to: snapshot, change, outlines, animated: false, finish: finish)
    }
  }

  private func playChanges(
    to snapshot: Snapshot, _ change: Change?, _ outlines: Outlines?, animated: Bool,
    finish: @escaping () -> Void
  ) {
    let marks = DiffableMarks(of: snapshot)
    guard isShowing else {
      reload(snapshot, outlines: outlines)
      return play(OrderedDifference(), animated ? marks : DiffableMarks(), finish: finish) {}
    }
    let difference = self.change(change, to: snapshot).difference
    play(difference, marks.combined(with: difference), finish: finish) {
      self.show(snapshot, outlines: outlines)
    }
  }

  private func change(_ known: Change?, to snapshot: Snapshot) -> Change {
    guard let known, known.source == shown else { return Change(from: shown, to: snapshot) }
    return known
  }

  /// Shows `snapshot` and lets the collection view ask for everything anew.
  func reload(_ snapshot: Snapshot, outlines: Outlines? = nil) {
    show(snapshot, outlines: outlines)
    collectionView?.reloadData()
  }

  // The old snapshot is on show until the block runs: the collection view may have to lay itself
  // out by it first.
  private func play(
    _ difference: OrderedDifference, _ marks: DiffableMarks, finish: @escaping () -> Void,
    show: @escaping () -> Void
  ) {
    guard let collectionView, !difference.isEmpty || !marks.isEmpty else {
      show()
      finish()
      return
    }
    collectionView.performBatchUpdates {
      show()
      collectionView.play(difference)
      collectionView.play(marks)
    } completion: { _ in
      finish()
    }
  }
}
