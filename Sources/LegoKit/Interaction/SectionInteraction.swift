import UIKit

/// The handlers of one section, which modifiers such as `onSelect` add.
public struct SectionInteraction {
  /// A handler of a section.
  enum Handler {
    case item(ItemRule)
    case prefetch(PrefetchHandler)
    case edge(EdgeHandler)
    case paging(PagingRule)
    case selection(SelectionRule)
    case reorder(ReorderRule)
    case moveTarget(@MainActor (ItemMove) -> Bool)
    case moveActionNames(MoveActionNames)
    case transitions(ItemTransitions)
    case drag(@MainActor (AnyHashable) -> DragRule)
    case drop(DropRule)
  }

  private var handlers: [Handler] = []
  /// Whether closures of item rules may read state that has to be observed.
  private(set) var readsState = false

  /// Creates an interaction without handlers.
  public init() {}

  /// Adds a handler.
  mutating func append(_ handler: Handler) {
    handlers.append(handler)
    if case .item(let rule) = handler, rule.readsState { readsState = true }
  }

  /// All handlers, in the order in which they were added.
  var allHandlers: [Handler] { handlers }

  /// Whether there are no handlers.
  var isEmpty: Bool { handlers.isEmpty }

  /// The handlers for prefetching items.
  var prefetchHandlers: [PrefetchHandler] {
    handlers.compactMap { if case .prefetch(let handler) = $0 { handler } else { nil } }
  }

  /// The handlers that are called when the user reaches the start or the end of the section.
  var edgeHandlers: [EdgeHandler] {
    handlers.compactMap { if case .edge(let handler) = $0 { handler } else { nil } }
  }

  /// The rules for loading pages.
  var pagingRules: [PagingRule] {
    handlers.compactMap { if case .paging(let rule) = $0 { rule } else { nil } }
  }

  /// The selection of the items, or `nil` if the user's state does not contain it.
  var selection: SelectionRule? {
    handlers.lazy.compactMap { if case .selection(let rule) = $0 { rule } else { nil } }.last
  }

  /// The rules for reordering items; there are none if items cannot be moved.
  var reorderRules: [ReorderRule] {
    handlers.compactMap { if case .reorder(let rule) = $0 { rule } else { nil } }
  }

  /// The rules for values that are dropped between the items.
  var dropRules: [DropRule] {
    handlers.compactMap { if case .drop(let rule) = $0 { rule } else { nil } }
  }

  /// The kinds of drag and drop handlers of the section itself.
  var dragHandlers: DragHandlers {
    handlers.reduce(into: []) { kinds, handler in
      switch handler {
      case .drag: kinds.insert(.drag)
      case .drop: kinds.insert(.drop)
      default: break
      }
    }
  }

  /// The names of the actions that move an item by one position.
  var moveActionNames: MoveActionNames {
    handlers.lazy.compactMap { if case .moveActionNames(let names) = $0 { names } else { nil } }
      .last ?? MoveActionNames()
  }

  /// Returns whether an item can be moved to its target in this section.
  @MainActor func allows(_ move: ItemMove) -> Bool {
    handlers.allSatisfy {
      if case .moveTarget(let isAllowed) = $0 { isAllowed(move) } else { true }
    }
  }

  private var itemRules: [ItemRule] {
    handlers.compactMap { if case .item(let rule) = $0 { rule } else { nil } }
  }

  /// The types of the items that the section's modifiers have handlers for.
  var handledTypes: [Any.Type] { itemRules.map(\.itemType) }

  /// Returns the handlers of an item: those of the section, followed by its own.
  @MainActor func interaction(with item: AnyItem) -> ItemInteraction {
    var interaction = ItemInteraction()
    for case .transitions(let transitions) in handlers {
      interaction.append(.transitions(transitions))
    }
    for rule in itemRules {
      if let handler = rule.handler(item.base) { interaction.append(handler) }
    }
    for case .drag(let rule) in handlers { interaction.append(.drag(rule(item.id.base))) }
    interaction.append(item.interaction)
    return interaction
  }
}

/// A handler that a modifier of a section provides for each item of one type.
struct ItemRule {
  /// The type of the items.
  let itemType: Any.Type
  /// The name of the modifier, for messages.
  let modifier: StaticString
  /// Returns the handler of an item, or `nil` if the item has another type.
  let handler: @MainActor (any TypedItemType) -> ItemInteraction.Handler?
  /// Whether the state that `handler` reads determines what is displayed, and is observed.
  var readsState = false
}

extension Section {
  /// Returns the section with a handler for each item of a type.
  func addingRule<Item: TypedItemType>(
    readsState: Bool = false, modifier: StaticString = #function,
    _ handler: @escaping @MainActor (Item) -> ItemInteraction.Handler
  ) -> Section {
    var rule = ItemRule(itemType: Item.self, modifier: modifier) { item in
      (item as? Item).map { handler($0) }
    }
    rule.readsState = readsState
    return adding(.item(rule))
  }

  /// Returns the section with another handler.
  func adding(_ handler: SectionInteraction.Handler) -> Section {
    var copy = self
    copy.interaction.append(handler)
    return copy
  }

  /// Returns the handlers of an item of the section.
  ///
  /// State that determines what is displayed is observed as if the section's block had read it.
  func interaction(with item: AnyItem) -> ItemInteraction {
    guard interaction.readsState else { return interaction.interaction(with: item) }
    return record.trackingAlso { interaction.interaction(with: item) }
  }
}
