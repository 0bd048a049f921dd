/// The changes that handlers of visible items have applied in the layout pass in progress.
@MainActor final class HandledItems {
  /// Whether a handler is being called, which must not be called recursively.
  private(set) var isCalling = false
  /// The number of times that all changes were removed, by which the caller of handlers notices
  /// another solution.
  private(set) var solution = 0
  private var isIgnored = false
  private var changes: [Int: [ElementID: ElementGeometry]] = [:]

  /// The geometry of an element that was changed; `nil` for any other element.
  subscript(element: ElementID) -> ElementGeometry? {
    guard !isIgnored, !changes.isEmpty, element.indexPath.count == 2 else { return nil }
    return changes[element.indexPath.section]?[element]
  }

  /// The elements that were changed, in no particular order.
  var elements: [ElementID] {
    isIgnored ? [] : changes.values.flatMap(\.keys)
  }

  /// Stores the geometry that a handler has set.
  func set(_ geometry: ElementGeometry, for element: ElementID) {
    changes[element.indexPath.section, default: [:]][element] = geometry
  }

  /// Removes the changes of the sections whose handlers are called next.
  func remove(_ due: DueSections) {
    changes = changes.filter { !due.contains($0.key) }
  }

  /// Removes all changes, because the elements may have changed.
  func removeAll() {
    changes = [:]
    solution &+= 1
  }

  func callHandlers(_ body: () -> Void) {
    isCalling = true
    body()
    isCalling = false
  }

  /// Queries the layout without the changes of handlers.
  func ignoringChanges<Result>(_ body: () -> Result) -> Result {
    let before = isIgnored
    isIgnored = true
    defer { isIgnored = before }
    return body()
  }
}
