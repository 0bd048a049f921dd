import UIKit

/// A rule by which the user drags an item.
struct DragRule: RepeatableTrait {
  static var modifier: String { "draggable" }

  /// Returns what is dragged; `nil` if the item cannot be dragged now.
  let content: @MainActor () -> DragContent?
  /// Removes the element after a target has moved it; `nil` if targets can only copy it.
  let remove: (@MainActor () -> Void)?
}

/// A rule for values that are dropped on a section or an item.
struct DropRule: RepeatableTrait {
  static var modifier: String { "onDrop" }

  /// The type identifier of the data.
  let typeIdentifier: String
  /// Whether values of this app are moved if their source allows it.
  let moves: Bool
  /// The array that the section is described from; `nil` if a closure receives the values.
  let elements: BoundElements?
  /// Returns whether a value of this app has the type of the rule.
  let accepts: @MainActor (Any) -> Bool
  /// Loads a value of another app.
  let load: @MainActor (NSItemProvider, @escaping @MainActor (Any?) -> Void) -> Void
  /// Receives the values and the position.
  let perform: @MainActor ([Any], DropPosition) -> Void
}

/// A position between the items of a section.
struct DropPosition {
  /// The index at which a value is inserted.
  let index: Int
  /// The id of the item after the position; `nil` at the end.
  let next: AnyHashable?
}

/// Values that the user has dropped on a section.
public struct ItemDrop<Value> {
  /// The values, in the order in which they were added to the drag.
  public let values: [Value]
  /// The index among the section's items at which the values are inserted; an item of the section
  /// that is moved is not counted.
  public let index: Int
}

/// The operation for values that are dropped from another place of the same app.
public enum DropOperation: Hashable, Sendable {
  /// They are moved if the source allows it, and copied otherwise.
  case move
  /// They are copied.
  case copy
}

extension DropRule {
  /// Creates a rule for values of a type.
  @MainActor init<Value: DragValue>(
    _ type: Value.Type, moves: Bool, elements: BoundElements? = nil,
    perform: @escaping @MainActor ([Value], DropPosition) -> Void
  ) {
    typeIdentifier = Value.dragTypeIdentifier
    self.moves = moves
    self.elements = elements
    accepts = { $0 is Value }
    load = { Value.load(from: $0, completion: $1) }
    self.perform = { perform($0.compactMap { $0 as? Value }, $1) }
  }

  /// Creates a rule that inserts elements in an array.
  @MainActor init<Element: DragValue, ID: Hashable>(
    _ elements: Binding<[Element]>, moves: Bool, id: @escaping @MainActor (Element) -> ID
  ) {
    self.init(
      Element.self, moves: moves, elements: BoundElements(elements, id: id)
    ) { values, position in
      var edited = elements.wrappedValue
      let index = position.next.flatMap { next in
        edited.firstIndex { AnyHashable(id($0)) == next }
      }
      edited.insert(contentsOf: values, at: index ?? edited.count)
      elements.wrappedValue = edited
    }
  }
}

// MARK: Dragging

extension Section {
  /// Lets the user drag items of a type, as values that targets in this and other apps copy.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { songs.map { SongItem($0) } }
  ///   .draggable { (item: SongItem) in item.song }
  /// ```
  ///
  /// A drag begins after a press of half a second; `nil` prevents it. While an item can be dragged,
  /// its context menu opens with the press and closes when the drag begins. In a section with an
  /// `onReorder` modifier, a drag in the same collection view reorders the items. A drag delegate of
  /// the collection view that was set before replaces all drags of the description. On tvOS there
  /// are no drags, and the modifier has no effect.
  public func draggable<Item: TypedItemType, Value: DragValue>(
    _ value: @escaping @MainActor (Item) -> Value?
  ) -> Section {
    addingToItems { (item: Item) in
      DragRule(content: { value(item)?.dragContent }, remove: nil)
    }
  }

  /// Lets the user drag items, as the elements of an array with the ids of the items, which targets
  /// in the same app can move.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { ForEach(songs) { SongItem($0) } }
  ///   .draggable($songs)
  ///   .onDrop(into: $songs)
  /// ```
  ///
  /// An element that a section with another array has received is removed from this one.
  public func draggable<Element: Identifiable & DragValue>(
    _ elements: @autoclosure () -> Binding<[Element]>
  ) -> Section {
    let elements = AccessList.withoutRecording(elements)
    func index(of id: AnyHashable) -> Int? {
      elements.wrappedValue.firstIndex { AnyHashable($0.id) == id }
    }
    return adding(
      ItemRule { item in
        let id = item.id.base
        let rule = DragRule {
          index(of: id).map { elements.wrappedValue[$0].dragContent }
        } remove: {
          if let index = index(of: id) { elements.wrappedValue.remove(at: index) }
        }
        return TraitList(values: [rule])
      })
  }

