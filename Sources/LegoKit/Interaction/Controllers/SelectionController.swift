import UIKit

/// A controller that keeps the selection of a collection view equal to the user's state.
///
/// While a section has a selection, the collection view allows selecting several items, and the
/// rules of each section are applied here.
@MainActor final class SelectionController {
  private let content: @MainActor () -> (any InteractionContent)?
  private var allowedMultipleSelection: Bool?
  private var isObserving = false
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.synchronize() }

  /// Creates a controller for displayed content.
  init(content: @escaping @MainActor () -> (any InteractionContent)?) {
    self.content = content
  }

  /// Returns the selection that the item at a path belongs to, or `nil` if there is none.
  func rule(at path: IndexPath) -> SelectionRule? {
    content()?.section(at: path.section).flatMap { rule(of: $0) }
  }

  private func rule(of section: Section) -> SelectionRule? {
    if let rule = section.interaction.selection { return rule }
    guard let content = content(), content.collectionView?.isEditing == true else { return nil }
    return content.interaction.editing?.selection
  }

  /// Applies the state to content that is displayed from now on.
  func contentDidChange() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    let hasRules =
      content.interaction.editing?.selection != nil
      || content.interactiveSections.contains { $0.section.interaction.selection != nil }
    guard hasRules || isObserving else { return }
    isObserving = hasRules
    allowMultipleSelection(hasRules, in: collectionView)
    synchronize()
  }

  private func allowMultipleSelection(_ isAllowed: Bool, in collectionView: UICollectionView) {
    if isAllowed, allowedMultipleSelection == nil {
      allowedMultipleSelection = collectionView.allowsMultipleSelection
      collectionView.allowsMultipleSelection = true
    } else if !isAllowed, let allowed = allowedMultipleSelection {
      allowedMultipleSelection = nil
      collectionView.allowsMultipleSelection = allowed
    }
  }
}

// MARK: State to collection view

extension SelectionController {
  /// Selects exactly the items whose ids are in the state.
  func synchronize() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    let selections = observer.track { self.selections(in: content) }.result
    let selected = Dictionary(
      grouping: collectionView.indexPathsForSelectedItems ?? [], by: \.section)
    for selection in selections {
      synchronize(selection, selected: selected[selection.index] ?? [], in: collectionView)
    }
  }

  private struct Selection {
    let index: Int
    let section: Section
    let ids: Set<AnyHashable>
  }

  private func selections(in content: any InteractionContent) -> [Selection] {
    let sections =
      content.interaction.editing?.selection == nil
      ? content.interactiveSections : Array(content.allSections)
    return sections.compactMap { index, section in
      rule(of: section).map { Selection(index: index, section: section, ids: $0.ids()) }
    }
  }

  private func synchronize(
    _ selection: Selection, selected: [IndexPath], in collectionView: UICollectionView
  ) {
    var missing = selection.ids
    for path in selected where path.item < selection.section.items.count {
      let id = selection.section.items.id(at: path.item)
      if missing.remove(id) == nil { collectionView.deselectItem(at: path, animated: true) }
    }
    guard !missing.isEmpty else { return }
    // The ids of state that is not displayed are searched for at each change of the selection.
    for item in 0..<selection.section.items.count {
      guard missing.contains(selection.section.items.id(at: item)) else { continue }
      collectionView.selectItem(
        at: IndexPath(item: item, section: selection.index), animated: false, scrollPosition: [])
    }
  }
}

// MARK: Collection view to state

extension SelectionController {
  /// Stores the id of an item that the user has selected.
  func didSelectItem(at path: IndexPath, rule: SelectionRule) {
    guard let content = content(), let id = content.item(at: path)?.id.base else { return }
    if !rule.accepts(id) {
      content.report([
        SelectionOfOtherIDs(of: id, in: content.section(at: path.section), rule: rule)
      ])
    }
    rule.setIDs(rule.allowsMultiple ? rule.ids().union([id]) : [id])
    synchronize()
  }

  /// Removes the id of an item that the user has deselected.
  func didDeselectItem(at path: IndexPath, rule: SelectionRule) {
    guard let id = content()?.item(at: path)?.id.base else { return }
    rule.setIDs(rule.ids().subtracting([id]))
    synchronize()
  }
}

extension ItemList {
  /// Returns the id of the item at `position` without making the item.
  func id(at position: Int) -> AnyHashable {
    let (chunk, index) = location(of: position)
    return chunk.identity(at: index).base
  }
}
