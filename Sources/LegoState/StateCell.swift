/// The storage behind every property wrapper of state.
///
/// A read while a description is evaluated is recorded, so that a write notifies only the
/// observers that have read the value. Setting an equal value notifies no observer: equal by `==`
/// for `Equatable` types, identical for objects. Observers are notified after the new value is
/// stored.
@MainActor package final class StateCell<Value>: ObservableSource {
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  package var value: Value {
    get {
      AccessList.record(self)
      return stored
    }
    set {
      let isChanged = !areEqual(stored, newValue)
      stored = newValue
      guard isChanged else { return }
      notifyObservers()
    }
  }

  override var currentValue: Any? { stored }
}

extension StateCell {
  /// Calls `block` with the current value, and with each new value as soon as it is set.
  package func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder {
    let id = addHandler { [weak self] in
      // The read is not one of the description that may be evaluated now.
      guard let self else { return }
      block(AccessList.withoutRecording { self.value })
    }
    block(AccessList.withoutRecording { value })
    return Unbinders.create { [weak self] in self?.removeHandler(id) }
  }
}

/// A source of state that notifies the observers that have read it.
///
/// Observers are held weakly: a released observer is removed at the next change.
@MainActor package class ObservableSource {
  private struct WeakObserver {
    weak var observer: StateObserver?
  }

  private var observers: [ObjectIdentifier: WeakObserver] = [:]
  private var handlers = HandlerList<Void>()
  private weak var owner: AnyObject?
  /// The number of changes of all sources, which is their clock.
  ///
  /// An evaluation reads it for each section. The main actor alone accesses it, and no access calls
  /// other code: it needs no checks of exclusivity.
  @exclusivity(unchecked) package private(set) static var changeCount = 0
  /// The time of the last change, by that clock.
  private(set) var changeTime = 0

  /// The current value, whose read is not recorded; `nil` for a source without one.
  var currentValue: Any? { nil }

  /// The name of the property that stores the state; `nil` if it was not written as a property.
  ///
  /// Takes time proportional to the number of properties of the owner.
  var name: String? {
    let mirrors = sequence(first: owner.map { Mirror(reflecting: $0) }) { $0?.superclassMirror }
    let property = mirrors.prefix { $0 != nil }.lazy.compactMap { $0 }.flatMap(\.children)
      .first { ($0.value as? any StateProperty)?.source === self }
    return property?.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }

  /// Remembers the object that has the state as a property.
  func setOwner(_ owner: AnyObject) {
    self.owner = owner
  }

  /// Notifies `observer` of each change from now on.
  func add(_ observer: StateObserver) {
    observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
  }

  /// Stops notifying `observer`.
  func remove(_ observer: StateObserver) {
    observers[ObjectIdentifier(observer)] = nil
  }

  /// Calls `handler` after each change, until the returned value is removed.
  ///
  /// The source retains the handler, which must not retain the source.
  func addHandler(_ handler: @escaping () -> Void) -> HandlerList<Void>.ID {
    handlers.append(handler)
  }

  /// Stops calling a handler.
  func removeHandler(_ id: HandlerList<Void>.ID) {
    handlers.remove(id)
  }

  /// Notifies all observers of a change.
  ///
  /// - Parameter isStored: Whether the new value is stored, so that bindings may read it now.
  func notifyObservers(isStored: Bool = true) {
    Self.changeCount += 1
    changeTime = Self.changeCount
    observers = observers.filter { $0.value.observer != nil }
    for entry in Array(observers.values) { entry.observer?.notify(isStored: isStored) }
    var call = handlers.call
    while let handler = handlers.next(in: &call) { handler(()) }
  }
}

/// A property wrapper whose state notifies observers.
@MainActor protocol StateProperty {
  var source: ObservableSource { get }
}

/// Returns whether two values are known to be equal.
///
/// Values of `Equatable` types are compared by `==`, objects of other types by identity. Other
/// values count as different.
package func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return one.equals(other) }
  guard Value.self is AnyObject.Type else { return false }
  return (one as AnyObject) === (other as AnyObject)
}

extension Equatable {
  /// Returns whether `other` is of this type and equal.
  package func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
