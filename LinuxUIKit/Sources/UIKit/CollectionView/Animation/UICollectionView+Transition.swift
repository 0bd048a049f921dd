extension UICollectionView {
  /// The completion handler of an interactive change of layout: it receives whether the final
  /// animation ran to its end, and whether the new layout has taken effect.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Begins an interactive change to another layout.
  func startTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    endTransition(isFinished: false)
    let old = layout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    animations.beginTransition(InteractiveTransition(layout: between, completion: completion))
    UIView.performWithoutAnimation { replaceLayout(with: between, animation: nil) }
    pendingWork.passes.runCompletions()
    return between
  }

  /// Ends the interactive change with the new or the old layout, animated from its progress.
  func endTransition(isFinished: Bool) {
    guard let ended = animations.removeTransition() else { return }
    let between = ended.layout
    let final = isFinished ? between.nextLayout : between.currentLayout
    changeLayout(to: final, animated: true) { isCompleted in
      ended.completion?(isCompleted, isFinished)
    }
  }
}