  /// Lets the user drag items of a type, as item providers for this and other apps.
  ///
  /// ```swift
  /// Section(id: "photos", layout: GridLayout(columns: 3)) { photos }
  ///   .onDrag { (item: PhotoItem) in NSItemProvider(object: item.image) }
  /// ```
  ///
  /// `nil` prevents the drag.
  public func onDrag<Item: TypedItemType>(
    _ provider: @escaping @MainActor (Item) -> NSItemProvider?
  ) -> Section {
    addingToItems { (item: Item) in
      DragRule(
        content: { provider(item).map { DragContent(value: nil, provider: $0) } }, remove: nil)
    }
  }
}

extension LegoItem {
  /// Lets the user drag the item, as a value that targets in this and other apps copy.
  ///
  /// ```swift
  /// LinkItem(link).draggable(link.url)
  /// ```
  ///
  /// See `draggable(_:)` of ``Section`` for when a drag begins.
  public func draggable<Value: DragValue>(
    _ value: @autoclosure @escaping @MainActor () -> Value
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(DragRule(content: { value().dragContent }, remove: nil))
  }

  /// Lets the user drag the item, as an item provider for this and other apps.
  public func onDrag(
    _ provider: @escaping @MainActor () -> NSItemProvider?
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(
      DragRule(content: { provider().map { DragContent(value: nil, provider: $0) } }, remove: nil))
  }

  /// Lets the user drop values of a type on the item.
  ///
  /// ```swift
  /// FolderItem(folder).onDrop(of: Song.self) { [weak self] songs in self?.add(songs, to: folder) }
  /// ```
  ///
  /// The closure is called once for each drop, with all values. Values of other apps are loaded
  /// first. It is retained while the section is displayed. If its section also accepts values of the
  /// type, those that are dropped on the item are not inserted. On tvOS there are no drags, and the
  /// modifier has no effect.
  @MainActor public func onDrop<Value: DragValue>(
    of type: Value.Type, operation: DropOperation = .move,
    _ perform: @escaping @MainActor ([Value]) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(DropRule(type, moves: operation == .move) { values, _ in perform(values) })
  }
}

// MARK: Dropping

extension Section {
  /// Lets the user drop values of a type between the items, where a gap opens for them.
  ///
  /// ```swift
  /// Section(id: "links", layout: RowsLayout()) { links.map { LinkItem($0) } }
  ///   .onDrop(of: URL.self) { [weak self] drop in
  ///     self?.links.insert(contentsOf: drop.values.map { Link($0) }, at: drop.index)
  ///   }
  /// ```
  ///
  /// The closure is called once for each drop, with all values, after their source has removed those
  /// that are moved. Values of other apps are loaded first. It is retained while the
  /// section is displayed. A drop on a header is one at the start of its section. A drop beside all
  /// items is a drop at the end of the nearest section above that accepts the values, or of the last one. On tvOS there are no drags, and the modifier has
  /// no effect.
  public func onDrop<Value: DragValue>(
    of type: Value.Type, operation: DropOperation = .move,
    _ perform: @escaping @MainActor (ItemDrop<Value>) -> Void
  ) -> Section {
    adding(
      DropRule(type, moves: operation == .move) { values, position in
        perform(ItemDrop(values: values, index: position.index))
      })
  }

  /// Lets the user drop values of a type between the items.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onDrop<Owner: AnyObject, Value: DragValue>(
    of type: Value.Type, on owner: Owner, operation: DropOperation = .move,
    _ perform: @escaping @MainActor (Owner, ItemDrop<Value>) -> Void
  ) -> Section {
    onDrop(of: type, operation: operation, weakly(owner, perform))
  }

  /// Lets the user drop elements between the items, which are inserted in an array with the ids of
  /// the items.
  ///
  /// ```swift
  /// Section(id: "queue", layout: RowsLayout()) { ForEach(queue) { SongItem($0) } }
  ///   .draggable($queue)
  ///   .onDrop(into: $queue)
  /// ```
  ///
  /// The array is written once for each drop. An element of the array itself is moved.
  public func onDrop<Element: Identifiable & DragValue>(
    into elements: @autoclosure () -> Binding<[Element]>, operation: DropOperation = .move
  ) -> Section {
    let elements = AccessList.withoutRecording(elements)
    return adding(DropRule(elements, moves: operation == .move) { $0.id })
  }
}
