import UIKit

/// The movements of items by the user.
@MainActor final class ReorderFeature: NSObject, Feature, UIGestureRecognizerDelegate {
  static let traits: [any Trait.Type] = [TraitList<ReorderRule>.self]

  private weak var screen: (any DisplayedScreen)?
  private var press: UILongPressGestureRecognizer?
  // The identity of the item that the user drags.
  private var draggedItem: AnyID?
  // The item that is moved, and its index path before the movement.
  private var moved: (item: AnyItem, path: IndexPath)?
  private var needsOrderCheck = false
  private let elementCheck = ReorderElementCheck()

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    guard let screen, let collectionView = screen.collectionView else { return }
    let isReorderable = !screen.sections(with: TraitList<ReorderRule>.self).isEmpty
    if isReorderable, press == nil {
      addPress(to: collectionView)
    } else {
      press?.isEnabled = isReorderable
    }
    if isReorderable { screen.report(elementCheck.mistakes(in: screen)) }
  }

  // MARK: Permissions

  func canMoveItem(at path: IndexPath) -> Bool {
    guard let section = screen?.section(at: path.section), let item = screen?.item(at: path),
      !section.traits.all(ReorderRule.self).isEmpty
    else { return false }
    return section.traits(of: item).allow(MoveDecision.self)
  }

  // The current index path if the item cannot be moved to the proposed one.
  func target(
    ofMoveFrom source: IndexPath, at current: IndexPath, to proposed: IndexPath
  ) -> IndexPath? {
    moved = screen?.item(at: source).map { ($0, source) }
    return move(from: source, to: proposed) == nil ? current : proposed
  }

  /// Returns the movement of an item to another position, or `nil` if that is not allowed.
  private func move(from source: IndexPath, to target: IndexPath) -> ItemMove? {
    guard let screen, let item = screen.item(at: source),
      let move = move(of: item, from: source, to: target),
      let section = screen.section(at: target.section),
      acceptsItem(of: source.section, in: section),
      section.traits.all(MoveTargetRule.self).allSatisfy({ $0.isAllowed(move) })
    else { return nil }
    return move
  }

  /// Returns whether items of another section can be moved to `section`.
  private func acceptsItem(of source: Int, in section: Section) -> Bool {
    let rules = section.traits.all(ReorderRule.self)
    return rules.contains { rule in
      switch rule {
      case .handler: true
      case .elements(let elements):
        screen?.section(at: source)?.traits.all(ReorderRule.self).contains { sourceRule in
          if case .elements(let others) = sourceRule { others.type == elements.type } else { false }
        } ?? false
      }
    }
  }

  private func move(
    of item: AnyItem, from source: IndexPath, to target: IndexPath
  ) -> ItemMove? {
    guard let screen, let sourceID = screen.section(at: source.section)?.id,
      let targetID = screen.section(at: target.section)?.id
    else { return nil }
    return ItemMove(
      item: item, source: .init(section: sourceID, index: source.item),
      target: .init(section: targetID, index: target.item))
  }
}

// MARK: The end of a movement

extension ReorderFeature {
  // Changes the user's state.
  func didMoveItem(_ transaction: ItemTransaction) {
    guard let (item, source) = moved, let target = target(of: source, in: transaction) else {
      return
    }
    moved = nil
    if let move = move(of: item, from: source, to: target) {
      apply(move, from: source, to: target)
    }
    // The next layout pass displays the changed state, after which the order is compared.
    needsOrderCheck = true
    screen?.collectionView?.setNeedsLayout()
  }

  // Compares the displayed order with the described one.
  func layoutWillBegin() {
    guard needsOrderCheck else { return }
    needsOrderCheck = false
    screen?.restoreOrder()
  }

  private func target(
    of source: IndexPath, in transaction: ItemTransaction
  ) -> IndexPath? {
    let (before, after) = (transaction.initialSnapshot, transaction.finalSnapshot)
    let token = before.itemIdentifiers(inSection: before.sectionIdentifiers[source.section])[
      source.item]
    guard let section = after.sectionIdentifier(containingItem: token),
      let index = after.indexOfSection(section),
      let item = after.itemIdentifiers(inSection: section).firstIndex(of: token)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  private func apply(_ move: ItemMove, from source: IndexPath, to target: IndexPath) {
    guard let screen, let sourceSection = screen.section(at: source.section),
      let targetSection = screen.section(at: target.section)
    else { return }
    for rule in targetSection.traits.all(ReorderRule.self) {
      switch rule {
      case .handler(let handler): handler(move)
      case .elements(let elements):
        let following = idsAfter(target, source: source, in: targetSection)
        let next = following.first { elements.contains($0) }
        if source.section == target.section, elements.contains(move.item.id.base) {
          elements.move(move.item.id.base, next)
        } else if let element = removeElement(
          move.item.id.base, of: elements.type,
          from: [sourceSection] + otherSections(than: source.section))
        {
          elements.insert(element, next)
        } else {
          screen.report([ReorderOfMissingElement(of: move.item, in: move.source.section)])
        }
      }
    }
  }

  // An update that has waited for the end of the drag may have moved the element.
  private func removeElement(
    _ id: AnyHashable, of type: Any.Type, from sections: [Section]
  ) -> Any? {
    for section in sections {
      for case .elements(let elements) in section.traits.all(ReorderRule.self)
      where elements.type == type {
        if let element = elements.remove(id) { return element }
      }
    }
    return nil
  }

  private func otherSections(than index: Int) -> [Section] {
    screen?.sectionsWithTraits.filter { $0.index != index }.map(\.section) ?? []
  }

  /// Returns the ids of the items after the target, without the moved one.
  private func idsAfter(
    _ target: IndexPath, source: IndexPath, in section: Section
  ) -> some Sequence<AnyHashable> {
    let isBehind = source.section == target.section && source.item <= target.item
    let first = isBehind ? target.item + 1 : target.item
    let isSame = source.section == target.section
    return (first..<max(first, section.items.count)).lazy
      .filter { !(isSame && $0 == source.item) }
      .map { section.items.id(at: $0) }
  }
}

// MARK: The gesture

extension ReorderFeature {
  private func addPress(to collectionView: UICollectionView) {
    let press = UILongPressGestureRecognizer()
    press.delegate = self
    press.onChange { [weak self, weak press] _ in
      if let press { self?.move(press) }
    }
    collectionView.addGestureRecognizer(press)
    self.press = press
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let screen, let collectionView = screen.collectionView,
      let path = collectionView.indexPathForItem(
        at: gestureRecognizer.location(in: collectionView)),
      canMoveItem(at: path), !isDraggable(at: path)
    else { return false }
    return collectionView.isEditing || !hasContextMenu(at: path)
  }

