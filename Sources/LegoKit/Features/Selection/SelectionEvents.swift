import UIKit

/// The user taps an item.
enum SelectEvent: ItemEvent {
  static var modifier: String { "onSelect" }
}

/// The user deselects an item.
enum DeselectEvent: ItemEvent {
  static var modifier: String { "onDeselect" }
}

/// Whether the user can highlight and select an item.
enum SelectDecision: ItemDecision {
  static var modifier: String { "canSelect" }
}

extension LegoItem {
  /// Calls a closure when the user taps the item.
  ///
  /// The item is deselected after the tap, unless its section has a selection or the item an
  /// `onDeselect` handler. While the collection view is being edited, a tap selects the item and
  /// the closure is not called.
  ///
  /// ```swift
  /// SongItem(song).onSelect { [weak self] in self?.play(song) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onSelect(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<SelectEvent>(handler))
  }

  /// Calls a closure when the user taps the item.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onSelect<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<SelectEvent>(weakly(owner, handler)))
  }

  /// Calls a closure when the user deselects the item, by tapping it again or another item.
  ///
  /// An item with this handler stays selected after a tap.
  ///
  /// ```swift
  /// FilterItem(filter).onDeselect { [weak self] in self?.remove(filter) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onDeselect(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<DeselectEvent>(handler))
  }

  /// Calls a closure when the user deselects the item, by tapping it again or another item.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onDeselect<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<DeselectEvent>(weakly(owner, handler)))
  }

  /// Determines whether the user can highlight and select the item.
  ///
  /// ```swift
  /// PlanItem(plan).canSelect(plan.isAvailable).onSelect { [weak self] in self?.choose(plan) }
  /// ```
  public func canSelect(_ isAllowed: Bool) -> ModifiedItem<UnmodifiedItem> {
    adding(Permissions<SelectDecision> { isAllowed })
  }
}

extension Section {
  /// Calls a closure with the item that the user taps.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { songs }
  ///   .onSelect(on: self) { (screen, song: SongItem) in screen.play(song) }
  /// ```
  ///
  /// The item is deselected after the tap, unless the section has a selection or the item an
  /// `onDeselect` handler. While the collection view is being edited, a tap selects the item and
  /// the closure is not called.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onSelect<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingToItems { (item: Item) in Handlers<SelectEvent> { handler(item) } }
  }

  /// Calls a closure with the item that the user taps.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onSelect<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onSelect(weakly(owner, handler))
  }

  /// Calls a closure with the item that the user deselects, by tapping it again or another item.
  ///
  /// ```swift
  /// Section(id: "filters", layout: RowsLayout()) { filters.map { FilterItem($0) } }
  ///   .onDeselect { [weak self] (filter: FilterItem) in self?.remove(filter) }
  /// ```
  ///
  /// Items with this handler stay selected after a tap.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onDeselect<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingToItems { (item: Item) in Handlers<DeselectEvent> { handler(item) } }
  }

  /// Calls a closure with the item that the user deselects, by tapping it again or another item.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onDeselect<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onDeselect(weakly(owner, handler))
  }

  /// Determines which items of a type the user can highlight and select.
  ///
  /// ```swift
  /// Section(id: "plans", layout: RowsLayout()) { plans }
  ///   .canSelect { (plan: PlanItem) in plan.isAvailable }
  /// ```
  public func canSelect<Item: TypedItemType>(
    _ isAllowed: @escaping @MainActor (Item) -> Bool
  ) -> Section {
    addingToItems { (item: Item) in Permissions<SelectDecision> { isAllowed(item) } }
  }
}
