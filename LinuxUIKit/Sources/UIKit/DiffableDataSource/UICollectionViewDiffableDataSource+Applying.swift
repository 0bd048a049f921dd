import OrderedDifference

extension UICollectionViewDiffableDataSource {
  /// Plays what changes from the snapshot on show to `snapshot`, then what it marks.
  ///
  /// `change` is what changes from a snapshot that is probably on show, nil where that is not known;
  /// `outlines` are those that come with it, nil when those on show are to follow.
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
      return play(animated ? marks : DiffableMarks(), finish: finish)
    }
    let difference = self.change(change, to: snapshot).difference
    play(difference, finish: marks.isEmpty ? finish : nil) {
      self.show(snapshot, outlines: outlines)
    }
    guard !marks.isEmpty else { return }
    play(marks, finish: finish)
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
