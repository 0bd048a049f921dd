extension UICollectionView {
  func changeLayout(to layout: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
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
    measureAgain()
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
