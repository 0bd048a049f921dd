/// Lists the sections of a ``Lego``, in the order in which they appear.
///
/// A block takes sections, arrays of sections and optional sections, `if` with and without
/// `else`, `switch`, `for` and `if #available`. It takes no `while`: write `for` over a range.
@resultBuilder public enum LegoBuilder {
  /// A section.
  public static func buildExpression(_ section: Section) -> [PlacedSection] {
    [PlacedSection(section)]
  }

  /// A section that may be missing; nil stands for none.
  public static func buildExpression(_ section: Section?) -> [PlacedSection] {
    section.map { [PlacedSection($0)] } ?? []
  }

  /// An array of sections.
  public static func buildExpression(_ sections: [Section]) -> [PlacedSection] {
    numbered(sections.map { [PlacedSection($0)] })
  }

  /// A statement that makes no section, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> [PlacedSection] { [] }

  /// The statements of a block.
  public static func buildBlock(_ components: [PlacedSection]...) -> [PlacedSection] {
    numbered(components)
  }

  /// The rounds of a `for`.
  public static func buildArray(_ components: [[PlacedSection]]) -> [PlacedSection] {
    numbered(components)
  }

  /// An `if` without `else`.
  public static func buildOptional(_ component: [PlacedSection]?) -> [PlacedSection] {
    component ?? []
  }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first component: [PlacedSection]) -> [PlacedSection] {
    component.map { $0.inside(0) }
  }

  /// The other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second component: [PlacedSection]) -> [PlacedSection] {
    component.map { $0.inside(1) }
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability(_ component: [PlacedSection]) -> [PlacedSection] {
    component
  }

  private static func numbered(_ components: [[PlacedSection]]) -> [PlacedSection] {
    components.enumerated().flatMap { index, sections in sections.map { $0.inside(index) } }
  }
}

extension LegoBuilder {
  /// Refuses an item outside a section and says what to write.
  @available(*, unavailable, message: "A Lego holds sections: put the item in a Section.")
  public static func buildExpression<Item: TypedItemType>(_ item: Item) -> [PlacedSection] { [] }

  /// Refuses items outside a section and says what to write.
  @available(*, unavailable, message: "A Lego holds sections: put the items in a Section.")
  public static func buildExpression<Item: TypedItemType>(_ items: [Item]) -> [PlacedSection] {
    []
  }
}
