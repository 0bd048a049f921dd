/// The purpose for which a view can be reused.
struct ReuseKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  var kind: String
  /// The reuse identifier; empty for decoration views.
  var identifier: String
}

extension ReuseKey {
  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(category: .cell, kind: "", identifier: identifier)
  }

  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier)
  }

  static func decoration(_ kind: String) -> ReuseKey {
    ReuseKey(category: .decorationView, kind: kind, identifier: "")
  }
}

/// The registered classes, and the views that wait for reuse.
///
/// A view is stored at most once, and only for a key with which its own class is registered;
/// layouts register the classes of decoration views. The view that was stored last is reused first,
/// in constant time, unless chosen otherwise (``OpenChoices``).
@MainActor final class ReusePool {
  private var classes: [ReuseKey: any ElementView.Type] = [:]
  private var acceptsUnregisteredViews = false
  private var waiting: [ReuseKey: [any ElementView]] = [:]
  /// The views that wait from the next pass on.
  private var ended: [(key: ReuseKey, view: any ElementView)] = []
  private var requestCount = 0

  /// Accepts views that were created without a registration, as tables do.
  func acceptUnregisteredViews() { acceptsUnregisteredViews = true }

  /// Registers a class for a key, and discards waiting views of another class.
  func register(_ viewClass: (any ElementView.Type)?, for key: ReuseKey) {
    if classes[key] != viewClass { waiting[key] = nil }
    classes[key] = viewClass
  }

  /// Registers a class for a key that has none.
  func registerIfNeeded(_ viewClass: any ElementView.Type, for key: ReuseKey) {
    if classes[key] == nil { classes[key] = viewClass }
  }

  func registeredClass(for key: ReuseKey) -> (any ElementView.Type)? { classes[key] }

  /// Stores a view for reuse, unless another class has been registered since it was created.
  func store(_ view: any ElementView, for key: ReuseKey) {
    guard accepts(view, for: key) else { return }
    waiting[key, default: []].append(view)
  }

  /// Stores a view whose display has ended: now, or as chosen from the next pass on.
  func storeEnded(_ view: any ElementView, for key: ReuseKey) {
    guard OpenChoices.current.contains(.reusesInNextPass) else { return store(view, for: key) }
    ended.append((key, view))
  }

  /// Begins a pass, in which all views can be reused that ended their display before it.
  func beginPass() {
    guard !ended.isEmpty else { return }
    for (key, view) in ended { store(view, for: key) }
    ended = []
  }

  private func accepts(_ view: any ElementView, for key: ReuseKey) -> Bool {
    if key.category == .decorationView { return true }
    guard let registered = classes[key] else {
      return acceptsUnregisteredViews && view.reuseIdentifier != nil
    }
    return registered == type(of: view)
  }

  /// Removes and returns a waiting view; `nil` if there is none.
  func dequeue(_ key: ReuseKey) -> (any ElementView)? {
    let choices = OpenChoices.current
    guard !choices.isEmpty else { return waiting[key]?.popLast() }
    return dequeue(key, choices)
  }

  private func dequeue(_ key: ReuseKey, _ choices: OpenChoices) -> (any ElementView)? {
    requestCount += 1
    if choices.contains(.createsMoreViews), choices.isMade(time: requestCount) { return nil }
    guard choices.contains(.reusesOldestViews), waiting[key]?.isEmpty == false else {
      return waiting[key]?.popLast()
    }
    return waiting[key]?.removeFirst()
  }

  /// Discards the decoration views, whose classes are those of another layout.
  func removeDecorationViews() {
    waiting = waiting.filter { $0.key.category != .decorationView }
    ended.removeAll { $0.key.category == .decorationView }
  }

  /// All waiting views, in no particular order.
  var waitingViews: [any ElementView] { waiting.values.joined() + ended.map(\.view) }
}
