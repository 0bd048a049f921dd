import UIKit

/// Modifiers of a section whose closures take items of types that the section does not contain.
///
/// It is reported when the user taps an item that no modifier handles.
public struct HandlerForMissingType: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The types that the closures take.
  public let handledTypes: [String]
  /// The types of the items in the section.
  public let itemTypes: [String]

  /// The section, the types and the correction, in sentences.
  public var description: String {
    """
    The modifiers of section \(section) handle items of type \
    \(handledTypes.joined(separator: ", ")), but the section contains items of type \
    \(itemTypes.joined(separator: ", ")) only, so their closures are never called. Declare the \
    parameter of the closure with the type of the items.
    """
  }

  /// Creates the mistake in a section, or returns `nil` if there is none.
  @MainActor init?(in section: Section) {
    let handled = section.itemRules.compactMap(\.itemType)
    let contained = section.items.chunks.map(\.itemType)
    guard !handled.isEmpty, !contained.isEmpty,
      !handled.contains(where: { type in contained.contains { $0 == type } })
    else { return nil }
    self.section = section.idText
    handledTypes = Self.names(of: handled)
    itemTypes = Self.names(of: contained)
  }

  private static func names(of types: [Any.Type]) -> [String] {
    types.map { String(reflecting: $0) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

/// A selection of ids of another type than those of the items.
///
/// It is reported when the user selects an item.
public struct SelectionOfOtherIDs: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The type of the ids in the state.
  public let selectedType: String
  /// The type of the ids of the items.
  public let idType: String

  /// The section, the types and the correction, in sentences.
  public var description: String {
    """
    The selection of section \(section) has ids of type \(selectedType), but its items have ids of \
    type \(idType), so no item can be selected. Declare the state with the type of the items' ids.
    """
  }

  @MainActor init(of id: AnyHashable, in section: Section?, selected: Any.Type) {
    self.section = section?.idText ?? ""
    selectedType = String(reflecting: selected)
    idType = String(reflecting: type(of: id.base))
  }
}

/// An item that the user has moved, and that is not among the elements of its section's `onReorder`.
public struct ReorderOfMissingElement: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The type and the id of the item, as text.
  public let item: String

  /// The section, the item and the correction, in sentences.
  public var description: String {
    """
    Item \(item) of section \(section) was moved, but the array of `onReorder` has no element with \
    its id, so it returns to its position. Pass the array that the items are described from, with \
    elements that have the ids of the items, or leave the item out by `canMove`.
    """
  }

  init(of item: AnyItem, in section: AnyHashable) {
    (self.section, self.item) = ("\(section)", "\(item.id)")
  }
}

/// A section whose `onReorder` has an array without elements of the items that can be moved.
public struct ReorderOfOtherElements: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The type and the id of an item, as text.
  public let item: String

  /// The section, an item and the correction, in sentences.
  public var description: String {
    """
    The array of `onReorder` of section \(section) has no element with the id of an item, such as \
    \(item), so no item can be moved. Pass the array that the items are described from, with elements \
    that have the ids of the items.
    """
  }

  init(of item: AnyItem, in section: AnyHashable) {
    (self.section, self.item) = ("\(section)", "\(item.id)")
  }
}

/// A modifier of a header, a footer or another view of a section that has no effect there.
public struct IneffectiveModifier: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The kind of the view.
  public let kind: String
  /// The name of the modifier.
  public let modifier: String

  /// The section, the modifier and the correction, in sentences.
  public var description: String {
    """
    `\(modifier)` has no effect on the \(place) of section \(section). Headers and footers take \
    `onSelect`, `canSelect`, `onAppear`, `onDisappear` and the accessibility modifiers; display what \
    needs others by an item of the section.
    """
  }

  private var place: String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: "view of kind \(kind)"
    }
  }

  @MainActor init(_ modifier: String, ofKind kind: String, in section: Section) {
    (self.modifier, self.kind) = (modifier, kind)
    self.section = section.idText
  }
}

/// A `page` of a section that does not scroll horizontally.
public struct PageWithoutScrolling: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String

  /// The section and the correction, in sentences.
  public var description: String {
    """
    The `page` of section \(section) is neither read nor written, since its layout does not scroll \
    horizontally. Use a carousel, such as `.carousel(itemWidth: .fraction(1))`, or boxes with \
    `orthogonal(_:)`.
    """
  }
}
