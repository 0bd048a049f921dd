import UIKit

/// The handlers of one section, which modifiers such as `onSelect` add.
public struct SectionInteraction {
  private var itemRules: [ItemRule] = []
  /// The handlers for prefetching items.
  private(set) var prefetchHandlers: [PrefetchHandler] = []
  /// The handlers that are called when the user reaches the end of the section.
  private(set) var endHandlers: [EndHandler] = []

  /// Creates an interaction without handlers.
  public init() {}

  /// Adds handlers for the items of one type.
  mutating func append(_ rule: ItemRule) {
    itemRules.append(rule)
  }

  /// Adds a handler for prefetching.
  mutating func append(_ handler: PrefetchHandler) {
    prefetchHandlers.append(handler)
  }

  /// Adds a handler for the end of the section.
  mutating func append(_ handler: EndHandler) {
    endHandlers.append(handler)
  }

  /// The types of the items that the section's modifiers have handlers for.
  var handledTypes: [Any.Type] { itemRules.map(\.itemType) }

  /// Returns the handlers of an item: those of the section, followed by its own.
  @MainActor func interaction(with item: AnyItem) -> ItemInteraction {
    var interaction = ItemInteraction()
    let base = itemRules.isEmpty ? nil : item.base
    for rule in itemRules {
      if let base, let handler = rule.handler(base) { interaction.append(handler) }
    }
    interaction.append(item.interaction)
    return interaction
  }
}

/// A handler that a modifier of a section provides for each item of one type.
struct ItemRule {
  /// The type of the items.
  let itemType: Any.Type
  /// Returns the handler of an item, or `nil` if the item has another type.
  let handler: @MainActor (any TypedItemType) -> ItemInteraction.Handler?
}

extension Section {
  /// Returns the section with a handler for each item of a type.
  func addingRule<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> ItemInteraction.Handler
  ) -> Section {
    modifyingInteraction { interaction in
      interaction.append(
        ItemRule(itemType: Item.self) { item in (item as? Item).map { handler($0) } })
    }
  }

  /// Returns the section with other handlers.
  func modifyingInteraction(_ modify: (inout SectionInteraction) -> Void) -> Section {
    var copy = self
    modify(&copy.interaction)
    return copy
  }

  /// Returns the handlers of an item of the section.
  func interaction(with item: AnyItem) -> ItemInteraction {
    interaction.interaction(with: item)
  }
}
