import UIKit

#if os(tvOS)
  /// The drag and drop of a description, which tvOS does not have.
  @MainActor final class DragController {
    init(
      content: @escaping @MainActor () -> (any InteractionContent)?,
      reordering: @escaping @MainActor () -> ReorderController?
    ) {}

    func contentDidChange() {}
    func activate(_ handlers: DragHandlers) {}
  }
#else
  /// The drag and drop delegates of a renderer's collection view.
  ///
  /// They are set when an item or section with such a modifier is displayed, unless the user's code
  /// has set others.
  @MainActor final class DragController: NSObject {
    private let content: @MainActor () -> (any InteractionContent)?
    private let reordering: @MainActor () -> ReorderController?

    /// Creates delegates for displayed content.
    init(
      content: @escaping @MainActor () -> (any InteractionContent)?,
      reordering: @escaping @MainActor () -> ReorderController?
    ) {
      self.content = content
      self.reordering = reordering
    }

    /// Sets the delegates that the sections need from now on.
    func contentDidChange() {
      guard let content = content() else { return }
      for (_, section) in content.interactiveSections {
        activate(section.interaction.dragHandlers)
      }
    }

    /// Sets the delegates for handlers of a displayed item or section.
    func activate(_ handlers: DragHandlers) {
      guard !handlers.isEmpty, let view = content()?.collectionView else { return }
      if handlers.contains(.drag), view.dragDelegate == nil {
        view.dragDelegate = self
        view.dragInteractionEnabled = true
      }
      // A drag inside the collection view reorders its items.
      if view.dropDelegate == nil { view.dropDelegate = self }
    }
  }

  /// A dragged item of a description.
  @MainActor private final class DraggedItem {
    let value: Any?
    let id: AnyID
    let path: IndexPath
    weak var controller: DragController?
    let remove: (@MainActor () -> Void)?

    init(
      _ content: DragContent, of id: AnyID, at path: IndexPath, from controller: DragController,
      remove: (@MainActor () -> Void)?
    ) {
      (self.value, self.id, self.path) = (content.value, id, path)
      self.controller = controller
      self.remove = remove
    }
  }

  extension DragController: UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items(at: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      items(at: indexPath)
    }

    private func items(at path: IndexPath) -> [UIDragItem] {
      guard let content = content(), let item = content.item(at: path),
        let rules = content.interaction(at: path)?.dragRules
      else { return [] }
      return rules.compactMap { rule in
        guard let dragged = rule.content() else { return nil }
        let dragItem = UIDragItem(itemProvider: dragged.provider)
        dragItem.localObject = DraggedItem(
          dragged, of: item.id, at: path, from: self, remove: rule.remove)
        return dragItem
      }
    }
  }

  extension DragController: UICollectionViewDropDelegate {
    /// What a drop would do.
    private enum Plan {
      case reorder(from: IndexPath, to: IndexPath)
      case insert(DropRule, section: Int, index: Int)
      case into(DropRule, IndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      guard let content = content() else { return false }
      if reorderedItem(of: session) != nil { return true }
      let rules =
        content.interactiveSections.flatMap { $0.section.interaction.dropRules }
        + collectionView.indexPathsForVisibleItems.flatMap {
          content.interaction(at: $0)?.dropRules ?? []
        }
      return rules.contains { accepts(session, $0) }
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      let point = session.location(in: collectionView)
      switch plan(for: session, at: destinationIndexPath, point) {
      case .reorder:
        return UICollectionViewDropProposal(
          operation: .move, intent: .insertAtDestinationIndexPath)
      case .insert(let rule, _, _):
        return UICollectionViewDropProposal(
          operation: operation(of: rule, session), intent: .insertAtDestinationIndexPath)
      case .into(let rule, _):
        return UICollectionViewDropProposal(
          operation: operation(of: rule, session), intent: .insertIntoDestinationIndexPath)
      case nil:
        return UICollectionViewDropProposal(operation: .cancel)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let point = coordinator.session.location(in: collectionView)
      let destination = coordinator.destinationIndexPath
      switch plan(for: coordinator.session, at: destination, point) {
      case .reorder(let source, let target):
        reordering()?.moveItem(from: source, to: target)
        collectionView.layoutIfNeeded()
        if let item = coordinator.items.first { coordinator.drop(item.dragItem, toItemAt: target) }
      case .insert(let rule, let section, let index):
        insert(coordinator, by: rule, section: section, index: index)
      case .into(let rule, let path):
        drop(coordinator, into: path, by: rule)
      case nil: break
      }
    }

    // MARK: Finding the target

    private func plan(
      for session: any UIDropSession, at destination: IndexPath?, _ point: CGPoint
    ) -> Plan? {
      guard let content = content() else { return nil }
      if let destination, let rule = rule(ofItemAt: destination, for: session) {
        return .into(rule, destination)
      }
      if let source = reorderedItem(of: session), let destination,
        reordering()?.canMoveItem(from: source, to: destination) == true
      {
        return .reorder(from: source, to: destination)
      }
      let section = destination?.section ?? sectionAbove(point, for: session)
      guard let section, let described = content.section(at: section),
        let rule = described.interaction.dropRules.first(where: { accepts(session, $0) })
      else { return nil }
      return .insert(rule, section: section, index: destination?.item ?? described.items.count)
    }

    private func rule(ofItemAt path: IndexPath, for session: any UIDropSession) -> DropRule? {
      guard let interaction = content()?.interaction(at: path) else { return nil }
      return interaction.dropRules.first { accepts(session, $0) }
    }

    /// Returns the section of the last visible item above a point, if it accepts the drag, or else
    /// the last section that does.
    private func sectionAbove(_ point: CGPoint, for session: any UIDropSession) -> Int? {
      guard let content = content(), let view = content.collectionView else { return nil }
      let accepting = content.interactiveSections.filter {
        $0.section.interaction.dropRules.contains { accepts(session, $0) }
      }.map(\.index)
      let above = view.indexPathsForVisibleItems.filter {
        (view.layoutAttributesForItem(at: $0)?.frame.minY ?? .infinity) < point.y
      }.max()?.section
      return above.flatMap { accepting.contains($0) ? $0 : nil } ?? accepting.last
    }

    private func accepts(_ session: any UIDropSession, _ rule: DropRule) -> Bool {
      !session.items.isEmpty
        && session.items.allSatisfy { item in
          if let value = (item.localObject as? DraggedItem)?.value, rule.accepts(value) {
            return true
          }
          return item.itemProvider.hasItemConformingToTypeIdentifier(rule.typeIdentifier)
        }
    }

    private func operation(of rule: DropRule, _ session: any UIDropSession) -> UIDropOperation {
      movesItems(of: session, rule) ? .move : .copy
    }

    private func movesItems(of session: any UIDropSession, _ rule: DropRule) -> Bool {
      rule.moves && session.allowsMoveOperation && session.localDragSession != nil
        && session.items.allSatisfy { ($0.localObject as? DraggedItem)?.remove != nil }
    }

    /// Returns the index path of the only dragged item if it belongs to this collection view and its
    /// section can be reordered.
    private func reorderedItem(of session: any UIDropSession) -> IndexPath? {
      guard session.items.count == 1, let item = session.items.first,
        let path = source(of: item), reordering()?.canMoveItem(at: path) == true
      else { return nil }
      return path
    }

    /// Returns the current index path of a dragged item of this collection view; takes time
    /// proportional to the number of items only if the item has moved during the drag.
    private func source(of item: UIDragItem) -> IndexPath? {
      guard let dragged = item.localObject as? DraggedItem, dragged.controller === self,
        let content = content()
      else { return nil }
      if content.item(at: dragged.path)?.id == dragged.id { return dragged.path }
      for (index, section) in content.allSections {
        if let item = section.items.firstIndex(of: dragged.id) {
          return IndexPath(item: item, section: index)
        }
      }
      return nil
    }

    // MARK: Performing the drop

    private func insert(
      _ coordinator: any UICollectionViewDropCoordinator, by rule: DropRule, section: Int,
      index: Int
    ) {
      guard let content = content(), let described = content.section(at: section) else { return }
      let dragged = coordinator.items.map { $0.dragItem.localObject as? DraggedItem }
      let moves = movesItems(of: coordinator.session, rule)
      let target = IndexPath(item: index, section: section)
      let source = moves ? coordinator.items.first.flatMap { self.source(of: $0.dragItem) } : nil
      // The index is counted without an item that moves in its section.
      let isBehind = source.map { $0.section == section && $0.item <= index } ?? false
      let next = described.items.idIfPresent(at: isBehind ? index + 1 : index)
      if moves, dragged.count == 1, let id = dragged.first??.id.base, let elements = rule.elements,
        elements.contains(id)
      {
        // An element of the array itself is moved by one edit.
        elements.move(id, next)
        return finish(coordinator, at: target)
      }
      load(coordinator.items.map(\.dragItem), by: rule) { values in
        if moves { for item in dragged { item?.remove?() } }
        rule.perform(values, DropPosition(index: index, next: next))
      }
      // The values of other apps are inserted later.
      if dragged.allSatisfy({ $0?.value != nil }) { finish(coordinator, at: target) }
    }

    private func drop(
      _ coordinator: any UICollectionViewDropCoordinator, into path: IndexPath, by rule: DropRule
    ) {
      let dragged = coordinator.items.map { $0.dragItem.localObject as? DraggedItem }
      let moves = movesItems(of: coordinator.session, rule)
      load(coordinator.items.map(\.dragItem), by: rule) { values in
        if moves { for item in dragged { item?.remove?() } }
        rule.perform(values, DropPosition(index: 0, next: nil))
      }
      guard let view = content()?.collectionView else { return }
      view.layoutIfNeeded()
      let size = view.layoutAttributesForItem(at: path)?.size ?? .zero
      for item in coordinator.items {
        coordinator.drop(
          item.dragItem, intoItemAt: path,
          rect: CGRect(x: size.width / 2, y: size.height / 2, width: 1, height: 1))
      }
    }

    /// Displays the changed state, and animates the previews to the inserted items.
    private func finish(
      _ coordinator: any UICollectionViewDropCoordinator, at path: IndexPath
    ) {
      guard let view = content()?.collectionView else { return }
      view.layoutIfNeeded()
      for (offset, item) in coordinator.items.enumerated() {
        let target = IndexPath(item: path.item + offset, section: path.section)
        guard target.item < view.numberOfItems(inSection: target.section) else { continue }
        coordinator.drop(item.dragItem, toItemAt: target)
      }
    }

    /// Calls a closure with the values of items: at once for values of this app, and otherwise when
    /// all are loaded.
    ///
    /// Items that cannot be loaded are left out.
    private func load(
      _ items: [UIDragItem], by rule: DropRule,
      completion: @escaping @MainActor ([Any]) -> Void
    ) {
      let local = items.map { ($0.localObject as? DraggedItem)?.value }
      if local.allSatisfy({ $0.map(rule.accepts) ?? false }) {
        return completion(local.compactMap { $0 })
      }
      let loaded = LoadedValues(count: items.count, completion: completion)
      for (index, item) in items.enumerated() {
        rule.load(item.itemProvider) { loaded.set($0, at: index) }
      }
    }
  }

  /// Values that are loaded one after the other, and a closure for all of them.
  @MainActor private final class LoadedValues {
    private var values: [Any?]
    private var missing: Int
    private let completion: @MainActor ([Any]) -> Void

    init(count: Int, completion: @escaping @MainActor ([Any]) -> Void) {
      values = Array(repeating: nil, count: count)
      missing = count
      self.completion = completion
    }

    func set(_ value: Any?, at index: Int) {
      values[index] = value
      missing -= 1
      if missing == 0 { completion(values.compactMap { $0 }) }
    }
  }
#endif
