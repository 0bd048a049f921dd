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
struct MoveActionNames: Trait {
  static var modifier: String { "moveActions" }

  var up = "Move up"
  var down = "Move down"
}

/// A rule of a section for reordering its items.
enum ReorderRule: RepeatableTrait {
  static var modifier: String { "onReorder" }

  /// The elements of an array are moved.
  case elements(BoundElements)
  /// The user's code is called for movements that end in the section.
  case handler(@MainActor (ItemMove) -> Void)
}

/// Whether the user can move an item.
enum MoveDecision: ItemDecision {
  static var modifier: String { "canMove" }
}

/// A rule of a section for the positions to which items can be moved.
struct MoveTargetRule: RepeatableTrait {
  static var modifier: String { "canMoveTo" }

  /// Returns whether a movement is allowed.
  let isAllowed: @MainActor (ItemMove) -> Bool
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
    return adding(ReorderRule.elements(BoundElements(elements) { $0[keyPath: id] }))
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
    adding(ReorderRule.handler(handler))
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
    adding(MoveActionNames(up: up, down: down))
  }

  /// Determines which items of a type the user can move.
  ///
  /// The section needs an `onReorder` modifier.
  public func canMove<Item: TypedItemType>(
    _ isAllowed: @escaping @MainActor (Item) -> Bool
  ) -> Section {
    addingToItems { (item: Item) in Permissions<MoveDecision> { isAllowed(item) } }
  }

  /// Determines to which positions in the section the user can move items.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { songs }
  ///   .canMoveTo { move in move.target.index > 0 }
  /// ```
  public func canMoveTo(_ isAllowed: @escaping @MainActor (ItemMove) -> Bool) -> Section {
    adding(MoveTargetRule(isAllowed: isAllowed))
  }
}

extension LegoItem {
  /// Determines whether the user can move the item, if its section has an `onReorder` modifier.
  public func canMove(_ isAllowed: Bool) -> ModifiedItem<UnmodifiedItem> {
    adding(Permissions<MoveDecision> { isAllowed })
  }
}
