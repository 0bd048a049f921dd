import UIKit

/// A movement of an item by the user.
public struct ItemMove {
  /// A position in the content.
  public struct Position: Hashable {
    /// The id of the section.
    public let section: AnyHashable
    /// The index of the item among the items of the section.
    public let index: Int
  }

  /// The item.
  public let item: AnyItem
  /// The position before the movement.
  public let source: Position
  /// The position after the movement; the index is counted without the item at its old position.
  public let target: Position
}

/// The names of the actions of assistive technologies that move an item by one position.
struct MoveActionNames {
  var up = "Move up"
  var down = "Move down"
}

/// A rule of a section for reordering its items.
enum ReorderRule {
  /// The elements of an array are moved.
  case elements(ReorderableElements)
  /// The user's code is called for movements that end in the section.
  case handler(@MainActor (ItemMove) -> Void)
}

/// The array in the user's state that the items of a section are described from.
struct ReorderableElements {
  /// The type of the elements; an element can be moved to arrays of the same type.
  let type: Any.Type
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

// MARK: Modifiers

extension Section {
  /// Lets the user reorder the items by dragging them after a long press, and moves the elements of
  /// an array accordingly.
  ///
  /// ```swift
  /// @State var open: [Task] = []
  /// @State var done: [Task] = []
  ///
  /// Section(id: "open", layout: RowsLayout()) { ForEach(open) { TaskItem($0) } }
  ///   .onReorder($open)
  /// Section(id: "done", layout: RowsLayout()) { ForEach(done) { TaskItem($0) } }
  ///   .onReorder($done)
  /// ```
  ///
  /// The elements have the ids of the items. The section may contain other items, which stay where
  /// they are. An item can be dragged to other sections whose arrays have elements of the same
  /// type: it is removed from one array and inserted in the other, in one update. An item with a
  /// context menu can be moved only while the collection view is being edited.
  ///
  /// Updates wait while the user drags an item, and the newest one is displayed when the item is
  /// dropped. The movement changes the array as it is then: the element is placed in front of the
  /// one that follows it on the screen. An update that removes the dragged item ends the drag.
  ///
  /// Assistive technologies offer actions that move an item by one position in its section, whose
  /// names ``moveActions(up:down:)`` sets.
  public func onReorder<Element: Identifiable>(
    _ elements: @autoclosure () -> Binding<[Element]>
  ) -> Section {
    onReorder(elements(), id: \.id)
  }

  /// Lets the user reorder the items, and moves the elements of an array, which are the items
  /// themselves.
  @_disfavoredOverload
  public func onReorder<Element: TypedItemType>(
    _ elements: @autoclosure () -> Binding<[Element]>
  ) -> Section {
    onReorder(elements(), id: \.id)
  }

  /// Lets the user reorder the items, and moves the elements of an array that `id` identifies.
  public func onReorder<Element, ID: Hashable>(
    _ elements: @autoclosure () -> Binding<[Element]>, id: KeyPath<Element, ID>
  ) -> Section {
    let elements = AccessList.withoutRecording(elements)
    return adding(
      .reorder(.elements(ReorderableElements(elements) { $0[keyPath: id] })))
  }

  /// Lets the user reorder the items, and calls a closure when an item has been moved to a position
  /// in this section.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { songs }
  ///   .onReorder { [weak self] move in
  ///     self?.playlist.move(from: move.source.index, to: move.target.index)
  ///   }
  /// ```
  ///
  /// It is called once for each movement, also for items of other sections that can be reordered.
  /// If the closure does not change the description accordingly, the item returns to its position.
  /// The closure is retained while the section is displayed.
  public func onReorder(_ handler: @escaping @MainActor (ItemMove) -> Void) -> Section {
    adding(.reorder(.handler(handler)))
  }

  /// Lets the user reorder the items, and calls a closure when an item has been moved to a position
  /// in this section.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onReorder<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, ItemMove) -> Void
  ) -> Section {
    onReorder(weakly(owner, handler))
  }

  /// Sets the names of the actions with which assistive technologies move an item by one position.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { songs }
  ///   .onReorder($songs)
  ///   .moveActions(up: "Earlier", down: "Later")
  /// ```
  ///
  /// Without the modifier they are “Move up” and “Move down”. The section needs an `onReorder`
  /// modifier.
  public func moveActions(up: String, down: String) -> Section {
    adding(.moveActionNames(MoveActionNames(up: up, down: down)))
  }

  /// Determines which items of a type the user can move.
  ///
  /// The section needs an `onReorder` modifier.
  public func canMove<Item: TypedItemType>(
    _ isAllowed: @escaping @MainActor (Item) -> Bool
  ) -> Section {
    addingRule { (item: Item) in .permission(.move) { isAllowed(item) } }
  }

  /// Determines to which positions in the section the user can move items.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { songs }
  ///   .canMoveTo { move in move.target.index > 0 }
  /// ```
  public func canMoveTo(_ isAllowed: @escaping @MainActor (ItemMove) -> Bool) -> Section {
    adding(.moveTarget(isAllowed))
  }
}

extension LegoItem {
  /// Determines whether the user can move the item, if its section has an `onReorder` modifier.
  public func canMove(_ isAllowed: Bool) -> ModifiedItem<UnmodifiedItem> {
    adding(.permission(.move) { isAllowed })
  }
}
