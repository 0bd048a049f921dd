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
/// in constant time.
@MainActor final class ReusePool {
  private var classes: [ReuseKey: any ElementView.Type] = [:]
  private var acceptsUnregisteredViews = false
  private var waiting: [ReuseKey: [any ElementView]] = [:]

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

  private func accepts(_ view: any ElementView, for key: ReuseKey) -> Bool {
    if key.category == .decorationView { return true }
    guard let registered = classes[key] else {
      return acceptsUnregisteredViews && view.reuseIdentifier != nil
    }
    return registered == type(of: view)
  }

  /// Removes and returns a waiting view; `nil` if there is none.
  func dequeue(_ key: ReuseKey) -> (any ElementView)? {
    waiting[key]?.popLast()
  }

  /// Discards the decoration views, whose classes are those of another layout.
  func removeDecorationViews() {
    waiting = waiting.filter { $0.key.category != .decorationView }
  }

  /// All waiting views, in no particular order.
  var waitingViews: [any ElementView] { Array(waiting.values.joined()) }
}
