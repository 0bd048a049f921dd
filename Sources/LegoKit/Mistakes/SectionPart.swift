/// A value of a section that may retain an object, such as a closure, with its name in messages.
package struct SectionPart {
  /// The name, such as "onSelect of Tile 6".
  let name: String
  let value: Any
}

extension AnyItem {
  /// The properties and the handlers of the item.
  func parts(name: String? = nil) -> [SectionPart] {
    let name = name ?? "\(id)"
    let properties = Mirror(reflecting: base).children.map {
      SectionPart(name: "the property \($0.label ?? "") of \(name)", value: $0.value)
    }
    return properties
      + traits.parts.map { SectionPart(name: "\($0.name) of \(name)", value: $0.value) }
  }
}
