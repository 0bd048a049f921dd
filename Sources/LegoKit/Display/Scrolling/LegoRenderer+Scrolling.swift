import UIKit

// MARK: Finding items

extension LegoRenderer {
  /// Returns the index path of a displayed item by its id, or `nil` if it is not displayed.
  ///
  /// ```swift
  /// let path = legoRenderer.indexPath(of: message.id, as: MessageItem.self)
  /// ```
  ///
  /// Pending changes of state are displayed first. The cost does not depend on the number of items
  /// as long as no id is repeated.
  ///
  /// - Parameters:
  ///   - id: The id of the item, or the id of its element in a ``ForEach``.
  ///   - type: The type of the item. The default finds the first item of any type with the id.
  /// - Returns: The index path in the collection view.
  public func indexPath<ID: Hashable>(
    of id: ID, as type: (any TypedItemType.Type)? = nil
  ) -> IndexPath? {
    indexPath(of: ItemQuery(id, as: type))
  }

  /// Returns the index path of a displayed item by its identity, or `nil` if it is not displayed.
  public func indexPath(of id: AnyID) -> IndexPath? {
    indexPath(of: ItemQuery(id))
  }

  private func indexPath(of query: ItemQuery) -> IndexPath? {
    flush()
    return scrolling.indexPath(of: query)
  }
}

// MARK: Scrolling

extension LegoRenderer {
  /// Scrolls to an item.
  ///
  /// ```swift
  /// messages.append(message)
  /// legoRenderer.scroll(to: message.id, at: .bottom)
  /// ```
  ///
  /// Pending changes of state are displayed first, so that an item can be added and shown in one
  /// turn. Without animation, the item is exactly at the position when the call returns, also among
  /// rows that are measured when they become visible; with animation, UIKit decides how exactly it
  /// follows their sizes. Before the first layout, as in `viewDidLoad()`, the request waits for it,
  /// and the screen appears with the item. An item of a section that scrolls horizontally scrolls
  /// that section, too.
  ///
  /// - Parameters:
  ///   - id: The id of the item, or the id of its element in a ``ForEach``.
  ///   - type: The type of the item. The default finds the first item of any type with the id.
  ///   - position: The position of the item in the visible area, as far as the content allows.
  ///   - animated: Whether to animate.
  /// - Returns: Whether the item is displayed.
  @discardableResult public func scroll<ID: Hashable>(
    to id: ID, as type: (any TypedItemType.Type)? = nil,
    at position: UICollectionView.ScrollPosition = .centered, animated: Bool = true
  ) -> Bool {
    scroll(to: ItemQuery(id, as: type), position, animated: animated)
  }

  /// Scrolls to the item with an identity.
  @discardableResult public func scroll(
    to id: AnyID, at position: UICollectionView.ScrollPosition = .centered, animated: Bool = true
  ) -> Bool {
    scroll(to: ItemQuery(id), position, animated: animated)
  }

  private func scroll(
    to query: ItemQuery, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    flush()
    return scrolling.scroll(to: query, at: position, animated: animated)
  }
}

extension LegoRenderer {
  /// Scrolls to the start of a section: its header, or its first item.
  ///
  /// ```swift
  /// legoRenderer.scroll(toSection: "comments")
  /// ```
  ///
  /// The start is at the top of the visible area, or at the leading edge of content that scrolls
  /// horizontally, as far as the content allows. A header that stays visible is directly above the
  /// first item. Pending changes of state are displayed first; before the first layout, the request
  /// waits for it. See ``scroll(to:as:at:animated:)`` for the exactness. An empty section without a
  /// header has no position.
  ///
  /// - Parameters:
  ///   - id: The id of the section.
  ///   - animated: Whether to animate.
  /// - Returns: Whether the section is displayed and has a position.
  @discardableResult public func scroll<ID: Hashable>(
    toSection id: ID, animated: Bool = true
  ) -> Bool {
    flush()
    return scrolling.scroll(toSection: AnyHashable(id), animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  /// The center of the visible area, on both axes.
  public static var centered: UICollectionView.ScrollPosition {
    [.centeredVertically, .centeredHorizontally]
  }
}

// MARK: Anchoring

extension LegoRenderer {
  /// The content that keeps its position on the screen while other content changes.
  ///
  /// ```swift
  /// legoRenderer.anchor = .bottom  // a chat
  /// ```
  ///
  /// The default is `.none`. Set it before ``render(in:configure:)``, so that the position is part
  /// of the animation of an update; otherwise it is restored at the end of the update.
  public var anchor: ContentAnchor {
    get { scrolling.anchor }
    set { scrolling.anchor = newValue }
  }
}
