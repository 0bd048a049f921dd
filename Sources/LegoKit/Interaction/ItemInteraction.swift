import UIKit

/// The handlers of one item, which modifiers such as `onSelect` add.
///
/// Handlers of one kind are called in the order in which they were added.
public struct ItemInteraction {
  /// An event of an item that a handler is called for.
  enum Event: Hashable {
    case select, deselect, highlight, unhighlight, appear, disappear
  }

  /// A decision about an item.
  enum Permission: Hashable {
    case select, move
  }

  /// A handler of an item.
  enum Handler {
    case event(Event, @MainActor () -> Void)
    case permission(Permission, @MainActor () -> Bool)
    case contextMenu(@MainActor () -> UIMenu?)
    case swipeActions(SwipeActions)
    case impression(ImpressionRule)
    case visibleShare(@MainActor (CGFloat) -> Void)
    case accessibility(AccessibilityAttributes)
    case badge(Badge)
    case transitions(ItemTransitions)
    case drag(DragRule)
    case drop(DropRule)
  }

  private var handlers: [Handler] = []

  /// All handlers, in the order in which they were added.
  var allHandlers: [Handler] { handlers }

  /// Creates an interaction without handlers.
  public init() {}

  /// Creates an interaction with one handler.
  init(_ handler: Handler) {
    handlers = [handler]
  }

  /// Adds a handler.
  mutating func append(_ handler: Handler) {
    handlers.append(handler)
  }

  /// Adds the handlers of another interaction.
  mutating func append(_ other: ItemInteraction) {
    handlers += other.handlers
  }
}

/// The kinds of drag and drop handlers of an item or section.
struct DragHandlers: OptionSet {
  let rawValue: UInt8

  /// Items can be dragged.
  static let drag = DragHandlers(rawValue: 1)
  /// Values can be dropped.
  static let drop = DragHandlers(rawValue: 2)
}

// MARK: Events

extension ItemInteraction {
  /// Returns whether there is a handler for an event.
  func handles(_ event: Event) -> Bool {
    handlers.contains { handler in
      if case .event(event, _) = handler { true } else { false }
    }
  }

  /// Calls the handlers of an event.
  @MainActor func perform(_ event: Event) {
    for case .event(event, let action) in handlers { action() }
  }

  /// Returns whether all handlers allow something; without a handler, it is allowed.
  @MainActor func allows(_ permission: Permission) -> Bool {
    handlers.allSatisfy { handler in
      if case .permission(permission, let isAllowed) = handler { isAllowed() } else { true }
    }
  }

  /// Returns the context menu of the last modifier that provides one.
  @MainActor func contextMenu() -> UIMenu? {
    let menus = handlers.reversed().lazy.compactMap { handler -> UIMenu? in
      if case .contextMenu(let menu) = handler { menu() } else { nil }
    }
    return menus.first
  }

  /// Returns the swipe actions of the last modifier that provides some at an edge.
  func swipeActions(_ edge: SwipeEdge) -> SwipeActions? {
    handlers.lazy
      .compactMap { if case .swipeActions(let swipe) = $0 { swipe } else { nil } }
      .last { $0.edge == edge }
  }

  /// Whether there are swipe actions at any edge.
  var hasSwipeActions: Bool {
    handlers.contains { if case .swipeActions = $0 { true } else { false } }
  }

  /// The rules for dragging the item.
  var dragRules: [DragRule] {
    handlers.compactMap { if case .drag(let rule) = $0 { rule } else { nil } }
  }

  /// The rules for values that are dropped on the item.
  var dropRules: [DropRule] {
    handlers.compactMap { if case .drop(let rule) = $0 { rule } else { nil } }
  }

  /// The kinds of drag and drop handlers.
  var dragHandlers: DragHandlers {
    handlers.reduce(into: []) { kinds, handler in
      switch handler {
      case .drag: kinds.insert(.drag)
      case .drop: kinds.insert(.drop)
      default: break
      }
    }
  }

  /// The handlers of impressions.
  var impressionRules: [ImpressionRule] {
    handlers.compactMap { if case .impression(let rule) = $0 { rule } else { nil } }
  }

  /// The badges at edges of the cell; of several at the same edges, the last one counts.
  var badges: [BadgePosition: AnyItem] {
    var badges: [BadgePosition: AnyItem] = [:]
    for case .badge(let badge) in handlers {
      if case .edges(let position) = badge.placement { badges[position] = badge.item }
    }
    return badges
  }

  /// Returns the badge of a kind, or `nil` if there is none.
  func badge(ofKind kind: String) -> AnyItem? {
    var found: AnyItem?
    for case .badge(let badge) in handlers where badge.placement == .kind(kind) {
      found = badge.item
    }
    return found
  }

  /// The transitions of the item, or `nil` for those of the collection view.
  var transitions: ItemTransitions? {
    handlers.lazy.compactMap { if case .transitions(let found) = $0 { found } else { nil } }.last
  }

  /// Whether there are handlers of the visible share.
  var observesShare: Bool {
    handlers.contains { if case .visibleShare = $0 { true } else { false } }
  }

  /// Whether there are handlers of impressions or of the visible share.
  var observesVisibility: Bool { observesShare || !impressionRules.isEmpty }

  /// Calls the handlers of the visible share.
  @MainActor func report(share: CGFloat) {
    for case .visibleShare(let handler) in handlers { handler(share) }
  }

  /// The attributes for assistive technologies, or `nil` if the cell has those of its own.
  var accessibility: AccessibilityAttributes? {
    handlers.reduce(nil) { known, handler in
      guard case .accessibility(let attributes) = handler else { return known }
      return known?.merging(attributes) ?? attributes
    }
  }
}
