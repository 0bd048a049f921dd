import UIKit

// MARK: Selection

extension Section {
  /// Calls a closure with the item that the user taps.
  ///
  /// ```swift
  /// Section(id: "songs", layout: RowsLayout()) { songs }
  ///   .onSelect(on: self) { (screen, song: SongItem) in screen.play(song) }
  /// ```
  ///
  /// The item is deselected after the tap, unless the section has a selection or the item an
  /// `onDeselect` handler. While the collection view is being edited, a tap selects the item and
  /// the closure is not called.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onSelect<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingRule { (item: Item) in .event(.select) { handler(item) } }
  }

  /// Calls a closure with the item that the user taps.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onSelect<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onSelect(weakly(owner, handler))
  }

  /// Calls a closure with the item that the user deselects, by tapping it again or another item.
  ///
  /// ```swift
  /// Section(id: "filters", layout: RowsLayout()) { filters.map { FilterItem($0) } }
  ///   .onDeselect { [weak self] (filter: FilterItem) in self?.remove(filter) }
  /// ```
  ///
  /// Items with this handler stay selected after a tap.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onDeselect<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingRule { (item: Item) in .event(.deselect) { handler(item) } }
  }

  /// Calls a closure with the item that the user deselects, by tapping it again or another item.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onDeselect<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onDeselect(weakly(owner, handler))
  }

  /// Determines which items of a type the user can highlight and select.
  ///
  /// ```swift
  /// Section(id: "plans", layout: RowsLayout()) { plans }
  ///   .canSelect { (plan: PlanItem) in plan.isAvailable }
  /// ```
  public func canSelect<Item: TypedItemType>(
    _ isAllowed: @escaping @MainActor (Item) -> Bool
  ) -> Section {
    addingRule { (item: Item) in .permission(.select) { isAllowed(item) } }
  }

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
    addingRule { (item: Item) in .event(.highlight) { handler(item) } }
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
    addingRule { (item: Item) in .event(.unhighlight) { handler(item) } }
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

// MARK: Display

extension Section {
  /// Calls a closure with each item that is about to be displayed.
  ///
  /// ```swift
  /// Section(id: "posts", layout: RowsLayout()) { posts }
  ///   .onAppear { [weak self] (post: PostItem) in self?.loadImage(of: post) }
  /// ```
  ///
  /// It is called each time an item becomes visible. A change of state in the closure is displayed
  /// after the layout pass in progress.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onAppear<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingRule { (item: Item) in .event(.appear) { handler(item) } }
  }

  /// Calls a closure with each item that is about to be displayed.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onAppear<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onAppear(weakly(owner, handler))
  }

  /// Calls a closure with each item that is no longer displayed.
  ///
  /// ```swift
  /// Section(id: "videos", layout: RowsLayout()) { videos }
  ///   .onDisappear { [weak self] (video: VideoItem) in self?.pause(video) }
  /// ```
  ///
  /// It is called once for each call of `onAppear`.
  ///
  /// The closure is called for items of its type; a section with items of several types can have
  /// one modifier for each. It is retained while the section is displayed: capture a controller
  /// weakly, or use the modifier with an owner.
  public func onDisappear<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingRule { (item: Item) in .event(.disappear) { handler(item) } }
  }

  /// Calls a closure with each item that is no longer displayed.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onDisappear<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onDisappear(weakly(owner, handler))
  }
}

// MARK: Menus

extension Section {
  /// Displays a context menu after a long press on an item of a type.
  ///
  /// ```swift
  /// Section(id: "mail", layout: RowsLayout()) { messages }
  ///   .contextMenu { (message: MessageItem) in
  ///     UIAction(title: "Reply") { [weak self] _ in self?.reply(to: message) }
  ///   }
  /// ```
  ///
  /// The elements are created when the menu opens. A `contextMenu` of an item replaces that of the
  /// section.
  public func contextMenu<Item: TypedItemType>(
    @MenuBuilder _ elements: @escaping @MainActor (Item) -> [UIMenuElement]
  ) -> Section {
    addingRule { (item: Item) in
      .contextMenu { UIMenu.contextMenu(of: elements(item)) }
    }
  }
}