  // A drag and drop session reorders such an item.
  private func isDraggable(at path: IndexPath) -> Bool {
    screen?.features.contains { $0.canDragItem(at: path) } == true
  }

  private func hasContextMenu(at path: IndexPath) -> Bool {
    screen?.features.menu(ofItemAt: path) != nil
  }

  // During editing, a long press moves the item.
  func movesItem(at path: IndexPath) -> Bool {
    screen?.collectionView?.isEditing == true && canMoveItem(at: path)
  }

  private func move(_ press: UILongPressGestureRecognizer) {
    guard let screen, let collectionView = screen.collectionView else { return }
    let point = press.location(in: collectionView)
    switch press.state {
    case .began: begin(at: point, in: collectionView)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: drop(in: collectionView)
    default: cancel(in: collectionView)
    }
  }

  private func begin(at point: CGPoint, in collectionView: UICollectionView) {
    guard let path = collectionView.indexPathForItem(at: point),
      collectionView.beginInteractiveMovementForItem(at: path)
    else { return }
    draggedItem = screen?.item(at: path)?.id
  }

  private func drop(in collectionView: UICollectionView) {
    // Changes of state since the last layout pass may remove the item, which ends the drag.
    collectionView.layoutIfNeeded()
    guard draggedItem != nil else { return }
    draggedItem = nil
    collectionView.endInteractiveMovement()
    resumeUpdates(in: collectionView)
  }

  private func cancel(in collectionView: UICollectionView) {
    guard draggedItem != nil else { return }
    draggedItem = nil
    collectionView.cancelInteractiveMovement()
    resumeUpdates(in: collectionView)
  }

  // A layout pass displays the state that the movement has changed, which replaces the update that
  // has waited, since that was described before the movement.
  private func resumeUpdates(in collectionView: UICollectionView) {
    collectionView.layoutIfNeeded()
    screen?.resumeUpdates()
  }
}

// MARK: Updates during a drag

extension ReorderFeature {
  // Until the user drops an item, unless the update is without it, which ends the drag. Takes time
  // proportional to the number of items during a drag.
  func mustWait(for lego: Lego) -> Bool {
    guard let dragged = draggedItem else { return false }
    if lego.sections.contains(where: { $0.items.contains(dragged) }) { return true }
    draggedItem = nil
    screen?.collectionView?.cancelInteractiveMovement()
    // The gesture ends without another movement.
    press?.isEnabled = false
    press?.isEnabled = true
    return false
  }
}

// MARK: Movements by drag and drop

extension ReorderFeature {
  func canMoveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    source == target || move(from: source, to: target) != nil
  }

  func moveItem(from source: IndexPath, to target: IndexPath) {
    guard source != target, let move = move(from: source, to: target) else { return }
    apply(move, from: source, to: target)
  }
}

// MARK: Movements by assistive technologies

extension ReorderFeature {
  func accessibilityActions(of item: DisplayedItem) -> [AccessibilityAction] {
    guard canMoveItem(at: item.path) else { return [] }
    let names = item.section.traits[MoveActionNames.self] ?? MoveActionNames()
    return [(names.up, -1), (names.down, 1)].compactMap { name, distance in
      guard canMoveItem(at: item.path, by: distance) else { return nil }
      return AccessibilityAction(name: name) { [weak self, weak cell = item.cell] in
        guard let cell, let path = self?.screen?.collectionView?.indexPath(for: cell) else {
          return
        }
        self?.moveItem(at: path, by: distance)
      }
    }
  }

  /// Returns whether an item can be moved by a number of positions in its section.
  private func canMoveItem(at path: IndexPath, by distance: Int) -> Bool {
    let target = IndexPath(item: path.item + distance, section: path.section)
    return screen?.item(at: target) != nil && move(from: path, to: target) != nil
  }

  /// Moves an item by a number of positions in its section, unless the user drags an item.
  private func moveItem(at path: IndexPath, by distance: Int) {
    let target = IndexPath(item: path.item + distance, section: path.section)
    guard draggedItem == nil, canMoveItem(at: path), canMoveItem(at: path, by: distance),
      let move = move(from: path, to: target)
    else { return }
    apply(move, from: path, to: target)
  }
}
