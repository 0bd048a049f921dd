import UIKit

/// An item that is a list of its own, such as a column of a board.
///
/// ```swift
/// Section(id: "board", layout: .carousel(itemWidth: .fixed(280), rowHeight: .fractionalHeight(1))) {
///   for column in $model.columns.elements {
///     NestedList(id: column.wrappedValue.id) {
///       Section(id: "cards", layout: .rows(spacing: 8)) {
///         ForEach(column.wrappedValue.cards) { TextRow($0.title, id: $0.id) }
///       }
///       .draggable(column.cards)
///       .onDrop(into: column.cards)
///     }
///   }
/// }
/// ```
///
/// The block describes sections as that of a ``Lego`` does, with all their modifiers. It belongs to the
/// block of the section around it: state that it reads is state that this section reads, and one change
/// of it is one update, which displays the inner and the outer items together. An inner item may have the
/// id of an item of another list.
///
/// A list keeps its content offset by the id of the item when it leaves the screen and comes back. Its
/// background is clear, and it has no safe area of its own. The cells of a list that is not displayed do
/// not exist, so a description costs the blocks of all lists, and a screen the cells that are visible.
///
/// The height is that which the layout states, such as the row height of a carousel, or `height`. Where
/// the layout takes heights from the items, a list without one is as high as its content. All of its
/// cells are displayed then, so this is for short lists.
public struct NestedList: TypedItemType, Equatable {
  /// The cell that displays the list.
  public typealias CellType = NestedListCell

  /// The identity of the item.
  public let id: AnyHashable
  /// The direction in which the list scrolls.
  public let scrollDirection: UICollectionView.ScrollDirection
  /// The height in points; `nil` for that of the layout or of the content.
  public let height: CGFloat?
  /// Whether the list stops at multiples of its size.
  public let isPaging: Bool
  private let contents: NestedContents

  /// Creates an item with the sections of a block.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - scrollDirection: The direction in which the list scrolls. A list that scrolls horizontally needs
  ///     the height of the layout or one of its own. For rows that scroll horizontally in a list that scrolls
  ///     vertically, use a section with ``CarouselLayout``.
  ///   - height: The height in points. The default is that of the layout, or of the content where the
  ///     layout takes heights from the items.
  ///   - isPaging: Whether the list stops at multiples of its size, not on tvOS. To stop at items, use a
  ///     section with ``CarouselLayout``.
  ///   - content: The sections. The block runs once and is not retained.
  @MainActor public init(
    id: some Hashable, scrollDirection: UICollectionView.ScrollDirection = .vertical,
    height: CGFloat? = nil, isPaging: Bool = false,
    @LegoBuilder content: () -> PlacedSections
  ) {
    self.id = AnyHashable(id)
    (self.scrollDirection, self.height) = (scrollDirection, height)
    self.isPaging = isPaging
    contents = NestedContents(Lego.nested(content))
  }

  /// The sections.
  var lego: Lego { contents.lego }

  /// The sections, whose handlers are the newest ones.
  public var itemTraits: Traits { Traits(NestedContent(lego: lego)) }
}
