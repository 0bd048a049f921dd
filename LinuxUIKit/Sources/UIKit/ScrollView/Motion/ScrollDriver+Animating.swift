extension ScrollDriver {
  /// Whether an animated change of the offset is in progress.
  var isAnimating: Bool {
    if case .animating = phase { true } else { false }
  }

  /// The offset at which the animation in progress ends; `nil` if there is none.
  var animationEnd: CGPoint? {
    if case .animating(let tween) = phase { tween.end } else { nil }
  }

  /// Moves the content to an offset, animated if the animation is visible.
  ///
  /// Inside `tracking(_:_:)`, the end of the animation follows the target.
  func animate(to offset: CGPoint, _ ending: ScrollTween.Ending) {
    guard let view else { return }
    guard view.animatesScrolling, !isDragging else {
      _ = move(to: offset)
      target?.settle()
      report(ending, of: view)
      return
    }
    enter(
      .animating(
        ScrollTween(
          from: view.contentOffset, to: offset, at: FrameClock.shared.now, ending, target: target)))
    onEachFrame { [weak self] time in self?.animate(at: time) ?? false }
  }

  /// Stops the animation at its current offset.
  func endAnimation() {
    guard case .animating(let tween) = phase else { return }
    finish(tween)
  }

  /// Moves idle content back into its range, for example after a change of insets.
  func returnToRange() {
    guard let view, !isDragging, !isCoasting else { return }
    let offset = view.offsetRange.clamp(view.contentOffset)
    guard offset != view.contentOffset else { return }
    animate(to: offset, .silent)
  }

  private func animate(at time: TimeInterval) -> Bool {
    guard let view, case .animating(var tween) = phase else { return false }
    tween.adjust(to: view.contentOffset)
    if let target = tween.target?.offset() { tween.setEnd(target) }
    let isOver = !view.canAnimate || tween.isOver(at: time)
    tween.display(isOver ? tween.end : onPixels(tween.offset(at: time), of: view))
    update(.animating(tween))
    guard move(to: tween.displayedOffset) else { return false }
    guard isOver else { return true }
    tween.target?.settle()
    finish(tween)
    return false
  }

  private func finish(_ tween: ScrollTween) {
    enter(.resting)
    guard let view else { return }
    report(tween.ending, of: view)
  }

  private func report(_ ending: ScrollTween.Ending, of view: UIScrollView) {
    switch ending {
    case .silent: return
    case .animation: view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .toTop: view.scrollDelegate?.scrollViewDidScrollToTop(view)
    }
  }
}

extension UIScrollView {
  /// Whether an animated change of the offset is visible.
  var animatesScrolling: Bool { UIView.areAnimationsEnabled && canAnimate }
}
