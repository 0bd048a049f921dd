import UIKit

/// The selection of a collection view: it is kept equal to the user's state, and calls handlers.
///
/// While a section has a selection, the collection view allows selecting several items, and the
/// rules of each section are applied here.
@MainActor final class SelectionFeature: Feature {
  static let traits: [any Trait.Type] = [
    SelectionRule.self, EditingSelection.self, Handlers<SelectEvent>.self,
    Handlers<DeselectEvent>.self, Permissions<SelectDecision>.self,
  ]

  private weak var screen: (any DisplayedScreen)?
  private var allowedMultipleSelection: Bool?
  private var isObserving = false
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.synchronize() }

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  /// Returns the selection that the item at a path belongs to, or `nil` if there is none.
  private func rule(at path: IndexPath) -> SelectionRule? {
    // A tap on a failure loads again.
    guard let screen, !(screen.item(at: path)?.base is any TransientItem) else { return nil }
    return screen.section(at: path.section).flatMap { rule(of: $0) }
  }

  private func rule(of section: Section) -> SelectionRule? {
    if let rule = section.traits[SelectionRule.self] { return rule }
    guard let screen, screen.collectionView?.isEditing == true else { return nil }
    return screen.traits[EditingSelection.self]?.rule
  }

  func contentDidChange() {
    guard let screen, let collectionView = screen.collectionView else { return }
    let hasRules =
      screen.traits[EditingSelection.self] != nil
      || screen.sectionsWithTraits.contains { $0.section.traits[SelectionRule.self] != nil }
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

extension SelectionFeature {
  /// Selects exactly the items whose ids are in the state.
  private func synchronize() {
    guard let screen, let collectionView = screen.collectionView else { return }
    let selections = observer.track { self.selections(in: screen) }.result
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

  private func selections(in screen: any DisplayedScreen) -> [Selection] {
    let sections =
      screen.traits[EditingSelection.self] == nil
      ? screen.sectionsWithTraits : screen.allSections
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

// MARK: Touches

extension SelectionFeature {
  func editingWillChange() {
    screen?.collectionView?.allowsMultipleSelectionDuringEditing =
      screen?.traits[EditingSelection.self] != nil
  }

  func editingDidChange() {
    synchronize()
  }

  func shouldHighlightItem(at path: IndexPath) -> Bool { canSelectItem(at: path) }

  func shouldSelectItem(at path: IndexPath) -> Bool { canSelectItem(at: path) }

  private func canSelectItem(at path: IndexPath) -> Bool {
    screen?.traits(at: path)?.allow(SelectDecision.self) ?? true
  }

  func shouldDeselectItem(at path: IndexPath) -> Bool {
    rule(at: path)?.allowsMultiple ?? true
  }

  func didSelectItem(at path: IndexPath) {
    guard let screen, let collectionView = screen.collectionView,
      let traits = screen.traits(at: path)
    else { return }
    let rule = rule(at: path)
    if let rule {
      didSelectItem(at: path, rule: rule)
    } else if traits.handles(SelectEvent.self), !traits.handles(DeselectEvent.self) {
      collectionView.deselectItem(at: path, animated: true)
    }
    guard !collectionView.isEditing else { return }
    traits.perform(SelectEvent.self)
    if rule == nil, !traits.handles(SelectEvent.self) { reportMissingHandler(at: path) }
  }

  private func reportMissingHandler(at path: IndexPath) {
    guard let section = screen?.section(at: path.section),
      let mistake = HandlerForMissingType(in: section)
    else { return }
    screen?.report([mistake])
  }

  func didDeselectItem(at path: IndexPath) {
    if let rule = rule(at: path) { didDeselectItem(at: path, rule: rule) }
    guard screen?.collectionView?.isEditing == false else { return }
    screen?.traits(at: path)?.perform(DeselectEvent.self)
  }
}

// MARK: Collection view to state

extension SelectionFeature {
  /// Stores the id of an item that the user has selected.
  private func didSelectItem(at path: IndexPath, rule: SelectionRule) {
    guard let screen, let id = screen.item(at: path)?.id.base else { return }
    if !rule.accepts(id) {
      screen.report([
        SelectionOfOtherIDs(of: id, in: screen.section(at: path.section), selected: rule.idType)
      ])
    }
    rule.setIDs(rule.allowsMultiple ? rule.ids().union([id]) : [id])
    synchronize()
  }

  /// Removes the id of an item that the user has deselected.
  private func didDeselectItem(at path: IndexPath, rule: SelectionRule) {
    guard let id = screen?.item(at: path)?.id.base else { return }
    rule.setIDs(rule.ids().subtracting([id]))
    synchronize()
  }
}
