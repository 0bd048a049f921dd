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
  private var box: Box

  /// The identity of the section; `nil` until a ``Lego`` identifies it by its position.
  public var id: AnyHashable? { hasID ? box.values.id : nil }
  /// Whether the section has an id.
  var hasID: Bool { box.values.hasID }
  /// The layout of the items.
  public var layout: any SectionLayout { box.values.layout }
  /// The header above the items, or `nil`.
  public var header: AnyItem? {
    supplementaryItems[UICollectionView.elementKindSectionHeader]
  }
  /// The footer below the items, or `nil`.
  public var footer: AnyItem? {
    supplementaryItems[UICollectionView.elementKindSectionFooter]
  }
  /// The items of supplementary views of the section, by their kind.
  var supplementaryItems: [String: AnyItem] { box.values.extras?.value.supplementaryItems ?? [:] }
  /// The item behind the section; `nil` for none.
  var background: SectionBackground? { box.values.extras?.value.background }
  /// Whether the section has a header, a footer or another supplementary view, a background,
  /// handlers or a phase.
  var hasExtras: Bool { box.values.extras != nil }
  /// The items, in order.
  public var items: ItemList { phaseItems?.items ?? record.items }
  /// The items as the block has described them, with what it has read.
  var record: SectionRecord { box.values.record }
  /// Returns whether both sections keep the same items, which need no comparison.
  func hasSameStorage(as other: Section) -> Bool {
    guard !hasExtras, !other.hasExtras else {
      return phaseItems === other.phaseItems && (phaseItems != nil || record === other.record)
        || items.hasSameStorage(as: other.items)
    }
    return record === other.record || record.items.hasSameStorage(as: other.record.items)
  }

  /// The handlers that modifiers have added to the section.
  public internal(set) var interaction: SectionInteraction {
    get { box.values.extras?.value.interaction ?? SectionInteraction() }
    set { changeExtras { $0.interaction = newValue } }
  }

  /// The items that replace those of the block because of the section's phase; `nil` for none.
  var phaseItems: PhaseItems? {
    get { box.values.extras?.value.phaseItems }
    set { changeExtras { $0.phaseItems = newValue } }
  }

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
    box = Box(
      Values(
        id: identity ?? AnyHashable(0), hasID: identity != nil, layout: layout,
        record: LegoEvaluation.record(of: identity, items: items)))
    guard let header else { return }
    changeExtras {
      $0.supplementaryItems = [UICollectionView.elementKindSectionHeader: AnyItem(header)]
    }
  }

  /// Returns the section with `id` as its identity.
  func identified(by id: AnyHashable) -> Section {
    var section = self
    section.change { ($0.id, $0.hasID) = (id, true) }
    return section
  }

  /// Returns whether both sections have the same id, or none.
  func hasSameID(as other: Section) -> Bool {
    hasID == other.hasID && (!hasID || box.values.id == other.box.values.id)
  }

  /// Returns the section with a footer below its items.
  ///
  /// ```swift
  /// Section(id: "cart", layout: .list(.insetGrouped)) { rows }
  ///   .footer(TextFooter("Prices include taxes."))
  /// ```
  ///
  /// The view of a footer that changes is updated, as a cell is.
  public func footer<Item: TypedItemType>(_ item: Item) -> Section {
    supplementaryItem(item, ofKind: UICollectionView.elementKindSectionFooter)
  }

  /// Returns the section with an item for the supplementary view of one kind.
  ///
  /// The layout of the section determines the place of the view: a boundary item of that kind. The
  /// view of an item that changes is updated, as a cell is. A section has one view of each kind; the
  /// views of single items are badges: see ``LegoItem/badge(_:kind:)``.
  public func supplementaryItem<Item: TypedItemType>(
    _ item: Item, ofKind kind: String
  ) -> Section {
    var section = self
    section.changeExtras { $0.supplementaryItems[kind] = AnyItem(item) }
    return section
  }

  /// Returns the section with an item behind it, or without one.
  func withBackground(_ background: SectionBackground?) -> Section {
    var section = self
    section.changeExtras { $0.background = background }
    return section
  }

  /// Returns the section with another layout.
  func withLayout(_ layout: any SectionLayout) -> Section {
    var section = self
    section.change { $0.layout = layout }
    return section
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = box.values
    change(&values)
    box = Box(values)
  }

  private mutating func changeExtras(_ change: (inout Extras) -> Void) {
    var extras = box.values.extras?.value ?? Extras()
    change(&extras)
    self.change { $0.extras = ExtrasBox(extras) }
  }

  private struct Values {
    // Not an optional, which takes several times as long to copy and compare.
    var id: AnyHashable
    var hasID: Bool
    var layout: any SectionLayout
    let record: SectionRecord
    // Nil for most sections of a long screen.
    var extras: ExtrasBox?
  }

  private struct Extras {
    var supplementaryItems: [String: AnyItem] = [:]
    var background: SectionBackground?
    var interaction = SectionInteraction()
    var phaseItems: PhaseItems?
  }

  private final class ExtrasBox {
    let value: Extras

    init(_ value: Extras) {
      self.value = value
    }
  }

  // Shared by copies of a section, which are many while a description is built.
  private final class Box {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }
}

/// An alias of ``Section`` for files that also import SwiftUI.
public typealias LegoSection = Section
