extension UICollectionView {
  /// Changes the layout, as a part of the batch update in progress or immediately.
  func changeLayout(
    to new: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    if let batch = pendingWork.batch {
      if let completion { batch.addCompletion(completion) }
      return batch.setLayout(new)
    }
    let animation = animated && layout !== new ? makeUpdateAnimation() : nil
    if let completion {
      if let animation {
        animation.addCompletion(completion)
      } else {
        pendingWork.passes.addCompletion { DeferredCompletions.call { completion(true) } }
      }
    }
    if layout !== new { replaceLayout(with: new, animation: animation) }
    pendingWork.passes.runCompletions()
  }

  /// Replaces the layout, animated if there is an animation (uikit.md, 6.13).
  func replaceLayout(with new: UICollectionViewLayout, animation: UpdateAnimation?) {
    let transition = LayoutTransition(from: layout, to: new, views: displayedViews)
    transition.begin()
    animation?.addFirstCompletion { _ in transition.end() }
    pendingWork.passes.perform {
      perform(animation) {
        installLayout(new)
        layOutInNewLayout()
      } finalize: {
        transition.finalize()
      }
    }
    if animation == nil { transition.end() }
  }

  /// The views of displayed elements, from back to front.
  var displayedViews: [any ElementView] { visibleElements.inDrawingOrder.map(\.view) }

  /// Sets `new` as the layout of the collection view, without laying out.
  func installLayout(_ new: UICollectionViewLayout) {
    let old = layout
    setLayout(new)
    old.leaveHost()
    new.enterHost(self)
    endDisplayOfDecorationViews()
    discardPreparedElements()
    invalidateMeasurements()
    new.invalidateLayout()
  }

  private func endDisplayOfDecorationViews() {
    for visible in visibleElements.inDrawingOrder
    where visible.element.category == .decorationView {
      endDisplayAnimated(visible)
    }
    // The new layout has its own decoration views.
    animations.discardDecorationViews()
    reusePool.removeDecorationViews()
  }

  private func layOutInNewLayout() {
    guard data.counts != nil, !pendingWork.needs(.reload) else { return }
    prepareUntilSettled()
    scrollToTargetOffset()
    layOutElements()
  }

  /// Scrolls to the content offset that the delegate or the layout chooses for a change.
  func scrollToTargetOffset() {
    let proposed = offsetRange.clampEnd(contentOffset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    let final =
      target != proposed
      ? target : layout.targetContentOffset(forProposedContentOffset: proposed)
    if final != contentOffset { contentOffset = final }
  }
}
