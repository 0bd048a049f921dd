import UIKit

/// A controller of movements of items by the user.
@MainActor final class ReorderController: NSObject, UIGestureRecognizerDelegate {
  private let content: @MainActor () -> (any InteractionContent)?
  private var press: UILongPressGestureRecognizer?
  // The identity of the item that the user drags.
  private var draggedItem: AnyID?
  // The item that is moved, and its index path before the movement.
  private var moved: (item: AnyItem, path: IndexPath)?
  private var needsOrderCheck = false

  /// Creates a controller for displayed content.
  init(content: @escaping @MainActor () -> (any InteractionContent)?) {
    self.content = content
  }

  /// Adapts the collection view to content that is displayed from now on.
  func contentDidChange() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    let isReorderable = content.interactiveSections.contains {
      !$0.section.interaction.reorderRules.isEmpty
    }
    if isReorderable, press == nil {
      addPress(to: collectionView)
    } else {
      press?.isEnabled = isReorderable
    }
  }

  // MARK: Permissions

  /// Returns whether the user can move the item at `path`.
  func canMoveItem(at path: IndexPath) -> Bool {
    guard let section = content()?.section(at: path.section), let item = content()?.item(at: path),
      !section.interaction.reorderRules.isEmpty
    else { return false }
    return section.interaction(with: item).allows(.move)
  }

  /// Returns the proposed index path if an item can be moved there, or the current one.
  func target(of source: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath {
    moved = content()?.item(at: source).map { ($0, source) }
    return move(from: source, to: proposed) == nil ? current : proposed
  }

  /// Returns the movement of an item to another position, or `nil` if that is not allowed.
  private func move(from source: IndexPath, to target: IndexPath) -> ItemMove? {
    guard let content = content(), let item = content.item(at: source),
      let move = move(of: item, from: source, to: target),
      let section = content.section(at: target.section),
      acceptsItem(of: source.section, in: section), section.interaction.allows(move)
    else { return nil }
    return move
  }

  /// Returns whether items of another section can be moved to `section`.
  private func acceptsItem(of source: Int, in section: Section) -> Bool {
    let rules = section.interaction.reorderRules
    return rules.contains { rule in
      switch rule {
      case .handler: true
      case .elements(let elements):
        content()?.section(at: source)?.interaction.reorderRules.contains { sourceRule in
          if case .elements(let others) = sourceRule { others.type == elements.type } else { false }
        } ?? false
      }
    }
  }

  private func move(
    of item: AnyItem, from source: IndexPath, to target: IndexPath
  ) -> ItemMove? {
    guard let content = content(), let sourceID = content.section(at: source.section)?.id,
      let targetID = content.section(at: target.section)?.id
    else { return nil }
    return ItemMove(
      item: item, source: .init(section: sourceID, index: source.item),
      target: .init(section: targetID, index: target.item))
  }
}

// MARK: The end of a movement

extension ReorderController {
  /// Changes the user's state after the data source has moved an item.
  func didReorder(_ transaction: NSDiffableDataSourceTransaction<SectionToken, ItemToken>) {
    guard let (item, source) = moved, let target = target(of: source, in: transaction) else {
      return
    }
    moved = nil
    if let move = move(of: item, from: source, to: target) {
      apply(move, from: source, to: target)
    }
    // The next layout pass displays the changed state, after which the order is compared.
    needsOrderCheck = true
    content()?.collectionView?.setNeedsLayout()
  }

  /// Returns whether the displayed order has to be compared with the described one.
  func takeOrderCheck() -> Bool {
    defer { needsOrderCheck = false }
    return needsOrderCheck
  }

