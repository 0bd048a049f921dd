import ScrollMotion

/// The swipe actions of a collection view's rows (uikit.md, 3.4.6).
///
/// At most one row is open, and its buttons are subviews of the collection view as long as it is.
@MainActor final class SwipeInteraction: LayoutInteraction {
  /// The row that is swiped or open; `nil` if there is none.
  private(set) var swipe: RowSwipe?
  private unowned let host: UICollectionView

  /// Adds the recognizer of swipes to a collection view.
  init(in host: UICollectionView) {
    self.host = host
    let recognizer = SwipeGestureRecognizer { [weak self] in self?.begin(by: $0) ?? false }
    recognizer.addHandler { [weak self] in self?.update(by: $0) }
    host.addGestureRecognizer(recognizer)
  }

  /// The index path of the open row; `nil` if there is none.
  var indexPath: IndexPath? { swipe.flatMap { host.indexPath(ofCell: $0.cell) } }

  // MARK: Opening and closing

  /// Opens a row with an animation, after closing another one; returns `false` if it has no
  /// actions.
  func open(at indexPath: IndexPath, _ side: SwipeSide) -> Bool {
    guard begin(at: indexPath, side), let swipe else { return false }
    animate(to: swipe.actions.solver(rowWidth: swipe.cell.bounds.width).openDistance)
    return true
  }

  /// Closes the open row with an animation.
  func finish() {
    guard let swipe else { return }
    animate(to: 0) { swipe.actions.removeFromSuperview() }
    self.swipe = nil
    swipe.cell.setSwiped(false)
  }

  /// Closes the open row without animation, because rows change or move.
  func cancel() {
    guard let swipe else { return }
    self.swipe = nil
    swipe.cell.setSwiped(false)
    swipe.actions.removeFromSuperview()
    host.setNeedsVisibleElements()
  }

  func cancel(for view: any ElementView) {
    if view === swipe?.cell { cancel() }
  }

  /// Inserts the actions of a row behind it; returns `false` if it has none.
  private func begin(at indexPath: IndexPath, _ side: SwipeSide) -> Bool {
    host.layoutIfNeeded()
    guard let cell = host.visibleElements.cell(at: indexPath),
      let configuration = host.listLayout?.listSwipeActions(at: indexPath, side),
      !configuration.actions.isEmpty
    else { return false }
    finish()
    let actions = SwipeActionsView(configuration, at: side) { [weak self] in self?.perform($0) }
    host.insertSubview(actions, belowSubview: cell)
    swipe = RowSwipe(cell: cell, side: side, actions: actions)
    cell.setSwiped(true)
    return true
  }

  // MARK: Moving the row

  /// Returns the elements with the open row at its swiped position, and lays out its buttons.
  func adjusted(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let swipe, let path = indexPath else { return elements }
    return elements.map { attributes in
      guard attributes.element == .cell(path) else { return attributes }
      swipe.actions.layOut(beside: attributes.frame)
      return swipe.moved(attributes)
    }
  }

  /// Moves the open row to a distance from its position.
  private func move(to distance: CGFloat, isFull: Bool = false) {
    guard let swipe else { return }
    swipe.actions.setDistance(distance, isFull: isFull)
    host.layOutElementsAgain()
  }

  // Unverified: 0.3 s, and a spring that does not oscillate; inferred from uikit.md, 3.4.6.
  private static let animationDuration: TimeInterval = 0.3
  private static let animationDamping: CGFloat = 1

  /// Moves the open row with an animation.
  private func animate(
    to distance: CGFloat, isFull: Bool = false, completion: (() -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0,
      usingSpringWithDamping: Self.animationDamping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.move(to: distance, isFull: isFull)
    } completion: { _ in
      completion?()
    }
  }

