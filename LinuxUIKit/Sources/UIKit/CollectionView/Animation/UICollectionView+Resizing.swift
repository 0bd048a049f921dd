/// A change of the collection view's size in a block of changes.
@MainActor struct AnimatedResize {
  /// What was seen before.
  let stage: UpdateAnimation
  /// The bounds before.
  let oldBounds: CGRect
}

extension UICollectionView {
  /// Notes what is seen before the size changes in a block of changes; the layout in that block
  /// shows the way from there (uikit.md 6.9).
  func noteResize(to new: CGRect) {
    guard AnimationBlock.current != nil, bounds.size != new.size, resize == nil,
      let stage = makeStage(in: new)
    else { return }
    resize = AnimatedResize(stage: stage, oldBounds: bounds)
  }

  /// A layout pass, after an animated change of size as a movement.
  func layOutOnTheWay() {
    guard let resize, AnimationBlock.current != nil else {
      resize = nil
      return layOutElements()
    }
    self.resize = nil
    due.passDepth += 1
    show(resize.stage) {
      layout.prepare(forAnimatedBoundsChange: resize.oldBounds)
      layOutElements()
    } finalize: {
      layout.finalizeAnimatedBoundsChange()
    }
    due.passDepth -= 1
    callCompletions()
  }
}
