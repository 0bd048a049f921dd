/// The array in the user's state that the items of a section are described from.
struct BoundElements {
  /// The type of the elements; an element can be moved to arrays of the same type.
  let type: Any.Type
  /// Returns whether there are no elements.
  let isEmpty: @MainActor () -> Bool
  /// Returns whether an element has an id.
  let contains: @MainActor (AnyHashable) -> Bool
  /// Removes the element with an id and returns it.
  let remove: @MainActor (AnyHashable) -> Any?
  /// Inserts an element in front of the one with an id, or at the end.
  let insert: @MainActor (_ element: Any, _ next: AnyHashable?) -> Void
  /// Moves the element with an id in front of the one with another id, or to the end.
  let move: @MainActor (_ id: AnyHashable, _ next: AnyHashable?) -> Void

  /// Creates rules for the elements of a binding.
  @MainActor init<Element, ID: Hashable>(
    _ elements: Binding<[Element]>, id: @escaping @MainActor (Element) -> ID
  ) {
    type = Element.self
    @MainActor func index(of searched: AnyHashable?, in elements: [Element]) -> Int? {
      searched.flatMap { searched in elements.firstIndex { AnyHashable(id($0)) == searched } }
    }
    isEmpty = { elements.wrappedValue.isEmpty }
    contains = { index(of: $0, in: elements.wrappedValue) != nil }
    remove = { removed in
      index(of: removed, in: elements.wrappedValue).map { elements.wrappedValue.remove(at: $0) }
    }
    insert = { element, next in
      guard let element = element as? Element else { return }
      var edited = elements.wrappedValue
      edited.insert(element, at: index(of: next, in: edited) ?? edited.count)
      elements.wrappedValue = edited
    }
    move = { moved, next in
      var edited = elements.wrappedValue
      guard let source = index(of: moved, in: edited) else { return }
      let element = edited.remove(at: source)
      edited.insert(element, at: index(of: next, in: edited) ?? edited.count)
      elements.wrappedValue = edited
    }
  }
}
