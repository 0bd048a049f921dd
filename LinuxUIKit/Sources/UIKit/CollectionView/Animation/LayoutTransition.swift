/// Tells layouts and views that one layout takes over from another.
///
/// A transition layout stands between two others: when it takes over, the change between those
/// begins, and it ends when one of them takes over from it.
@MainActor struct LayoutTransition {
  private let from: UICollectionViewLayout
  private let to: UICollectionViewLayout
  private let views: [UICollectionReusableView]
  private let begins: Bool
  private let ends: Bool

  /// A takeover from `old` to `new` while these views are on the screen.
  init(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout,
    views: [UICollectionReusableView]
  ) {
    let ended = old as? UICollectionViewTransitionLayout
    let begun = new as? UICollectionViewTransitionLayout
    // A canceled change leads back to where it set off.
    let isCancelled = ended?.currentLayout === new
    from = ended.map { isCancelled ? $0.nextLayout : $0.currentLayout } ?? old
    to = begun?.nextLayout ?? new
    self.views = views
    begins = ended == nil
    ends = begun == nil
  }

  /// Says what will happen.
  func begin() {
    guard begins else { return }
    from.prepareForTransition(to: to)
    to.prepareForTransition(from: from)
    for view in views { view.willTransition(from: from, to: to) }
  }

  /// Says that everything of the change is known, before it is shown.
  func finalize() {
    guard ends else { return }
    from.finalizeLayoutTransition()
    to.finalizeLayoutTransition()
  }

  /// Says what has happened.
  func end() {
    guard ends else { return }
    for view in views { view.didTransition(from: from, to: to) }
  }
}
