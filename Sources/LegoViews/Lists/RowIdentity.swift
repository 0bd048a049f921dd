import OrderedDifference

/// The rule that identifies the rows of a section by their elements.
enum RowIdentity<Element> {
  /// An id that is unique among the elements.
  case unique((Element) -> AnyHashable)
  /// A value that several elements may share, which are then numbered.
  case numbered((Element) -> AnyHashable)
  /// The position in the section.
  case position

  /// The rule for elements whose identity isn't specified.
  ///
  /// The type of the elements is examined once for a section, and not for each element.
  static var automatic: RowIdentity {
    if let type = Element.self as? any Identifiable.Type, let id = idClosure(of: type) {
      return .unique(id)
    }
    if let type = Element.self as? any Hashable.Type, let value = valueClosure(of: type) {
      return .numbered(value)
    }
    if Element.self is AnyObject.Type {
      return .numbered { AnyHashable(ObjectIdentifier($0 as AnyObject)) }
    }
    return .position
  }

  /// The rule for elements that a key path identifies.
  static func path<ID: Hashable>(_ path: KeyPath<Element, ID>) -> RowIdentity {
    .numbered { AnyHashable($0[keyPath: path]) }
  }

  private static func idClosure<Known: Identifiable>(
    of type: Known.Type
  ) -> ((Element) -> AnyHashable)? {
    let closure: (Known) -> AnyHashable = { AnyHashable($0.id) }
    return closure as? (Element) -> AnyHashable
  }

  private static func valueClosure<Known: Hashable>(
    of type: Known.Type
  ) -> ((Element) -> AnyHashable)? {
    let closure: (Known) -> AnyHashable = { AnyHashable($0) }
    return closure as? (Element) -> AnyHashable
  }
}

/// An element of a section with the identity of its row.
struct IdentifiedRow<Element> {
  let id: AnyHashable
  let element: Element
}

extension RowIdentity {
  /// Returns the elements with the identities of their rows, which differ from one another.
  ///
  /// Takes time proportional to the number of elements.
  func identified(_ elements: [Element]) -> [IdentifiedRow<Element>] {
    switch self {
    case .unique(let id), .numbered(let id):
      var occurrences = OccurrenceCounter<AnyHashable>(minimumCapacity: elements.count)
      return elements.map { element in
        let occurrence = occurrences.next(id(element))
        return IdentifiedRow(
          id: occurrence.number == 0 ? occurrence.id : AnyHashable(occurrence), element: element)
      }
    case .position:
      return elements.enumerated().map {
        IdentifiedRow(id: AnyHashable($0.offset), element: $0.element)
      }
    }
  }
}
