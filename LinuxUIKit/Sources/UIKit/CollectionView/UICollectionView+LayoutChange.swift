extension UICollectionView {
  /// Lets another layout take over, and calls the completion when that is seen.
  func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = self.layout
    let stage = animated && layout !== old ? makeStage() : nil
    if let completion {
      if let stage {
        stage.completions.append(completion)
      } else {
        due.completions.append { completion(true) }
      }
    }
    if layout !== old { replaceLayout(by: layout, from: stage) }
    callCompletions()
  }

  /// Lets another layout take over, as a movement from `stage` if there is one (uikit.md 6.13).
  func replaceLayout(by new: UICollectionViewLayout, from stage: UpdateAnimation?) {
    let takeover = LayoutTransition(
      from: layout, to: new, views: drawingOrder.compactMap { shown[$0]?.view })
    takeover.begin()
    stage?.completions.insert({ _ in takeover.end() }, at: 0)
    due.passDepth += 1
    show(stage) {
      takeLayout(new, insteadOf: layout)
    } finalize: {
      takeover.finalize()
    }
    due.passDepth -= 1
    if stage == nil { takeover.end() }
  }

  private func takeLayout(_ new: UICollectionViewLayout, insteadOf old: UICollectionViewLayout) {
    layout = new
    old.leaveHost()
    new.host = self
    endDecorations()
    measureAgain()
    new.invalidateLayout()
    showInNewLayout()
  }

  private func endDecorations() {
    for element in drawingOrder where element.category == .decorationView {
      letGo(element)
    }
    // The next layout makes its own: these are not used again.
    for index in leaving.indices where leaving[index].before.category == .decorationView {
      leaving[index].element = nil
      leaving[index].isKept = false
    }
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
