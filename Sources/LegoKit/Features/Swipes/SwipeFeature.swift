import UIKit

/// The swipe actions of cells outside of the system's lists.
///
/// One cell is open at a time. A tap outside of its buttons, scrolling, an update and editing close
/// it. After a destructive action it stays open until the next update, in which the item is usually
/// removed.
@MainActor final class SwipeFeature: NSObject, Feature, UIGestureRecognizerDelegate {
  static let traits: [any Trait.Type] = [TraitList<SwipeActions>.self]

  private weak var screen: (any DisplayedScreen)?
  private var pan: UIPanGestureRecognizer?
  private var tap: UITapGestureRecognizer?
  private var open: SwipedCell?
  private var closing: SwipedCell?
  // Cells of items that were removed while they were open.
  private var disappearing: [SwipedCell] = []
  // The distance of the cell when the finger began to move it.
  private var startDistance: CGFloat = 0

  // Unverified: those of swipe actions in lists, inferred from uikit.md, 3.4.6.
  private static let duration: TimeInterval = 0.3
  private static let damping: CGFloat = 1

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  // The touch closes the open cell.
  func shouldHighlightItem(at path: IndexPath) -> Bool { open == nil }

  func escape() -> Bool { close() }

  func adapt(_ item: DisplayedItem) {
    if !item.traits.all(SwipeActions.self).isEmpty { activate() }
  }

  // Begins to recognize swipes.
  private func activate() {
    guard pan == nil, SwipeGestures.areAvailable, let view = screen?.collectionView else {
      return
    }
    let pan = UIPanGestureRecognizer()
    pan.recognizeOneTouch()
    pan.delegate = self
    pan.onChange { [weak self, weak pan] _ in
      if let pan { self?.panDidChange(pan) }
    }
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.onChange { [weak self] recognizer in
      if recognizer.state == .ended { self?.close() }
    }
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    (self.pan, self.tap) = (pan, tap)
  }

  // MARK: Opening and closing

  /// Opens the cell at `path` with an animation; returns `false` if it has no actions there.
  func open(at path: IndexPath, edge: SwipeEdge) -> Bool {
    activate()
    guard begin(at: path, edge: edge), let open else { return false }
    animate(open, to: open.solver.openDistance)
    return true
  }

  /// Closes the open cell; returns `false` if there is none.
  @discardableResult func close(animated: Bool = true) -> Bool {
    finishClosing()
    guard let closed = open else { return false }
    open = nil
    guard animated else {
      closed.move(to: 0)
      closed.removeButtons()
      return true
    }
    closing = closed
    animate(closed, to: 0) { [weak self] in
      if self?.closing === closed { self?.finishClosing() }
    }
    return true
  }

  private func finishClosing() {
    closing?.removeButtons()
    closing = nil
  }

