import UIKit

// MARK: Selection

extension LegoItem {
  /// Calls a closure when the user taps the item.
  ///
  /// The item is deselected after the tap, unless its section has a selection or the item an
  /// `onDeselect` handler. While the collection view is being edited, a tap selects the item and
  /// the closure is not called.
  ///
  /// ```swift
  /// SongItem(song).onSelect { [weak self] in self?.play(song) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onSelect(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.select, handler))
  }

  /// Calls a closure when the user taps the item.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onSelect<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.select, weakly(owner, handler)))
  }

  /// Calls a closure when the user deselects the item, by tapping it again or another item.
  ///
  /// An item with this handler stays selected after a tap.
  ///
  /// ```swift
  /// FilterItem(filter).onDeselect { [weak self] in self?.remove(filter) }
  /// ```
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onDeselect(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.deselect, handler))
  }

  /// Calls a closure when the user deselects the item, by tapping it again or another item.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onDeselect<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.deselect, weakly(owner, handler)))
  }

  /// Determines whether the user can highlight and select the item.
  ///
  /// ```swift
  /// PlanItem(plan).canSelect(plan.isAvailable).onSelect { [weak self] in self?.choose(plan) }
  /// ```
  public func canSelect(_ isAllowed: Bool) -> ModifiedItem<UnmodifiedItem> {
    adding(.permission(.select) { isAllowed })
  }

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
    adding(.event(.highlight, handler))
  }

  /// Calls a closure when a touch highlights the cell.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onHighlight<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.highlight, weakly(owner, handler)))
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
    adding(.event(.unhighlight, handler))
  }

  /// Calls a closure when the touch that has highlighted the cell ends or leaves it.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onUnhighlight<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.unhighlight, weakly(owner, handler)))
  }
}

// MARK: Display

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
    adding(.event(.appear, handler))
  }

  /// Calls a closure when the item is about to be displayed.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onAppear<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.appear, weakly(owner, handler)))
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
    adding(.event(.disappear, handler))
  }

  /// Calls a closure when the item is no longer displayed.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onDisappear<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.event(.disappear, weakly(owner, handler)))
  }
}

// MARK: Menus

extension LegoItem {
  /// Displays a context menu after a long press on the item.
  ///
  /// ```swift
  /// MessageItem(message).contextMenu {
  ///   UIAction(title: "Reply") { [weak self] _ in self?.reply(to: message) }
  ///   UIMenu(title: "Move to", children: folderActions)
  ///   if message.isOwn {
  ///     UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in … }
  ///   }
  /// }
  /// ```
  ///
  /// The elements are created when the menu opens; there is no menu without elements. A single
  /// `UIMenu` becomes the menu itself. A `contextMenu` of the item replaces that of its section. On
  /// tvOS before version 17, there are no context menus, and the modifier has no effect.
  public func contextMenu(
    @MenuBuilder _ elements: @escaping @MainActor () -> [UIMenuElement]
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.contextMenu { UIMenu.contextMenu(of: elements()) })
  }
}
