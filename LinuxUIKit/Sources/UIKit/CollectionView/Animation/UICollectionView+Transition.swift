/// A change of layout that somebody shows as far as they like.
@MainActor struct InteractiveTransition {
  /// What shows it on its way.
  let layout: UICollectionViewTransitionLayout
  /// Told at the end.
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// What is called at the end of an interactive change of layout: whether the movement to its end
  /// ran to the end, and whether the new layout has taken over.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Lets a layout take over that stands between the present one and another.
  func startTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    endTransition(isFinished: false)
    let old = layout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    transition = InteractiveTransition(layout: between, completion: completion)
    UIView.performWithoutAnimation { replaceLayout(by: between, from: nil) }
    callCompletions()
    return between
  }

  /// Lets one of both layouts take over from where the transition is.
  func endTransition(isFinished: Bool) {
    guard let ended = transition else { return }
    transition = nil
    let between = ended.layout
    let taker = isFinished ? between.nextLayout : between.currentLayout
    changeLayout(to: taker, animated: true) { isCompleted in
      ended.completion?(isCompleted, isFinished)
    }
  }
}
