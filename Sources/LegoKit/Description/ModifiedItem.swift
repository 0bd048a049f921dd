/// An item with handlers that modifiers have added.
///
/// Modifiers create it; a section's block accepts it like the item itself:
///
/// ```swift
/// Section(id: "songs", layout: RowsLayout()) {
///   for song in songs {
///     SongItem(song).onSelect(on: self) { screen in screen.play(song) }
///   }
/// }
/// ```
///
/// The identity, the content and the cell are those of the item. Handlers are not compared: an
/// event calls those of the newest description. They are retained while the section is displayed,
/// so they have to capture their controller weakly; the modifiers with `on:` do so automatically.
public struct ModifiedItem<UnmodifiedItem: TypedItemType>: LegoItem {
  /// The item without its modifiers.
  public let unmodifiedItem: UnmodifiedItem
  /// The values that modifiers have added to the item, such as handlers.
  public private(set) var itemTraits: Traits

  /// Creates an item with the values of `item`.
  init<Item: LegoItem>(_ item: Item) where Item.UnmodifiedItem == UnmodifiedItem {
    unmodifiedItem = item.unmodifiedItem
    itemTraits = item.itemTraits
  }

  /// Creates an item with the values of another one.
  init(_ item: UnmodifiedItem, traits: Traits) {
    (unmodifiedItem, itemTraits) = (item, traits)
  }

  /// Creates an item with the values of `item` and another one.
  init<Item: LegoItem, Value: Trait>(_ item: Item, adding trait: Value)
  where Item.UnmodifiedItem == UnmodifiedItem {
    unmodifiedItem = item.unmodifiedItem
    itemTraits = item.itemTraits
    itemTraits.add(trait)
  }
}

extension LegoItem {
  /// Returns the item with a value, merged with that of its type.
  func adding<Value: Trait>(_ trait: Value) -> ModifiedItem<UnmodifiedItem> {
    ModifiedItem(self, adding: trait)
  }
}

/// Returns a closure that calls `handler` with `owner` while the owner exists.
@MainActor package func weakly<Owner: AnyObject>(
  _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
) -> @MainActor () -> Void {
  { [weak owner] in
    if let owner { handler(owner) }
  }
}

/// Returns a closure that calls `handler` with `owner` and a value while the owner exists.
@MainActor package func weakly<Owner: AnyObject, Value>(
  _ owner: Owner, _ handler: @escaping @MainActor (Owner, Value) -> Void
) -> @MainActor (Value) -> Void {
  { [weak owner] value in
    if let owner { handler(owner, value) }
  }
}
