/// A result builder that joins the parts of a block by one function.
///
/// A conforming type adds what it accepts as an expression, and has `if` with and without `else`,
/// `switch`, `for` and `if #available` by itself:
///
/// ```swift
/// @resultBuilder enum SentenceBuilder: BlockBuilder {
///   static func buildExpression(_ word: String) -> String { word }
///   static func joined(_ parts: [String]) -> String { parts.joined(separator: " ") }
/// }
/// ```
///
/// A function that a type declares itself is preferred to the one here. A builder of a list of
/// elements conforms to ``ElementBuilder``.
public protocol BlockBuilder {
  /// The type of the parts of a block, and of the whole block.
  associatedtype Content

  /// Returns the parts as one, in order; an empty array stands for a block without a part.
  static func joined(_ parts: [Content]) -> Content
}

extension BlockBuilder {
  /// Accepts a statement without a value, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> Content { joined([]) }

  /// Joins the statements of a block.
  public static func buildBlock(_ parts: Content...) -> Content { joined(parts) }

  /// Joins the iterations of a `for`.
  public static func buildArray(_ parts: [Content]) -> Content { joined(parts) }

  /// Supports `if` without `else`, which adds nothing if its condition is false.
  public static func buildOptional(_ part: Content?) -> Content { part ?? joined([]) }

  /// Supports the first branch of an `if` with `else` or of a `switch`.
  public static func buildEither(first part: Content) -> Content { part }

  /// Supports the other branches of an `if` with `else` or of a `switch`.
  public static func buildEither(second part: Content) -> Content { part }
}

extension BlockBuilder where Content: RangeReplaceableCollection {
  /// Returns the elements of all parts.
  public static func joined(_ parts: [Content]) -> Content { Content(parts.joined()) }
}

/// A result builder that lists elements in the order in which they appear.
///
/// The name of the element's type is all that a builder needs:
///
/// ```swift
/// @resultBuilder enum NumberBuilder: ElementBuilder {
///   typealias Element = Int
/// }
/// ```
public protocol ElementBuilder: BlockBuilder where Content == [Element] {
  /// The type of the elements.
  associatedtype Element
}

extension ElementBuilder {
  /// Adds an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Adds an element unless it is `nil`.
  public static func buildExpression(_ element: Element?) -> [Element] {
    element.map { [$0] } ?? []
  }

  /// Adds the elements of an array.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
}
