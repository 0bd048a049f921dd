extension UICollectionView {
  /// Shows the actions at a side of a row, as a swipe does; false where there are none.
  ///
  /// Another row that is open closes.
  @discardableResult
  package func openSwipeActions(at indexPath: IndexPath, _ side: SwipeSide = .trailing) -> Bool {
    guard beginSwipe(at: indexPath, side), let swipe else { return false }
    moveSlide(to: swipe.actions.solver(rowWidth: swipe.cell.bounds.width).openDistance)
    return true
  }

  /// Moves an open row back over its actions; nothing happens while none is open.
  package func closeSwipeActions() {
    guard let swipe else { return }
    moveSlide(to: 0) { swipe.actions.removeFromSuperview() }
    self.swipe = nil
    swipe.cell.isSwiped = false
  }

  /// The row that is open; nil while none is.
  package var indexPathOfSwipedItem: IndexPath? { swipe.flatMap { indexPath(for: $0.cell) } }

  /// Asks for the actions of a row and puts them behind it; false where there are none.
  func beginSwipe(at indexPath: IndexPath, _ side: SwipeSide) -> Bool {
    layoutIfNeeded()
    guard let cell = cellForItem(at: indexPath),
      let configuration = swipeActions(at: indexPath, side), !configuration.actions.isEmpty
    else { return false }
    closeSwipeActions()
    let actions = SwipeActionsView(configuration, at: side) { [weak self] in self?.perform($0) }
    insertSubview(actions, belowSubview: cell)
    swipe = RowSwipe(cell: cell, side: side, actions: actions)
    cell.isSwiped = true
    return true
  }

  /// Notes a touch beside the buttons of an open row, which does nothing else; false without one.
  func touchSwipedRow() -> Bool {
    swipe?.isTouched = true
    return swipe != nil
  }

  /// Closes the open row after such a touch; one that became a drag leaves it open.
  func endTouchOfSwipedRow(closes: Bool) -> Bool {
    guard swipe?.isTouched == true else { return false }
    swipe?.isTouched = false
    if closes { closeSwipeActions() }
    return true
  }

  /// Moves the open row to a distance from its place.
  func slide(to distance: CGFloat, isFull: Bool = false) {
    guard let swipe else { return }
    swipe.actions.distance = distance
    swipe.actions.isFull = isFull
    due.tile = true
    layOutElements()
  }

  /// Moves the open row on its way to a distance, and calls `completion` when it is there.
  ///
  /// [guess 3.4.6] In 0.3 s, by a spring that doesn't swing.
  func moveSlide(to distance: CGFloat, isFull: Bool = false, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.slide(to: distance, isFull: isFull)
    } completion: { _ in
      completion?()
    }
  }

  /// Does what a button beside the row is for, and closes the row when that is done.
  func perform(_ button: SwipeButton) {
    let opened = swipe?.actions
    button.action.handler(button.action, button) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.swipe?.actions === opened else { return }
        self.closeSwipeActions()
      }
    }
  }

  /// Puts an open row back at once, because rows change or come to lie elsewhere.
  func abandonSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    swipe.cell.isSwiped = false
    swipe.actions.removeFromSuperview()
    due.tile = true
    setNeedsLayout()
  }

  /// The elements with the open row aside; its buttons follow it.
  func swiping(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let swipe, let path = indexPath(for: swipe.cell) else { return elements }
    return elements.map { attributes in
      guard attributes.element == .cell(path) else { return attributes }
      swipe.actions.place(beside: attributes.frame)
      return swipe.moved(attributes)
    }
  }

  private func swipeActions(
    at indexPath: IndexPath, _ side: SwipeSide
  ) -> UISwipeActionsConfiguration? {
    let layout = layout as? UICollectionViewCompositionalLayout
    return layout?.listSwipeActions(at: indexPath, side)
  }
}
