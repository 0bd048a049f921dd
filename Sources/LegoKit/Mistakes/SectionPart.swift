/// A value of a section that may retain an object, such as a closure, with its name in messages.
package struct SectionPart {
  /// The name, such as "onSelect of Tile 6".
  let name: String
  let value: Any
}
