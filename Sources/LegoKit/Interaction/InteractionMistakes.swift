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
    let handled = section.interaction.handledTypes
    let contained = section.items.chunks.map(\.itemType)
    guard !handled.isEmpty, !contained.isEmpty,
      !handled.contains(where: { type in contained.contains { $0 == type } })
    else { return nil }
    self.section = section.id.map { "\($0)" } ?? ""
    handledTypes = Self.names(of: handled)
    itemTypes = Self.names(of: contained)
  }

  private static func names(of types: [Any.Type]) -> [String] {
    types.map { String(reflecting: $0) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}
