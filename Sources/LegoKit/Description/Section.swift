import UIKit

/// A section of a screen: its items and their layout.
///
/// ```swift
/// Section(id: "offers", layout: GridLayout(columns: 2), header: TitleItem("Offers")) {
///   for offer in offers { OfferItem(offer) }
/// }
/// ```
///
/// The block is the unit of observation: it runs again when state that it has read changes, or
/// state that the description around it has read, and not when another section's state changes.
///
/// The id identifies the section from one description to the next and is unique among the
/// sections. A section without an id is identified by its position in the block, which does not
/// change when the condition of an `if` before it changes.
@MainActor public struct Section {
  /// The identity of the section; `nil` until a ``Lego`` identifies it by its position.
  public private(set) var id: AnyHashable?
  /// The layout of the items.
  public let layout: any SectionLayout
  /// The header above the items, or `nil`.
  public let header: AnyItem?
  /// The handlers that modifiers have added to the section.
  public internal(set) var interaction = SectionInteraction()
  /// The items as the block has described them, with what it has read.
  let record: SectionRecord

  /// The items that replace those of the block because of the section's phase; `nil` for none.
  var phaseItems: PhaseItems?

  /// The items, in order.
  public var items: ItemList { phaseItems?.items ?? record.items }

  /// The object that owns the items: sections with the same one have the same items.
  var itemsOwner: AnyObject { phaseItems ?? record }

  /// Creates a section with an id.
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, header: (any TypedItemType)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(identity: AnyHashable(id), layout: layout, header: header, items: items)
  }

  /// Creates a section with an id and a layout without a label.
  public init<ID: Hashable>(
    id: ID, _ layout: any SectionLayout, header: (any TypedItemType)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(identity: AnyHashable(id), layout: layout, header: header, items: items)
  }

  /// Creates a section that is identified by its position in the block.
  public init(
    _ layout: any SectionLayout, header: (any TypedItemType)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(identity: nil, layout: layout, header: header, items: items)
  }

  private init(
    identity: AnyHashable?, layout: any SectionLayout, header: (any TypedItemType)?,
    items: () -> ItemList
  ) {
    id = identity
    self.layout = layout
    self.header = header.map { AnyItem($0) }
    record = LegoEvaluation.record(of: identity, items: items)
  }

  /// Returns the section with `id` as its identity.
  func identified(by id: AnyHashable) -> Section {
    var copy = self
    copy.id = id
    return copy
  }
}

/// An alias of ``Section`` for files that also import SwiftUI.
public typealias LegoSection = Section
