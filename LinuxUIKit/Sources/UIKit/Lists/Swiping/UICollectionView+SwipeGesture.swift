// What a finger does that drags a row aside (uikit.md 3.4.6).
extension UICollectionView {
  /// Lets fingers drag rows aside, from the first list on that has actions.
  func followSwipes() {
    guard swipeRecognizer == nil else { return }
    let recognizer = SwipeGestureRecognizer()
    recognizer.begins = { [weak self] in self?.beginSwipe(by: $0) ?? false }
    recognizer.addHandler { [weak self] in self?.swipeDidChange($0) }
    swipeRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  /// Finds the row under the finger and asks for its actions; false where there is nothing to drag.
  private func beginSwipe(by recognizer: SwipeGestureRecognizer) -> Bool {
    guard !isEditing, let path = indexPathForSwipe(at: recognizer.location(in: self)) else {
      return false
    }
    // An open row goes on from where it is.
    if path == indexPathOfSwipedItem, let swipe {
      self.swipe?.start = swipe.actions.distance
      return true
    }
    return beginSwipe(
      at: path, recognizer.isToTheRight != isRightToLeft ? .leading : .trailing)
  }

  /// The row at a point of the content; an open one also where its buttons are.
  private func indexPathForSwipe(at point: CGPoint) -> IndexPath? {
    if let swipe, swipe.actions.frame.union(swipe.cell.frame).contains(point) {
      return indexPathOfSwipedItem
    }
    return indexPathForItem(at: point)
  }

  private func swipeDidChange(_ recognizer: SwipeGestureRecognizer) {
    guard let swipe else { return }
    let isLeft = swipe.side.isLeft(isRightToLeft: isRightToLeft)
    let sign: CGFloat = isLeft ? 1 : -1
    let drag = swipe.start + recognizer.translation(in: self).x * sign
    let solver = swipe.actions.solver(rowWidth: swipe.cell.bounds.width)
    switch recognizer.state {
    case .began, .changed:
      slide(to: solver.distance(drag: drag), isFull: solver.isFull(drag: drag))
    case .ended:
      endSwipe(solver, drag: drag, speed: recognizer.velocity(in: self).x * sign)
    default: closeSwipeActions()
    }
  }

  /// Performs the first action after a swipe across most of the row, or opens or closes the row.
  private func endSwipe(_ solver: SwipeSolver, drag: CGFloat, speed: CGFloat) {
    if solver.isFull(drag: drag), let button = swipe?.actions.firstButton {
      moveSlide(to: solver.width, isFull: true)
      return perform(button)
    }
    guard solver.staysOpen(drag: drag, speed: speed) else { return closeSwipeActions() }
    moveSlide(to: solver.openDistance)
  }
}
