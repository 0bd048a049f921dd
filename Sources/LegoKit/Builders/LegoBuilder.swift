/// A result builder that lists the sections of a ``Lego``, in the order in which they appear.
///
/// A block may contain sections, arrays of sections and optional sections, `if` with and without
/// `else`, `switch`, `for` and `if #available`. It may not contain `while`: use `for` over a range.
@MainActor @resultBuilder public enum LegoBuilder {
  /// Adds a section.
  public static func buildExpression(_ section: Section) -> [PlacedSection] {
    [PlacedSection(section)]
  }

  /// Adds a section unless it is `nil`.
  public static func buildExpression(_ section: Section?) -> [PlacedSection] {
    section.map { [PlacedSection($0)] } ?? []
  }

  /// Adds the sections of an array.
  public static func buildExpression(_ sections: [Section]) -> [PlacedSection] {
    numbered(sections.map { [PlacedSection($0)] })
  }

  /// Adds no section for a statement without a value, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> [PlacedSection] { [] }

  /// Joins the sections of the statements of a block.
  public static func buildBlock(_ components: [PlacedSection]...) -> [PlacedSection] {
    numbered(components)
  }

  /// Joins the sections of the iterations of a `for`.
  public static func buildArray(_ components: [[PlacedSection]]) -> [PlacedSection] {
    numbered(components)
  }

  /// Adds the sections of an `if` without `else`, if its condition is true.
  public static func buildOptional(_ component: [PlacedSection]?) -> [PlacedSection] {
    component ?? []
  }

  /// Adds the sections of the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first component: [PlacedSection]) -> [PlacedSection] {
    component.map { $0.inside(0) }
  }

  /// Adds the sections of the other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second component: [PlacedSection]) -> [PlacedSection] {
    component.map { $0.inside(1) }
  }

  /// Adds the sections of an `if #available`.
  public static func buildLimitedAvailability(_ component: [PlacedSection]) -> [PlacedSection] {
    component
  }

  private static func numbered(_ components: [[PlacedSection]]) -> [PlacedSection] {
    components.enumerated().flatMap { index, sections in sections.map { $0.inside(index) } }
  }
}

extension LegoBuilder {
  /// Rejects an item outside a section with a message that describes the alternative.
  @available(*, unavailable, message: "A Lego holds sections: put the item in a Section.")
  public static func buildExpression<Item: LegoItem>(_ item: Item) -> [PlacedSection] { [] }

  /// Rejects items outside a section with a message that describes the alternative.
  @available(*, unavailable, message: "A Lego holds sections: put the items in a Section.")
  public static func buildExpression<Item: LegoItem>(_ items: [Item]) -> [PlacedSection] {
    []
  }
}