  /// Performs the action of a button; the row is closed when the action calls its completion
  /// handler.
  private func perform(_ button: SwipeButton) {
    let opened = swipe?.actions
    button.action.handler(button.action, button) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.swipe?.actions === opened else { return }
        self.finish()
      }
    }
  }

  // MARK: Touches

  func touchesBegan() -> Bool {
    swipe?.isTouched = true
    return swipe != nil
  }

  func touchesEnded() -> Bool { endTouch(closesRow: true) }

  func touchesCancelled() -> Bool { endTouch(closesRow: false) }

  /// Closes the open row after a touch outside of its buttons, unless the touch became a drag.
  private func endTouch(closesRow: Bool) -> Bool {
    guard swipe?.isTouched == true else { return false }
    swipe?.isTouched = false
    if closesRow { finish() }
    return true
  }

  // MARK: Drags

  /// Begins with the row at the touch; returns `false` if there are no actions at that side.
  private func begin(by recognizer: SwipeGestureRecognizer) -> Bool {
    guard !host.isEditing, let path = indexPathForSwipe(at: recognizer.location(in: host)) else {
      return false
    }
    // An open row continues from its current distance.
    if path == indexPath, let swipe {
      self.swipe?.start = swipe.actions.distance
      return true
    }
    return begin(
      at: path, recognizer.isToTheRight != host.isRightToLeft ? .leading : .trailing)
  }

  /// Returns the index path of the row at a point of the content; the buttons of an open row belong
  /// to it.
  private func indexPathForSwipe(at point: CGPoint) -> IndexPath? {
    if let swipe, swipe.actions.frame.union(swipe.cell.frame).contains(point) { return indexPath }
    return host.indexPathForItem(at: point)
  }

  private func update(by recognizer: SwipeGestureRecognizer) {
    guard let swipe else { return }
    let sign: CGFloat = swipe.side.isLeft(isRightToLeft: host.isRightToLeft) ? 1 : -1
    let drag = swipe.start + recognizer.translation(in: host).x * sign
    let solver = swipe.actions.solver(rowWidth: swipe.cell.bounds.width)
    switch recognizer.state {
    case .began, .changed:
      move(to: solver.distance(travel: drag), isFull: solver.isFullSwipe(travel: drag))
    case .ended:
      end(solver, drag: drag, speed: recognizer.velocity(in: host).x * sign)
    default: finish()
    }
  }

  /// Performs the first action after a full swipe, or opens or closes the row.
  private func end(_ solver: SwipeSolver, drag: CGFloat, speed: CGFloat) {
    if solver.isFullSwipe(travel: drag), let button = swipe?.actions.firstButton {
      animate(to: solver.width, isFull: true)
      return perform(button)
    }
    guard solver.staysOpen(travel: drag, velocity: speed) else { return finish() }
    animate(to: solver.openDistance)
  }
}

extension UICollectionView {
  /// Opens the swipe actions at a side of a row; returns `false` if there are none.
  ///
  /// Another open row is closed.
  @discardableResult
  package func openSwipeActions(at indexPath: IndexPath, _ side: SwipeSide = .trailing) -> Bool {
    addSwipeInteraction().open(at: indexPath, side)
  }

  /// Closes the open row; does nothing if there is none.
  package func closeSwipeActions() { swipeInteraction?.finish() }

  /// The index path of the open row; `nil` if there is none.
  package var indexPathOfSwipedItem: IndexPath? { swipeInteraction?.indexPath }

  /// The interaction of list rows, once a list with swipe actions has been displayed.
  var swipeInteraction: SwipeInteraction? { interaction.layoutInteraction as? SwipeInteraction }

  /// Returns the interaction of list rows, which is created when it is first needed.
  @discardableResult func addSwipeInteraction() -> SwipeInteraction {
    if let swipeInteraction { return swipeInteraction }
    let new = SwipeInteraction(in: self)
    interaction.add(new)
    return new
  }
}

/// A swiped row with its buttons.
@MainActor struct RowSwipe {
  /// The cell of the row.
  let cell: any ElementCell
  /// The side of the actions.
  let side: SwipeSide
  /// The buttons of the actions.
  let actions: SwipeActionsView
  /// The distance of the row at the start of the drag, in points.
  var start: CGFloat = 0
  /// Whether there is a touch that closes the row unless it becomes a drag.
  var isTouched = false
}

extension RowSwipe {
  /// The corners of the row at the side of the actions.
  var corners: CACornerMask {
    side.isLeft(isRightToLeft: cell.isRightToLeft)
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  /// Returns the attributes of the row at its swiped position.
  fileprivate func moved(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    let isLeft = side.isLeft(isRightToLeft: cell.isRightToLeft)
    copy.center.x += isLeft ? actions.distance : -actions.distance
    return copy
  }
}

/// A side of a row at which it has swipe actions.
package enum SwipeSide: Hashable, Sendable {
  /// The leading side.
  case leading
  /// The trailing side.
  case trailing
}

extension SwipeSide {
  /// Returns whether the side is the left one.
  func isLeft(isRightToLeft: Bool) -> Bool {
    (self == .leading) != isRightToLeft
  }
}
