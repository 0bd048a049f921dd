import UIKit

/// An item is about to be displayed.
enum AppearEvent: ItemEvent {
  static var modifier: String { "onAppear" }
}

/// An item is no longer displayed.
enum DisappearEvent: ItemEvent {
  static var modifier: String { "onDisappear" }
}

extension LegoItem {
  /// Calls a closure when the item is about to be displayed.
  ///
  /// It is called each time the item becomes visible, also at the first display. A change of state
  /// in the closure is displayed after the layout pass in progress.
  ///
  /// ```swift
  /// PostItem(post).onAppear { [weak self] in self?.loadImage(of: post) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onAppear(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<AppearEvent>(handler))
  }

  /// Calls a closure when the item is about to be displayed.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onAppear<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<AppearEvent>(weakly(owner, handler)))
  }

  /// Calls a closure when the item is no longer displayed.
  ///
  /// It is called once for each call of `onAppear`: when the item has left the visible bounds, or
  /// when it is removed and its animation has ended.
  ///
  /// ```swift
  /// VideoItem(video).onDisappear { [weak self] in self?.pause(video) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onDisappear(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<DisappearEvent>(handler))
  }

  /// Calls a closure when the item is no longer displayed.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onDisappear<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<DisappearEvent>(weakly(owner, handler)))
  }
}

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
    addingToItems { (item: Item) in Handlers<AppearEvent> { handler(item) } }
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
    addingToItems { (item: Item) in Handlers<DisappearEvent> { handler(item) } }
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
