/// A type of items that cannot be compared, so that their cells are updated although nothing is known
/// to have changed.
public struct IncomparableItem: LegoMistake, Hashable {
  /// The type of the items, with its module.
  public let itemType: String

  /// The type and the correction, in sentences.
  public var description: String {
    """
    Items of type \(itemType) cannot be compared, so their cells are updated by each update of their \
    section, although nothing is known to have changed. Declare the type `Equatable`, or implement \
    `hasEqualContent(_:_:)` to leave a property such as a closure out of the comparison.
    """
  }
}

/// A section whose items have other ids in each description, while their content stays equal.
public struct UnstableItemID: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The type of the first item, with its module.
  public let itemType: String
  /// Two ids of the first item in consecutive descriptions, as text.
  public let ids: [String]

  /// The section, the ids and the correction, in sentences.
  public var description: String {
    """
    Each update removes all items of section \(section) and inserts equal ones with other ids: the \
    id of the first, of type \(itemType), was \(ids.joined(separator: ", then ")). Store the id in \
    the model. An id that is created with the item, such as `let id = UUID()`, identifies nothing.
    """
  }
}

/// Sections that have other ids in each description, while their items stay the same.
public struct UnstableSectionID: LegoMistake, Hashable {
  /// Two ids of the first section in consecutive descriptions, as text.
  public let ids: [String]

  /// The ids and the correction, in sentences.
  public var description: String {
    """
    Each update removes all sections and inserts others with the same items: the id of the first \
    was \(ids.joined(separator: ", then ")). Give sections ids that stay the same, such as a \
    constant or an id of the model.
    """
  }
}
