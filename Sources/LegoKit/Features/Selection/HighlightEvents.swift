import UIKit

/// A touch highlights a cell.
enum HighlightEvent: ItemEvent {
  static var modifier: String { "onHighlight" }
}

/// The touch that has highlighted a cell ends or leaves it.
enum UnhighlightEvent: ItemEvent {
  static var modifier: String { "onUnhighlight" }
}

extension LegoItem {
  /// Calls a closure when a touch highlights the cell.
  ///
  /// A touch that begins to scroll does not highlight.
  ///
  /// ```swift
  /// KeyItem(key).onHighlight { [weak self] in self?.begin(key) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onHighlight(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<HighlightEvent>(handler))
  }

  /// Calls a closure when a touch highlights the cell.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onHighlight<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<HighlightEvent>(weakly(owner, handler)))
  }

  /// Calls a closure when the touch that has highlighted the cell ends or leaves it.
  ///
  /// It is called once for each call of `onHighlight`.
  ///
  /// ```swift
  /// KeyItem(key).onUnhighlight { [weak self] in self?.end(key) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onUnhighlight(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<UnhighlightEvent>(handler))
  }

  /// Calls a closure when the touch that has highlighted the cell ends or leaves it.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onUnhighlight<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<UnhighlightEvent>(weakly(owner, handler)))
  }
}

extension Section {
  /// Calls a closure with the item whose cell a touch highlights.
  ///
  /// ```swift
  /// Section(id: "keys", layout: GridLayout(columns: 3)) { keys }
  ///   .onHighlight { [weak self] (key: KeyItem) in self?.begin(key) }
  /// ```
  ///
  /// A touch that begins to scroll does not highlight.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onHighlight<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingToItems { (item: Item) in Handlers<HighlightEvent> { handler(item) } }
  }

  /// Calls a closure with the item whose cell a touch highlights.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onHighlight<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onHighlight(weakly(owner, handler))
  }

  /// Calls a closure with the item whose cell is no longer highlighted.
  ///
  /// ```swift
  /// Section(id: "keys", layout: GridLayout(columns: 3)) { keys }
  ///   .onUnhighlight { [weak self] (key: KeyItem) in self?.end(key) }
  /// ```
  ///
  /// It is called once for each call of `onHighlight`.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onUnhighlight<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingToItems { (item: Item) in Handlers<UnhighlightEvent> { handler(item) } }
  }

  /// Calls a closure with the item whose cell is no longer highlighted.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onUnhighlight<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onUnhighlight(weakly(owner, handler))
  }
}
