import UIKit

/// A badge of an item: a typed item that is displayed at an edge or a corner of its cell.
struct ItemBadge: RepeatableTrait {
  static var modifier: String { "badge" }

  /// The item to display; `nil` removes a badge that another modifier has added.
  let item: AnyItem?
  let position: BadgePosition
}

/// The position of a badge in its cell.
struct BadgePosition: Hashable {
  /// The edges of the cell; an axis without an edge is centered.
  private let edges: UInt
  private let x: CGFloat
  private let y: CGFloat

  init(edges: NSDirectionalRectEdge, offset: CGPoint) {
    (self.edges, x, y) = (UInt(edges.rawValue), offset.x, offset.y)
  }

  /// Returns the frame of a badge of a size.
  func frame(of size: CGSize, in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
    let edges = NSDirectionalRectEdge(rawValue: .init(edges))
    let leftover = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let start = leftover.width * fraction(edges, from: .leading, to: .trailing) + x
    let left = isRightToLeft ? leftover.width - start : start
    return CGRect(
      x: bounds.minX + left,
      y: bounds.minY + leftover.height * fraction(edges, from: .top, to: .bottom) + y,
      width: size.width, height: size.height)
  }

  private func fraction(
    _ edges: NSDirectionalRectEdge, from start: NSDirectionalRectEdge,
    to end: NSDirectionalRectEdge
  ) -> CGFloat {
    switch (edges.contains(start), edges.contains(end)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }
}

// MARK: Modifiers of items

extension LegoItem {
  /// Displays an item as a badge of the cell.
  ///
  /// ```swift
  /// PhotoItem(photo).badge(StarItem(photo.rating), at: [.bottom, .leading])
  /// ```
  ///
  /// The badge is in front of the cell's content in every layout, and moves with the cell. It is
  /// as large as its cell type states, or as the constraints of its cell require, takes up no space
  /// and receives no touches. It is compared like an item: its view is updated if the content
  /// changes, and appears and disappears with the description, while the cell itself is not
  /// updated. A later badge at the same edges replaces the earlier one. Parts beyond the cell are
  /// behind neighboring cells that are in front, and invisible if the cell clips to its bounds.
  ///
  /// - Parameters:
  ///   - badge: The item to display; `nil` displays none.
  ///   - edges: The edges of the cell at which the badge lies; an axis without an edge is centered.
  ///   - offset: The distance from that position, in points. A positive x is away from the leading
  ///     edge.
  /// - Returns: The item with the badge.
  public func badge<Badge: TypedItemType>(
    _ badge: Badge?, at edges: NSDirectionalRectEdge = [.top, .trailing], offset: CGPoint = .zero
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(ItemBadge(badge, at: edges, offset: offset))
  }

  /// Displays an item as the supplementary view of a kind that the section's layout places.
  ///
  /// ```swift
  /// Section(id: "apps", layout: SectionLayoutBox {
  ///   ItemLayoutBox(columns: 4, width: .w(0.25), height: .absolute(80))
  ///     .badge("unread", width: .absolute(20), height: .absolute(20), offset: CGPoint(x: 8, y: -8))
  /// }) {
  ///   for app in apps { AppItem(app).badge(app.unread.map { BadgeItem("\($0)") }, kind: "unread") }
  /// }
  /// ```
  ///
  /// The layout determines the frame, which the cell of the badge fills. The view is registered
  /// automatically. Nothing is displayed in a layout without a badge of the kind.
  public func badge<Badge: TypedItemType>(
    _ badge: Badge?, kind: String
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(SupplementaryItem(badge, kind: kind))
  }

  /// Displays a number at the top trailing corner of the cell; 0 displays none.
  public func badge(_ count: Int) -> ModifiedItem<UnmodifiedItem> {
    badge(count == 0 ? nil : BadgeItem("\(count)"))
  }

  /// Displays a text at the top trailing corner of the cell; `nil` displays none.
  @_disfavoredOverload
  public func badge(_ text: String?) -> ModifiedItem<UnmodifiedItem> {
    badge(text.map { BadgeItem($0) })
  }
}

// MARK: Modifiers of sections

extension Section {
  /// Displays badges of the items of a type.
  ///
  /// ```swift
  /// Section(id: "mailboxes", layout: GridLayout(columns: 3)) { mailboxes }
  ///   .badge { (mailbox: MailboxItem) in
  ///     mailbox.unread.map { BadgeItem("\($0)") }
  ///   }
  /// ```
  ///
  /// See ``LegoItem/badge(_:at:offset:)``. A badge of an item replaces that of its section at the
  /// same edges. The closure runs for displayed items, after each update. State that it reads is
  /// observed as if the section's block had read it.
  public func badge<Item: TypedItemType, Badge: TypedItemType>(
    at edges: NSDirectionalRectEdge = [.top, .trailing], offset: CGPoint = .zero,
    _ badge: @escaping @MainActor (Item) -> Badge?
  ) -> Section {
    addingToItems(readsState: true) { (item: Item) in
      ItemBadge(badge(item), at: edges, offset: offset)
    }
  }

  /// Displays badges of the items of a type as supplementary views of a kind that the section's
  /// layout places.
  ///
  /// See ``LegoItem/badge(_:kind:)``.
  public func badge<Item: TypedItemType, Badge: TypedItemType>(
    kind: String, _ badge: @escaping @MainActor (Item) -> Badge?
  ) -> Section {
    addingToItems(readsState: true) { (item: Item) in SupplementaryItem(badge(item), kind: kind) }
  }
}

extension ItemBadge {
  fileprivate init<Item: TypedItemType>(
    _ item: Item?, at edges: NSDirectionalRectEdge, offset: CGPoint
  ) {
    self.init(
      item: item.map { AnyItem($0) }, position: BadgePosition(edges: edges, offset: offset))
  }
}

extension SupplementaryItem {
  fileprivate init<Item: TypedItemType>(_ item: Item?, kind: String) {
    self.init(kind: kind, item: item.map { AnyItem($0) })
  }
}

extension Traits {
  /// The badges at edges of the cell; of several at the same edges, the last one counts.
  var badges: [BadgePosition: AnyItem] {
    var badges: [BadgePosition: AnyItem] = [:]
    for badge in all(ItemBadge.self) { badges[badge.position] = badge.item }
    return badges
  }
}
