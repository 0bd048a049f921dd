extension UICollectionViewDiffableDataSource {
  /// Shows `snapshot`: everything is loaded anew.
  func play(_ snapshot: Snapshot, animated: Bool, finish: @escaping () -> Void) {
    reload(snapshot)
    finish()
  }

  /// Shows `snapshot` and lets the collection view ask for everything anew.
  func reload(_ snapshot: Snapshot) {
    show(snapshot)
    collectionView?.reloadData()
  }
}