  private func animate(
    _ swiped: SwipedCell, to distance: CGFloat, isFullSwipe: Bool = false,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: Self.damping,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      swiped.move(to: distance, isFullSwipe: isFullSwipe)
    } completion: { _ in
      completion()
    }
  }

  /// Places the buttons of actions behind a cell; returns `false` if it has none at that edge.
  private func begin(at path: IndexPath, edge: SwipeEdge) -> Bool {
    guard let screen, let view = screen.collectionView, !view.isEditing,
      let cell = view.cellForItem(at: path), allowsSwipes(on: cell, at: path),
      let item = screen.item(at: path),
      let actions = screen.traits(at: path)?.swipeActions(edge)
    else { return false }
    close()
    if closing?.cell === cell { finishClosing() }
    open = SwipedCell(cell, displaying: item.id, actions, in: view) { [weak self] in
      self?.perform($0)
    }
    return open != nil
  }

  /// Returns whether the gesture of the controller reveals the actions of a cell.
  ///
  /// UIKit does so in its lists. In sections that scroll orthogonally, and in layouts that scroll
  /// horizontally, a horizontal movement scrolls.
  private func allowsSwipes(on cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    guard let screen, let view = screen.collectionView else { return false }
    return !scrollsHorizontally(cell, in: view)
      && !screen.hasSystemSwipeActions(for: cell, at: path)
  }

  // In a section that scrolls, the cell is in a scroll view.
  private func scrollsHorizontally(
    _ cell: UICollectionViewCell, in view: UICollectionView
  ) -> Bool {
    cell.superview !== view || view.scrollsHorizontally
  }

  // Adds the actions of a cell that cannot be swiped.
  func menu(_ menu: UIMenu?, ofItemAt path: IndexPath) -> UIMenu? {
    let actions = menuActions(at: path)
    guard !actions.isEmpty else { return menu }
    guard let menu else { return UIMenu(children: actions) }
    let group = UIMenu(title: "", options: .displayInline, children: actions)
    return menu.replacingChildren(menu.children + [group])
  }

  // UIKit offers the swipe actions of list rows itself.
  func accessibilityActions(of item: DisplayedItem) -> [AccessibilityAction] {
    guard let screen, !screen.hasSystemSwipeActions(for: item.cell, at: item.path) else {
      return []
    }
    return [SwipeEdge.leading, .trailing].compactMap { item.traits.swipeActions($0) }
      .flatMap { $0.actions() }
      .compactMap { action in
        action.title.map { AccessibilityAction(name: $0, handler: action.handler) }
      }
  }

  /// Returns the actions of a cell that scrolls horizontally and cannot be swiped, those at the leading
  /// edge first, as elements of its menu.
  private func menuActions(at path: IndexPath) -> [UIAction] {
    guard let screen, let view = screen.collectionView, !view.isEditing,
      let cell = view.cellForItem(at: path), scrollsHorizontally(cell, in: view),
      let traits = screen.traits(at: path)
    else { return [] }
    let actions = [SwipeEdge.leading, .trailing].flatMap { edge in
      traits.swipeActions(edge)?.actions() ?? []
    }
    return actions.map { action in
      UIAction(
        title: action.title ?? "", image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { _ in action.handler() }
    }
  }

  // MARK: Changes of the collection view

  // Closes the open cell; one whose item was removed disappears as it is.
  func contentDidChange() {
    guard let swiped = open, let screen else { return }
    let path = screen.collectionView?.indexPath(for: swiped.cell)
    if let path, screen.item(at: path)?.id == swiped.item {
      close()
    } else {
      open = nil
      disappearing.append(swiped)
      UIView.animate(withDuration: Self.duration) {
        swiped.buttons.alpha = 0
      } completion: { _ in
        swiped.buttons.removeFromSuperview()
      }
    }
  }

  // Closes the open cell after it was scrolled or during editing, or moves it to its distance again.
  func layoutDidEnd() {
    guard let open, let view = screen?.collectionView else { return }
    if view.contentOffset != open.contentOffset || view.isEditing {
      close()
    } else {
      open.restore()
    }
  }

  func restore(_ cell: UICollectionViewCell) {
    if open?.cell === cell { close(animated: false) }
    if closing?.cell === cell { finishClosing() }
    for swiped in disappearing where swiped.cell === cell {
      swiped.move(to: 0)
      swiped.removeButtons()
    }
    disappearing.removeAll { $0.cell === cell }
  }

  // MARK: Actions

  private func perform(_ action: SwipeAction) {
    let swiped = open
    action.handler()
    guard action.style != .destructive, open === swiped else { return }
    close()
  }
}

// MARK: Gestures

extension SwipeFeature {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    guard let open else { return false }
    return !open.buttons.bounds.contains(touch.location(in: open.buttons))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let view = screen?.collectionView
    else { return true }
    let velocity = pan.velocity(in: view)
    let movement = velocity == .zero ? pan.translation(in: view) : velocity
    guard abs(movement.x) > abs(movement.y) else { return false }
    let point = pan.location(in: view)
    if let open, open.contains(point) {
      startDistance = open.distance
      return true
    }
    guard let path = view.indexPathForItem(at: point) else { return false }
    startDistance = 0
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return begin(at: path, edge: (movement.x > 0) != isRightToLeft ? .leading : .trailing)
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let open, let view = screen?.collectionView else { return }
    let travel = startDistance + open.direction * pan.translation(in: view).x
    let solver = open.solver
    switch pan.state {
    case .began, .changed:
      open.move(
        to: solver.distance(travel: travel), isFullSwipe: solver.isFullSwipe(travel: travel))
    case .ended:
      end(travel: travel, velocity: open.direction * pan.velocity(in: view).x)
    default: close()
    }
  }

  private func end(travel: CGFloat, velocity: CGFloat) {
    guard let open else { return }
    let solver = open.solver
    if solver.isFullSwipe(travel: travel), let action = open.buttons.firstAction {
      animate(open, to: solver.width, isFullSwipe: true)
      perform(action)
    } else if solver.staysOpen(travel: travel, velocity: velocity) {
      animate(open, to: solver.openDistance)
    } else {
      close()
    }
  }
}
