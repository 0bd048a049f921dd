extension UICollectionView {
  /// Lets another layout decide where elements are; the views on the screen stay.
  ///
  /// Ours has no animation yet: everything is in its new place when the call returns. Before data
  /// is shown for the first time, nothing is asked.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Lets another layout decide where elements are, then calls the completion with true.
  ///
  /// The completion comes in the same turn, or at the end of the layout pass that is under way.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== self.layout { replaceLayout(by: layout) }
    if let completion { due.completions.append { completion(true) } }
    callCompletions()
  }

  private func replaceLayout(by new: UICollectionViewLayout) {
    let old = layout
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    layout = new
    old.host = nil
    new.host = self
    endDecorations()
    new.invalidateLayout()
    showInNewLayout()
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  private func endDecorations() {
    for element in drawingOrder where element.category == .decorationView { endShowing(element) }
    reuseQueue.forget(.decorationView)
  }

  private func showInNewLayout() {
    guard knownCounts != nil, !due.reload else { return }
    prepareUntilSettled()
    moveToTarget()
    layOutElements()
  }

  /// Asks the delegate or the layout where the content comes to rest, and moves there.
  func moveToTarget() {
    let proposed = offsetRange.clampEnd(contentOffset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    let final = target != proposed ? target : layoutTarget(for: proposed)
    if final != contentOffset { contentOffset = final }
  }

  private func layoutTarget(for proposed: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed)
  }
}
