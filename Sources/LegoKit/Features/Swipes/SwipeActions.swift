import UIKit

/// An action that is revealed by swiping a cell.
///
/// ```swift
/// MessageItem(message).swipeActions {
///   SwipeAction("Delete", style: .destructive) { [weak self] in self?.delete(message) }
/// }
/// ```
///
/// In lists of the system, an action becomes a `UIContextualAction`. tvOS has no swipe actions, but
/// its assistive technologies offer them.
@MainActor public struct SwipeAction {
  /// The style of an action.
  public enum Style: Hashable, Sendable {
    /// An action with a gray background.
    case normal
    /// An action with a red background that removes the item.
    case destructive
  }

  /// The text of the button.
  public var title: String?
  /// The image of the button; `nil` for none.
  public var image: UIImage?
  /// The style.
  public var style: Style
  /// The color of the background; `nil` for that of the style.
  public var backgroundColor: UIColor?
  /// The closure that performs the action.
  let handler: @MainActor () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - image: The image of the button.
  ///   - style: The style. After a destructive action, a cell outside of the system's lists stays
  ///     open until the next update.
  ///   - backgroundColor: The color of the background. The default is that of the style.
  ///   - handler: Performs the action.
  public init(
    _ title: String?, image: UIImage? = nil, style: Style = .normal,
    backgroundColor: UIColor? = nil, handler: @escaping @MainActor () -> Void
  ) {
    (self.title, self.image, self.style) = (title, image, style)
    (self.backgroundColor, self.handler) = (backgroundColor, handler)
  }
}

/// The edge of a cell at which swipe actions are revealed.
public enum SwipeEdge: Hashable, Sendable {
  /// The leading edge: the left one in a left-to-right layout.
  case leading
  /// The trailing edge.
  case trailing
}

/// The swipe actions at one edge of a cell.
struct SwipeActions: RepeatableTrait {
  static var modifier: String { "swipeActions" }

  let edge: SwipeEdge
  let allowsFullSwipe: Bool
  let actions: @MainActor () -> [SwipeAction]
}

extension Traits {
  /// Returns the swipe actions at an edge; those of a later modifier replace the earlier ones.
  func swipeActions(_ edge: SwipeEdge) -> SwipeActions? {
    all(SwipeActions.self).last { $0.edge == edge }
  }
}

/// A result builder that lists swipe actions, the one nearest to the edge first.
@resultBuilder public enum SwipeActionBuilder: ElementBuilder {
  /// The type of an action.
  public typealias Element = SwipeAction
}

// MARK: Modifiers

extension LegoItem {
  /// Reveals actions at an edge of the cell when the user swipes it.
  ///
  /// ```swift
  /// MessageItem(message)
  ///   .swipeActions {
  ///     SwipeAction("Delete", style: .destructive) { [weak self] in self?.delete(message) }
  ///   }
  ///   .swipeActions(edge: .leading) {
  ///     SwipeAction("Read") { [weak self] in self?.markAsRead(message) }
  ///   }
  /// ```
  ///
  /// Cells in every layout have swipe actions: UIKit reveals those of list cells in lists of the
  /// system, LegoKit those of other cells. A cell in a layout or section that scrolls horizontally
  /// scrolls instead: its actions are in the menu of a long press, after those of its context menu,
  /// the leading ones first. Assistive technologies offer the actions everywhere, by their titles. A tap
  /// elsewhere, scrolling, an update, editing and the Escape key close the cell, as does
  /// ``LegoRenderer/closeSwipeActions(animated:)``.
  ///
  /// The actions are created when the user swipes and for assistive technologies. Those of an item
  /// replace those of its section at the same edge.
  ///
  /// - Parameters:
  ///   - edge: The edge. The default is the trailing one.
  ///   - allowsFullSwipe: Whether a swipe across the cell performs the first action.
  ///   - actions: The actions, the one nearest to the edge first.
  /// - Returns: The item with the actions.
  public func swipeActions(
    edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping @MainActor () -> [SwipeAction]
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions))
  }
}

extension Section {
  /// Reveals actions at an edge of the cells of a type when the user swipes them.
  ///
  /// ```swift
  /// Section(id: "mail", layout: ListLayout(.plain)) { messages }
  ///   .swipeActions { (message: MessageItem) in
  ///     SwipeAction("Delete", style: .destructive) { [weak self] in self?.delete(message.id) }
  ///   }
  /// ```
  ///
  /// See ``LegoItem/swipeActions(edge:allowsFullSwipe:_:)``.
  public func swipeActions<Item: TypedItemType>(
    edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping @MainActor (Item) -> [SwipeAction]
  ) -> Section {
    addingToItems { (item: Item) in
      SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions(item) }
    }
  }
}
