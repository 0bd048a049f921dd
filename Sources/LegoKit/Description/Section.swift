import UIKit

/// A part of a screen: its items, and the layout that places them.
///
/// ```swift
/// Section(id: "offers", layout: GridLayout(columns: 2), header: TitleItem("Offers")) {
///   for offer in offers { OfferItem(offer) }
/// }
/// ```
///
/// The id tells which section it is from one description to the next and is unique among the
/// sections. Without one, the place in the block is the identity; that place stays the same when
/// an `if` before it changes its mind.
public struct Section {
  /// Which section it is; nil in a section that goes by its place.
  public private(set) var id: AnyHashable?
  /// What places the items.
  public let layout: any SectionLayout
  /// What stands above the items, nil for nothing.
  public let header: AnyItem?
  /// What the section shows, in order.
  public let items: [AnyItem]

  /// A section with an identity of its own.
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, header: (any TypedItemType)? = nil,
    @ItemBuilder items: () -> [AnyItem]
  ) {
    self.init(identity: AnyHashable(id), layout: layout, header: header, items: items())
  }

  /// A section with an identity of its own, its layout without a label.
  public init<ID: Hashable>(
    id: ID, _ layout: any SectionLayout, header: (any TypedItemType)? = nil,
    @ItemBuilder items: () -> [AnyItem]
  ) {
    self.init(identity: AnyHashable(id), layout: layout, header: header, items: items())
  }

  /// A section that goes by its place in the block.
  public init(
    _ layout: any SectionLayout, header: (any TypedItemType)? = nil,
    @ItemBuilder items: () -> [AnyItem]
  ) {
    self.init(identity: nil, layout: layout, header: header, items: items())
  }

  init(
    identity: AnyHashable?, layout: any SectionLayout, header: (any TypedItemType)?,
    items: [AnyItem]
  ) {
    id = identity
    self.layout = layout
    self.header = header.map { AnyItem($0) }
    self.items = items
  }

  /// The section under the identity `id`.
  func identified(by id: AnyHashable) -> Section {
    var copy = self
    copy.id = id
    return copy
  }
}

/// ``Section`` under a name that SwiftUI does not have, for files that import both.
public typealias LegoSection = Section