  private func target(
    of source: IndexPath, in transaction: NSDiffableDataSourceTransaction<SectionToken, ItemToken>
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
    guard let content = content(), let sourceSection = content.section(at: source.section),
      let targetSection = content.section(at: target.section)
    else { return }
    for rule in targetSection.interaction.reorderRules {
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
          content.report([ReorderOfMissingElement(move)])
        }
      }
    }
  }

  // An update that has waited for the end of the drag may have moved the element.
  private func removeElement(
    _ id: AnyHashable, of type: Any.Type, from sections: [Section]
  ) -> Any? {
    for section in sections {
      for case .elements(let elements) in section.interaction.reorderRules
      where elements.type == type {
        if let element = elements.remove(id) { return element }
      }
    }
    return nil
  }

  private func otherSections(than index: Int) -> [Section] {
    content()?.interactiveSections.filter { $0.index != index }.map(\.section) ?? []
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

extension ReorderController {
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
    guard let content = content(), let collectionView = content.collectionView,
      let path = collectionView.indexPathForItem(
        at: gestureRecognizer.location(in: collectionView)),
      canMoveItem(at: path), !isDraggable(at: path)
    else { return false }
    return collectionView.isEditing || !hasContextMenu(at: path)
  }

  // A drag and drop session reorders such an item.
  private func isDraggable(at path: IndexPath) -> Bool {
    content()?.interaction(at: path)?.dragRules.isEmpty == false
  }

  private func hasContextMenu(at path: IndexPath) -> Bool {
    guard let content = content(), let item = content.item(at: path) else { return false }
    return content.section(at: path.section)?.interaction(with: item).contextMenu() != nil
  }

  private func move(_ press: UILongPressGestureRecognizer) {
    guard let content = content(), let collectionView = content.collectionView else { return }
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
    draggedItem = content()?.item(at: path)?.id
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
    content()?.resumeUpdates()
  }
}

// MARK: Updates during a drag

extension ReorderController {
  /// Returns whether an update has to wait until the user drops an item.
  ///
  /// An update without the dragged item ends the drag. Takes time proportional to the number of
  /// items during a drag.
  func mustWait(for lego: Lego) -> Bool {
    guard let dragged = draggedItem else { return false }
    if lego.sections.contains(where: { $0.items.contains(dragged) }) { return true }
    draggedItem = nil
    content()?.collectionView?.cancelInteractiveMovement()
    // The gesture ends without another movement.
    press?.isEnabled = false
    press?.isEnabled = true
    return false
  }
}

extension ItemList {
  /// Returns whether the list contains an item, without making items.
  fileprivate func contains(_ id: AnyID) -> Bool {
    chunks.contains { chunk in
      (0..<chunk.count).contains { chunk.identity(at: $0) == id }
    }
  }

  /// Returns the index of an item, without making items; `nil` if the list does not contain it.
  func firstIndex(of id: AnyID) -> Int? {
    var start = 0
    for chunk in chunks {
      if let index = (0..<chunk.count).first(where: { chunk.identity(at: $0) == id }) {
        return start + index
      }
      start += chunk.count
    }
    return nil
  }

  /// Returns the id of the item at an index; `nil` at the end.
  func idIfPresent(at index: Int) -> AnyHashable? {
    index >= 0 && index < count ? id(at: index) : nil
  }
}

// MARK: Movements by drag and drop

extension ReorderController {
  /// Returns whether an item can be moved to another position; its own position counts.
  func canMoveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    source == target || move(from: source, to: target) != nil
  }

  /// Moves an item to another position.
  func moveItem(from source: IndexPath, to target: IndexPath) {
    guard source != target, let move = move(from: source, to: target) else { return }
    apply(move, from: source, to: target)
  }
}

// MARK: Movements by assistive technologies

extension ReorderController {
  /// Returns whether an item can be moved by a number of positions in its section.
  func canMoveItem(at path: IndexPath, by distance: Int) -> Bool {
    let target = IndexPath(item: path.item + distance, section: path.section)
    return content()?.item(at: target) != nil && move(from: path, to: target) != nil
  }

  /// Moves an item by a number of positions in its section, unless the user drags an item.
  func moveItem(at path: IndexPath, by distance: Int) {
    let target = IndexPath(item: path.item + distance, section: path.section)
    guard draggedItem == nil, canMoveItem(at: path), canMoveItem(at: path, by: distance),
      let move = move(from: path, to: target)
    else { return }
    apply(move, from: path, to: target)
  }
}
