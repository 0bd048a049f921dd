/// A change of layout, of which layouts and views are notified.
///
/// With a transition layout, the change from the old to the new layout begins when the transition
/// layout is installed, and ends when one of the two replaces it.
@MainActor struct LayoutTransition {
  private let from: UICollectionViewLayout
  private let to: UICollectionViewLayout
  private let views: [any ElementView]
  private let begins: Bool
  private let ends: Bool

  /// Creates a change from `old` to `new` while these views are displayed.
  init(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout,
    views: [any ElementView]
  ) {
    let ended = old.transitionedLayouts
    let begun = new.transitionedLayouts
    // A canceled change returns to the layout from which it started.
    let isCancelled = ended?.current === new
    from = ended.map { isCancelled ? $0.next : $0.current } ?? old
    to = begun?.next ?? new
    self.views = views
    begins = ended == nil
    ends = begun == nil
  }

  /// Announces the change.
  func begin() {
    guard begins else { return }
    from.prepareForTransition(to: to)
    to.prepareForTransition(from: from)
    for view in views { view.willTransition(from: from, to: to) }
  }

  /// Notifies the layouts that everything is laid out, before it is animated.
  func finalize() {
    guard ends else { return }
    from.finalizeLayoutTransition()
    to.finalizeLayoutTransition()
  }

  /// Notifies the views that the change is complete.
  func end() {
    guard ends else { return }
    for view in views { view.didTransition(from: from, to: to) }
  }
}
