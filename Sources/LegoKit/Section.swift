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
  /// The items as the block has described them, with the layout and what it has read.
  let record: SectionRecord
  // What is not as in the record: nil for most sections of a long screen.
  private var changes: ChangesBox?

  /// The identity of the section; `nil` until a ``Lego`` identifies it by its position.
  public var id: AnyHashable? { changes?.value.id ?? record.key.id }
  /// The id as text; empty without one.
  var idText: String { id.map { "\($0)" } ?? "" }
  /// Whether the section has an id.
  var hasID: Bool {
    if case .id = record.key { return true }
    return changes?.value.id != nil
  }
  /// The layout of the items.
  public var layout: any SectionLayout { changes?.value.layout ?? record.layout.layout }
  /// The header above the items, or `nil`.
  public var header: AnyItem? {
    supplementaryItems[UICollectionView.elementKindSectionHeader]
  }
  /// The footer below the items, or `nil`.
  public var footer: AnyItem? {
    supplementaryItems[UICollectionView.elementKindSectionFooter]
  }
  /// The items of supplementary views of the section, by their kind.
  var supplementaryItems: [String: AnyItem] { changes?.value.supplementaryItems ?? [:] }
  /// The item behind the section; `nil` for none.
  var background: SectionBackground? { changes?.value.background }
  /// Whether the section has a header, a footer or another supplementary view, a background,
  /// handlers or a phase.
  var hasModifiers: Bool { changes?.value.hasModifiers == true }
  /// The items, in order.
  public var items: ItemList { replacement ?? record.items }
  /// Returns whether both sections are the same one, which needs no comparison.
  func isIdentical(to other: Section) -> Bool {
    record === other.record && changes === other.changes
  }
  /// Returns whether both sections keep the same items, which need no comparison.
  func hasSameStorage(as other: Section) -> Bool {
    guard replacement == nil, other.replacement == nil else {
      return items.hasSameStorage(as: other.items)
    }
    return record === other.record || record.items.hasSameStorage(as: other.record.items)
  }

  /// The values that modifiers have stored in the section.
  var traits: Traits { changes?.value.traits ?? Traits() }
  /// The rules by which modifiers of the section store values in its items.
  var itemRules: [ItemRule] { changes?.value.itemRules ?? [] }
  /// Whether modifiers have stored anything in the section or its items.
  var hasTraits: Bool {
    hasModifiers
      && (changes?.value.traits.isEmpty == false || changes?.value.itemRules.isEmpty == false)
  }

  /// The items that are displayed in place of those of the block; `nil` for none.
  private(set) var replacement: ItemList? {
    get { changes?.value.replacement }
    set { change { ($0.replacement, $0.hasModifiers) = (newValue, true) } }
  }

  /// Returns the section with other items in place of those of the block.
  func replacingItems(by items: ItemList) -> Section {
    var section = self
    section.replacement = items
    return section
  }

  /// Creates a section with an id.
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, layout, items: items)
  }

  // Some initializers are disfavored: the compiler checks the block of items once for each of the others
  // that the arguments may fit, such as a layout that begins with a dot, or a text as a header.

  /// Creates a section with an id and a header, and with a footer if it has one.
  @_disfavoredOverload
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, header: (any LegoItem)?,
    footer: (any LegoItem)? = nil, @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, layout, header: header, items: items)
    if let footer { self = self.footer(footer) }
  }

  /// Creates a section with an id and a footer.
  @_disfavoredOverload
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, footer: (any LegoItem)?, @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, layout: layout, header: nil, footer: footer, items: items)
  }

  /// Creates a section with an id and a layout without a label.
  public init<ID: Hashable>(
    id: ID, _ layout: any SectionLayout, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(
      IdentifierBits(id), LayoutReference(layout), header: header, key: { .id(AnyHashable(id)) },
      items: items)
  }

  /// Creates a section that is identified by its position in the block.
  public init(
    _ layout: any SectionLayout, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(nil, LayoutReference(layout), header: header, key: { nil }, items: items)
  }

  private init(
    _ bits: IdentifierBits?, _ layout: LayoutReference, header: (any LegoItem)?,
    key: () -> SectionRecord.Key?, items: () -> ItemList
  ) {
    let described = LegoEvaluation.record(of: key, bits: bits, layout: layout, items: items)
    record = described.record
    if !described.hasLayout { change { $0.layout = layout.layout } }
    guard let header else { return }
    change { $0.setItem(AnyItem(header), ofKind: UICollectionView.elementKindSectionHeader) }
  }

  /// Returns the section with `id` as its identity.
  func identified(by id: AnyHashable) -> Section {
    var section = self
    section.change { $0.id = id }
    return section
  }

  /// Returns the section with an identity unless it has one.
  func identified(orBy id: () -> AnyHashable) -> Section {
    hasID ? self : identified(by: id())
  }

  /// Returns whether both sections have backgrounds of the same frame, or none.
  func hasSameBackgroundFrame(as other: Section) -> Bool {
    background?.insets == other.background?.insets
  }

  /// Returns whether both sections have the same id, or none.
  func hasSameID(as other: Section) -> Bool { id == other.id }

  /// Returns the section with a footer below its items.
  ///
  /// ```swift
  /// Section(id: "cart", layout: .list(.insetGrouped)) { rows }
  ///   .footer(TextFooter("Prices include taxes."))
  /// ```
  ///
  /// The view of a footer that changes is updated, as a cell is. A header and a footer may have
  /// `onSelect`, `canSelect`, `onAppear`, `onDisappear` and accessibility modifiers; other modifiers are
  /// reported as ``IneffectiveModifier``.
  public func footer<Item: LegoItem>(_ item: Item) -> Section {
    supplementaryItem(item, ofKind: UICollectionView.elementKindSectionFooter)
  }

  /// Returns the section with an item for the supplementary view of one kind.
  ///
  /// The layout of the section determines the place of the view: a boundary item of that kind. The
  /// view of an item that changes is updated, as a cell is. A section has one view of each kind; the
  /// views of single items are badges: see ``LegoItem/badge(_:kind:)``.
  public func supplementaryItem<Item: LegoItem>(
    _ item: Item, ofKind kind: String
  ) -> Section {
    var section = self
    section.change { $0.setItem(AnyItem(item), ofKind: kind) }
    return section
  }

  /// Returns the section with an item behind it, or without one.
  func withBackground(_ background: SectionBackground?) -> Section {
    var section = self
    section.change { ($0.background, $0.hasModifiers) = (background, true) }
    return section
  }

  /// Returns the section with another layout.
  func withLayout(_ layout: any SectionLayout) -> Section {
    var section = self
    section.change { $0.layout = layout }
    return section
  }

  /// Returns the section with a value, merged with that of its type.
  @_semantics("optimize.sil.specialize.generic.never")
  func adding<Value: Trait>(_ trait: Value) -> Section {
    var section = self
    section.change {
      $0.traits.add(trait)
      $0.hasModifiers = true
    }
    return section
  }

  /// Returns the section with a rule for its items.
  func adding(_ rule: ItemRule) -> Section {
    var section = self
    section.change {
      $0.itemRules.append(rule)
      $0.hasModifiers = true
    }
    return section
  }

  private mutating func change(_ change: (inout Changes) -> Void) {
    var value = changes?.value ?? Changes()
    change(&value)
    changes = ChangesBox(value)
  }

  /// The values of a section that are not those of its record.
  private struct Changes {
    var id: AnyHashable?
    var layout: (any SectionLayout)?
    // Whether there is more than an id and a layout.
    var hasModifiers = false
    var supplementaryItems: [String: AnyItem] = [:]
    var background: SectionBackground?
    var traits = Traits()
    var itemRules: [ItemRule] = []
    var replacement: ItemList?

    /// Sets the item of the supplementary view of a kind.
    mutating func setItem(_ item: AnyItem, ofKind kind: String) {
      (supplementaryItems[kind], hasModifiers) = (item, true)
      if !item.traits.isEmpty { traits.add(SupplementaryModifiers()) }
    }
  }

  // Shared by copies of a section, which are many while a description is built.
  private final class ChangesBox {
    let value: Changes

    init(_ value: Changes) {
      self.value = value
    }
  }
}

/// The item behind a section.
struct SectionBackground {
  let item: AnyItem
  let insets: NSDirectionalEdgeInsets
}

/// An alias of ``Section`` for files that also import SwiftUI.
public typealias LegoSection = Section
