import UIKit

#if !os(tvOS)
  /// The drag and drop delegates of a renderer's collection view.
  ///
  /// They are set when an item or section with such a modifier is displayed, unless the user's code
  /// has set others.
  @MainActor final class DragFeature: NSObject, Feature {
    static let traits: [any Trait.Type] = [TraitList<DragRule>.self, TraitList<DropRule>.self]

    private weak var screen: (any DisplayedScreen)?

    init(screen: any DisplayedScreen) {
      self.screen = screen
    }

    func contentDidChange() {
      guard let screen else { return }
      for (_, section) in screen.sectionsWithTraits {
        activate(
          drags: section.itemRules.contains { $0.traitType == TraitList<DragRule>.self },
          drops: !section.traits.all(DropRule.self).isEmpty)
      }
    }

    func adapt(_ item: DisplayedItem) {
      activate(
        drags: !item.traits.all(DragRule.self).isEmpty,
        drops: !item.traits.all(DropRule.self).isEmpty)
    }

    // Sets the delegates that a displayed item or section needs.
    private func activate(drags: Bool, drops: Bool) {
      guard drags || drops, let view = screen?.collectionView else { return }
      if drags, view.dragDelegate == nil {
        view.dragDelegate = self
        view.dragInteractionEnabled = true
      }
      // A drag inside the collection view reorders its items.
      if view.dropDelegate == nil { view.dropDelegate = self }
    }

    func canDragItem(at path: IndexPath) -> Bool {
      screen?.traits(at: path)?.all(DragRule.self).isEmpty == false
    }
  }

  /// A dragged item of a description.
  @MainActor private final class DraggedItem {
    let value: Any?
    let id: AnyID
    let path: IndexPath
    weak var controller: DragFeature?
    let remove: (@MainActor () -> Void)?

    init(
      _ content: DragContent, of id: AnyID, at path: IndexPath, from controller: DragFeature,
      remove: (@MainActor () -> Void)?
    ) {
      (self.value, self.id, self.path) = (content.value, id, path)
      self.controller = controller
      self.remove = remove
    }
  }

  extension DragFeature: UICollectionViewDragDelegate {
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
      guard let screen, let item = screen.item(at: path),
        let rules = screen.traits(at: path)?.all(DragRule.self)
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

  extension DragFeature: UICollectionViewDropDelegate {
    /// The effect that a drop would have.
    private enum Plan {
      case reorder(from: IndexPath, to: IndexPath)
      case insert(DropRule, section: Int, index: Int)
      case into(DropRule, IndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      guard let screen else { return false }
      if reorderedItem(of: session) != nil { return true }
      let rules =
        screen.sectionsWithTraits.flatMap { $0.section.traits.all(DropRule.self) }
        + collectionView.indexPathsForVisibleItems.flatMap {
          screen.traits(at: $0)?.all(DropRule.self) ?? []
        }
      return rules.contains { accepts(session, $0) }
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      let point = session.location(in: collectionView)
      let intent = insertionIntent(of: session, at: point, in: collectionView)
      switch plan(for: session, at: destinationIndexPath, point) {
      case .reorder:
        return UICollectionViewDropProposal(operation: .move, intent: intent)
      case .insert(let rule, _, _):
        return UICollectionViewDropProposal(
          operation: operation(of: rule, session), intent: intent)
      case .into(let rule, _):
        return UICollectionViewDropProposal(
          operation: operation(of: rule, session), intent: .insertIntoDestinationIndexPath)
      case nil:
        return UICollectionViewDropProposal(operation: .cancel)
      }
    }

    /// Returns the intent of a drop between items, for which no gap opens if the item under the drag
    /// is about to change.
    private func insertionIntent(
      of session: any UIDropSession, at point: CGPoint, in view: UICollectionView
    ) -> UICollectionViewDropProposal.Intent {
      let path = view.indexPathForItem(at: point).flatMap {
        view.dataSourceIndexPath(forPresentationIndexPath: $0)
      }
      let id = path.flatMap { screen?.item(at: $0)?.id }
      let isDragged = session.items.contains { item in
        guard let dragged = item.localObject as? DraggedItem else { return false }
        return dragged.controller === self && dragged.id == id
      }
      let staysInPlace = screen?.features.dragDidMove(over: isDragged ? nil : path) == true
      return staysInPlace ? .unspecified : .insertAtDestinationIndexPath
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {
      dragDidLeave()
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {
      dragDidLeave()
    }

    private func dragDidLeave() {
      _ = screen?.features.dragDidMove(over: nil)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      dragDidLeave()
      let point = coordinator.session.location(in: collectionView)
      let destination = coordinator.destinationIndexPath
      switch plan(for: coordinator.session, at: destination, point) {
      case .reorder(let source, let target):
        screen?.features.forEach { $0.moveItem(from: source, to: target) }
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
      guard let screen else { return nil }
      if let destination, let rule = rule(ofItemAt: destination, for: session) {
        return .into(rule, destination)
      }
      if let source = reorderedItem(of: session), let destination,
        screen.features.contains(where: { $0.canMoveItem(from: source, to: destination) })
      {
        return .reorder(from: source, to: destination)
      }
      let header = sectionOfHeader(at: point)
      let section = destination?.section ?? header ?? sectionAbove(point, for: session)
      guard let section, let described = screen.section(at: section),
        let rule = described.traits.all(DropRule.self).first(where: { accepts(session, $0) })
      else { return nil }
      let end = section == header ? 0 : described.items.count
      return .insert(rule, section: section, index: destination?.item ?? end)
    }

    private func rule(ofItemAt path: IndexPath, for session: any UIDropSession) -> DropRule? {
      screen?.traits(at: path)?.all(DropRule.self).first { accepts(session, $0) }
    }

    /// Returns the section whose header is at a point; `nil` for none.
    private func sectionOfHeader(at point: CGPoint) -> Int? {
      guard let view = screen?.collectionView else { return nil }
      let kind = UICollectionView.elementKindSectionHeader
      return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).first {
        view.supplementaryView(forElementKind: kind, at: $0)?.frame.contains(point) == true
      }?.section
    }

    /// Returns the section of the last visible item above a point, if it accepts the drag, or else
    /// the last section that does.
    private func sectionAbove(_ point: CGPoint, for session: any UIDropSession) -> Int? {
      guard let screen, let view = screen.collectionView else { return nil }
      let accepting = screen.sectionsWithTraits.filter {
        $0.section.traits.all(DropRule.self).contains { accepts(session, $0) }
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
        let path = source(of: item),
        screen?.features.contains(where: { $0.canMoveItem(at: path) }) == true
      else { return nil }
      return path
    }

    /// Returns the current index path of a dragged item of this collection view; takes time
    /// proportional to the number of items only if the item has moved during the drag.
    private func source(of item: UIDragItem) -> IndexPath? {
      guard let dragged = item.localObject as? DraggedItem, dragged.controller === self,
        let screen
      else { return nil }
      if screen.item(at: dragged.path)?.id == dragged.id { return dragged.path }
      for (index, section) in screen.allSections {
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
      guard let screen, let described = screen.section(at: section) else { return }
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
      guard let view = screen?.collectionView else { return }
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
      guard let view = screen?.collectionView else { return }
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
