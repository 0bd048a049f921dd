/// The views that were requested before their elements are visible.
///
/// A prepared view has no superview, displays no element and doesn't wait for reuse. There are none unless
/// ``OpenChoices/preparesElementsAhead`` is chosen.
@MainActor final class PreparedElements {
  /// A view that was requested for an element.
  struct Prepared {
    let view: any ElementView
    let reuseKey: ReuseKey
    let attributes: UICollectionViewLayoutAttributes
  }

  private var prepared: [ElementID: Prepared] = [:]

  /// The prepared view of an element; `nil` if there is none.
  subscript(element: ElementID) -> Prepared? { prepared[element] }

  /// The elements that have prepared views, in no particular order.
  var elements: some Collection<ElementID> { prepared.keys }

  /// All prepared views, in no particular order.
  var views: [any ElementView] { prepared.values.map(\.view) }

  /// Stores the view of an element that isn't displayed.
  func insert(_ new: Prepared, for element: ElementID) { prepared[element] = new }

  /// Removes and returns the prepared view of an element; `nil` if there is none.
  func remove(_ element: ElementID) -> Prepared? { prepared.removeValue(forKey: element) }

  /// Removes and returns all prepared views except those of some elements.
  func removeAll(besides kept: Set<ElementID> = []) -> [Prepared] {
    let removed = prepared.filter { !kept.contains($0.key) }.sorted {
      Self.isOrdered($0.key, $1.key)
    }
    for (element, _) in removed { prepared[element] = nil }
    return removed.map(\.value)
  }

  /// Moves views to their index paths after an update; removes and returns those without one.
  func apply(_ map: UpdateMap) -> [Prepared] {
    let before = prepared.sorted { Self.isOrdered($0.key, $1.key) }
    prepared = [:]
    return before.compactMap { element, view in
      guard let after = map.element(element, followsItem: view.attributes.followsItem)
      else { return view }
      prepared[after] = view
      return nil
    }
  }

  // The order in which views are discarded determines the order in which they are reused.
  private static func isOrdered(_ first: ElementID, _ second: ElementID) -> Bool {
    (first.category.rawValue, first.kind, first.indexPath)
      < (second.category.rawValue, second.kind, second.indexPath)
  }
}
