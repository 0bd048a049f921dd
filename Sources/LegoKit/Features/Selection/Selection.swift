import UIKit

/// The selection of a section as ids in the user's state.
struct SelectionRule: Trait {
  static var modifier: String { "selection" }

  /// Whether several items can be selected.
  let allowsMultiple: Bool
  /// The type of the ids in the state.
  let idType: Any.Type
  /// Returns whether an id has the type of those in the state.
  let accepts: @MainActor (AnyHashable) -> Bool
  /// Returns the ids of the selected items.
  let ids: @MainActor () -> Set<AnyHashable>
  /// Sets the ids of the selected items.
  let setIDs: @MainActor (Set<AnyHashable>) -> Void
}

extension SelectionRule {
  /// Creates a selection of several items.
  init<ID: Hashable>(_ binding: Binding<Set<ID>>) {
    (allowsMultiple, idType, accepts) = (true, ID.self, { $0.base is ID })
    ids = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    setIDs = { binding.wrappedValue = Set($0.compactMap { $0.base as? ID }) }
  }

  /// Creates a selection of one item.
  init<ID: Hashable>(_ binding: Binding<ID?>) {
    (allowsMultiple, idType, accepts) = (false, ID.self, { $0.base is ID })
    ids = { Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    setIDs = { binding.wrappedValue = $0.first?.base as? ID }
  }
}

/// The selection of the items of all sections while the screen is edited.
struct EditingSelection: Trait {
  static var modifier: String { "editing" }

  let rule: SelectionRule
}

extension Lego {
  /// Edits the collection view while a value is `true`, and binds the items that are selected
  /// meanwhile to a set of their ids.
  ///
  /// ```swift
  /// var lego: Lego {
  ///   Lego { Section(id: "mail", layout: RowsLayout()) { messages } }
  ///     .editing($isEditingList, selection: $selectedMessages)
  /// }
  /// ```
  ///
  /// Items of all sections can be selected, except those of sections with a selection of their own.
  /// The ids have to be unique among these sections.
  public func editing<ID: Hashable>(
    _ isEditing: Binding<Bool>, selection ids: Binding<Set<ID>>
  ) -> Lego {
    editing(isEditing).adding(EditingSelection(rule: SelectionRule(ids)))
  }
}

extension Section {
  /// Binds the selection of several items to a set of their ids.
  ///
  /// ```swift
  /// @State var tags: Set<Tag.ID> = []
  ///
  /// Section(id: "tags", layout: RowsLayout()) { tagItems }
  ///   .selection($tags)
  /// ```
  ///
  /// A tap adds an item to the set, and another tap removes it; a change of the set selects and
  /// deselects items without calling handlers. Each section has a selection of its own. Ids of
  /// items that are not displayed stay in the set, and select the item when it is inserted.
  public func selection<ID: Hashable>(_ ids: Binding<Set<ID>>) -> Section {
    adding(SelectionRule(ids))
  }

  /// Binds the selection of one item to its id.
  ///
  /// ```swift
  /// @State var theme: Theme.ID?
  ///
  /// Section(id: "themes", layout: RowsLayout()) { themeItems }
  ///   .selection($theme)
  /// ```
  ///
  /// A tap selects an item in place of the other one; the selected item stays selected when it is
  /// tapped again. A change of the id selects and deselects items without calling handlers.
  public func selection<ID: Hashable>(_ id: Binding<ID?>) -> Section {
    adding(SelectionRule(id))
  }
}
