/// A result builder that lists the sections of a ``Lego``, in the order in which they appear.
///
/// A block may contain sections, arrays of sections and optional sections, `if` with and without
/// `else`, `switch`, `for` and `if #available`. It may not contain `while`: use `for` over a range.
@MainActor @resultBuilder public enum LegoBuilder {
  /// Adds a section unless it is `nil`.
  public static func buildExpression(_ section: Section?) -> PlacedSections {
    section.map { PlacedSections($0) } ?? PlacedSections()
  }

  /// Adds the sections of a block with a builder of its own, such as a function with `@LegoBuilder`.
  public static func buildExpression(_ sections: PlacedSections) -> PlacedSections { sections }

  /// Adds the sections of an array.
  public static func buildExpression(_ sections: [Section]) -> PlacedSections {
    PlacedSections(parts: sections.map { PlacedSections($0) })
  }

  /// Adds the sections of a `ForEach`.
  public static func buildExpression(_ loop: ForEach<PlacedSections>) -> PlacedSections {
    loop.content
  }

  /// Adds no section for a statement without a value, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> PlacedSections { PlacedSections() }

  /// Returns the sections of a block of one statement.
  public static func buildBlock(_ component: PlacedSections) -> PlacedSections {
    component.inside(0)
  }

  /// Joins the sections of the statements of a block.
  public static func buildBlock(_ components: PlacedSections...) -> PlacedSections {
    PlacedSections(parts: components)
  }

  /// Joins the sections of the iterations of a `for`.
  public static func buildArray(_ components: [PlacedSections]) -> PlacedSections {
    PlacedSections(parts: components)
  }

  /// Adds the sections of an `if` without `else`, if its condition is true.
  public static func buildOptional(_ component: PlacedSections?) -> PlacedSections {
    component ?? PlacedSections()
  }

  /// Adds the sections of the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first component: PlacedSections) -> PlacedSections {
    component.inside(0)
  }

  /// Adds the sections of the other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second component: PlacedSections) -> PlacedSections {
    component.inside(1)
  }
}

extension LegoBuilder {
  /// Rejects an item outside a section with a message that describes the alternative.
  @available(*, unavailable, message: "A Lego holds sections: put the item in a Section.")
  public static func buildExpression<Item: LegoItem>(_ item: Item) -> PlacedSections {
    PlacedSections()
  }

  /// Rejects a `ForEach` of items outside a section with a message that describes the alternative.
  @available(
    *, unavailable,
    message: """
      A Lego holds sections: put the ForEach in a Section, or create a Section of each element.
      """
  )
  public static func buildExpression(_ items: ForEach<ItemList>) -> PlacedSections {
    PlacedSections()
  }

  /// Rejects a value that is not a section with a message that describes the alternative.
  @available(
    *, unavailable,
    message: "A Lego holds sections: put items in a Section, and create an item of another value."
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> PlacedSections {
    PlacedSections()
  }
}

/// The sections of a part of a block of a ``Lego``, with their positions in it.
///
/// Builders create it. Each construct of the language adds its part to the position: the index of
/// the statement, the branch, the iteration of the loop. A section keeps its position when
/// sections of other statements are inserted or removed.
@MainActor public struct PlacedSections {
  private enum Storage {
    // A block of a loop contains one section, which needs no array.
    case one(Section)
    // Sections with ids need no positions.
    case identified([Section])
    case several([PlacedSection])
  }

  private let content: Storage

  init() {
    content = .identified([])
  }

  init(_ section: Section) {
    content = .one(section)
  }

  /// Creates the sections of a loop, all of which have an id.
  init(identified sections: [Section]) {
    content = .identified(sections)
  }

  /// Joins parts, each of which adds its index to the positions in it.
  init(parts: [PlacedSections]) {
    guard parts.count != 1 else {
      self = parts[0].inside(0)
      return
    }
    content = Self.identified(parts) ?? .several(Self.placed(parts))
  }

  /// Returns the sections of all parts, or `nil` if some need their positions.
  private static func identified(_ parts: [PlacedSections]) -> Storage? {
    var sections: [Section] = []
    sections.reserveCapacity(parts.count)
    for part in parts {
      switch part.content {
      case .one(let section) where section.hasID: sections.append(section)
      case .identified(let some): sections += some
      case .one, .several: return nil
      }
    }
    return .identified(sections)
  }

  private static func placed(_ parts: [PlacedSections]) -> [PlacedSection] {
    var joined: [PlacedSection] = []
    joined.reserveCapacity(parts.count)
    for (index, part) in parts.enumerated() {
      switch part.content {
      case .one(let section): joined.append(PlacedSection(section: section).inside(index))
      case .identified(let sections): joined += sections.map { PlacedSection(section: $0) }
      case .several(let sections): joined += sections.map { $0.inside(index) }
      }
    }
    return joined
  }

  /// Returns the sections inside the part `index` of a construct.
  func inside(_ index: Int) -> PlacedSections {
    PlacedSections(content: content, inside: index)
  }

  private init(content: Storage, inside index: Int) {
    switch content {
    case .one(let section):
      self.content =
        section.hasID ? content : .several([PlacedSection(section: section).inside(index)])
    case .identified: self.content = content
    case .several(let sections): self.content = .several(sections.map { $0.inside(index) })
    }
  }

  /// The sections, identified by their position if they have no id.
  var identified: [Section] {
    switch content {
    case .one(let section): [PlacedSection(section: section).identified]
    case .identified(let sections): sections
    case .several(let sections): sections.map { $0.identified }
    }
  }
}

/// A section and its position in the blocks of a ``Lego``.
@MainActor private struct PlacedSection {
  let section: Section
  private var path: [Int] = []

  init(section: Section) {
    self.section = section
  }

  /// Returns the section inside the part `index` of a construct.
  ///
  /// Only sections without an id need their position.
  func inside(_ index: Int) -> PlacedSection {
    guard !section.hasID else { return self }
    var copy = self
    copy.path.insert(index, at: 0)
    return copy
  }

  /// The section, identified by its position if it has no id.
  var identified: Section {
    section.hasID ? section : section.identified(by: SectionPosition(path: path))
  }
}

/// The identity of a section without an id: its position in the block.
private struct SectionPosition: Hashable, CustomStringConvertible {
  let path: [Int]

  var description: String { "at position " + path.map(String.init).joined(separator: ".") }
}
