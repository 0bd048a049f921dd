/// An event of an item that handlers are called for, such as a tap.
///
/// The type is its identity; it has no values.
protocol ItemEvent {
  /// The name of the modifier, for messages.
  static var modifier: String { get }
}

/// The closures that an event of an item calls, in the order in which modifiers have added them.
struct Handlers<Event: ItemEvent>: Trait {
  private let handlers: [@MainActor () -> Void]

  static var modifier: String { Event.modifier }

  /// Creates handlers with one closure.
  init(_ handler: @escaping @MainActor () -> Void) {
    handlers = [handler]
  }

  private init(handlers: [@MainActor () -> Void]) {
    self.handlers = handlers
  }

  /// Returns the closures of both.
  func merging(_ later: Self) -> Self { Self(handlers: handlers + later.handlers) }

  /// Calls the closures.
  @MainActor func call() {
    for handler in handlers { handler() }
  }
}

extension Traits {
  /// Returns whether there is a handler of an event.
  func handles<Event: ItemEvent>(_ event: Event.Type) -> Bool { self[Handlers<Event>.self] != nil }

  /// Calls the handlers of an event.
  @MainActor func perform<Event: ItemEvent>(_ event: Event.Type) {
    self[Handlers<Event>.self]?.call()
  }
}

/// A decision about an item that modifiers can restrict, such as whether it can be selected.
protocol ItemDecision {
  /// The name of the modifier, for messages.
  static var modifier: String { get }
}

/// The closures that all have to allow something.
struct Permissions<Decision: ItemDecision>: Trait {
  private let conditions: [@MainActor () -> Bool]

  static var modifier: String { Decision.modifier }

  /// Creates permissions with one closure.
  init(_ condition: @escaping @MainActor () -> Bool) {
    conditions = [condition]
  }

  private init(conditions: [@MainActor () -> Bool]) {
    self.conditions = conditions
  }

  /// Returns the closures of both.
  func merging(_ later: Self) -> Self { Self(conditions: conditions + later.conditions) }

  /// Whether all closures allow it.
  @MainActor var areGranted: Bool { conditions.allSatisfy { $0() } }
}

extension Traits {
  /// Returns whether something is allowed; without a modifier, it is.
  @MainActor func allow<Decision: ItemDecision>(_ decision: Decision.Type) -> Bool {
    self[Permissions<Decision>.self]?.areGranted ?? true
  }
}
