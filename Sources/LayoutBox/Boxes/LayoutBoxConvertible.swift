/// Something that can stand in a `@LayoutBuilder` block: an item, a group, or a list of them.
///
/// Conform a type of your own to put ready-made arrangements into blocks by name:
///
/// ```swift
/// struct Badge: LayoutBoxConvertible {
///   var config: LayoutBoxConfig
///
///   @MainActor init() {
///     config = ItemLayoutBox(width: .absolute(24), height: .absolute(24)).config
///   }
/// }
/// ```
public protocol LayoutBoxConvertible {
  /// What the box says, as a value; the modifiers work on it.
  var config: LayoutBoxConfig { get set }
}
