/// A view that moves the focus among its items itself, such as a collection view.
///
/// An item is focused by its index path, since it may have no cell yet. The view's `focusBehavior` says
/// that it manages items.
@MainActor protocol FocusableList: UIView {
  /// The focused item; `nil` while another view has the focus.
  var focusedItem: IndexPath? { get }
  /// The item from which the arrow keys continue; `nil` if it isn't displayed or can't be focused.
  var lastFocusItem: IndexPath? { get }
  /// The item that is focused when the list receives the focus; `nil` if no visible one can be.
  var preferredFocusItem: IndexPath? { get }

  /// Stores the item that has the focus from now on.
  func beginFocus(at item: IndexPath)
  /// Stores that none of the items has the focus.
  func endFocus()
  /// Stores an item as the one from which the arrow keys continue.
  func setLastFocusItem(_ item: IndexPath)

  /// Returns the item that a view displays, if it can be focused; `nil` for a view that is no cell.
  func focusItem(displayedBy view: UIView) -> IndexPath?
  /// Returns the item to which focus moves from an item by an arrow key; `nil` if there is none.
  func focusItem(_ heading: UIFocusHeading, of item: IndexPath) -> IndexPath?
  /// Returns the cell of an item; `nil` while it isn't displayed.
  func displayedView(of item: IndexPath) -> UIView?
  /// Scrolls by the least distance that makes an item visible.
  func revealItem(_ item: IndexPath)
  /// Selects an item because it was focused, if the list or its delegate says so.
  func selectByFocus(_ item: IndexPath)
  /// Does what a tap on an item does; returns `false` if it can't be selected.
  func performKey(at item: IndexPath) -> Bool
}

extension FocusTarget {
  /// Creates the target of the item that a cell displays; `nil` for any other view, and for an item that
  /// can't be focused.
  @MainActor init?(displayedBy view: UIView) {
    let around = sequence(first: view.superview, next: { $0?.superview })
    guard let list = around.lazy.compactMap({ $0 as? any FocusableList }).first,
      let item = list.focusItem(displayedBy: view)
    else { return nil }
    self.init(list, item)
  }
}
