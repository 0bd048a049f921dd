/// The whole content of a collection view as a value: its sections and their items.
///
/// ```swift
/// Lego {
///   Section(id: "colors", layout: WaterfallLayout()) {
///     for color in colors {
///       ColorItem(color)
///     }
///   }
/// }
/// ```
///
/// The block runs once, when the value is created, and is not kept, so it retains no controller.
/// Creating a value takes time proportional to the number of sections; arrays of items are kept as
/// they are. A ``LegoRenderer`` displays it.
///
/// If the block of a section reads an `@Observable` model, this block runs a second time, without
/// those of its sections, to tell what it reads from what they read. It must have no side effects.
@MainActor public struct Lego {
  /// The sections, from top to bottom.
  public private(set) var sections: [Section]
  /// The state that the block has read outside its sections; `nil` if it was recorded for the
  /// evaluation around it.
  let reads: AccessList?
  // The sections as they were evaluated, for the next evaluation.
  private let description: DescribedContent
  /// The values that modifiers have stored in the screen.
  private(set) var traits: Traits

  /// Creates the content from a block; the state that the block reads is recorded for updates.
  public init(@LegoBuilder content: () -> PlacedSections) {
    if let evaluation = LegoEvaluation.current {
      (sections, reads) = (Self.completed(content()), nil)
      traits = evaluation.screenTraits
      description = DescribedContent(sections)
    } else {
      let evaluated = LegoEvaluation.run(after: .recent) { Self.completed(content()) }
      (sections, reads) = (evaluated.result, evaluated.reads)
      traits = evaluated.screenTraits
      description = DescribedContent(sections)
      description.setHasReadModels(evaluated.hasReadModels)
    }
  }

  /// Returns the content of a list in an item, whose reads count for the section around the item.
  static func nested(_ content: () -> PlacedSections) -> Lego {
    Lego(nested: LegoEvaluation.describingNested { completed(content()) })
  }

  private init(nested sections: [Section]) {
    (self.sections, reads, traits) = (sections, nil, Traits())
    description = DescribedContent(nested: sections)
  }

  /// Counts what the sections of a list in an item read as read by the section around the item.
  func addReads(to record: SectionRecord) {
    for section in sections { record.include(section.record) }
  }

  /// Returns whether both values are copies of one description.
  func isIdentical(to other: Lego) -> Bool { description === other.description }

  /// Returns sections with what their modifiers add when all of them have been applied.
  private static func completed(_ sections: PlacedSections) -> [Section] {
    var sections = sections.identified
    for index in sections.indices where sections[index].hasTraits {
      sections[index] = sections[index].completed
    }
    return sections
  }

  /// Creates the content from existing sections.
  // Not of an array: the compiler would suggest it for a block that contains `while`.
  public init<Sections: Sequence>(sections: Sections) where Sections.Element == Section {
    self.init { Array(sections) }
  }

  /// Returns the content with a value, merged with that of its type.
  func adding<Value: Trait>(_ trait: Value) -> Lego {
    var copy = self
    copy.traits.add(trait)
    return copy
  }

  /// Sets whether the description has read models, when it has been evaluated.
  func setHasReadModels(_ hasReadModels: Bool) {
    description.setHasReadModels(hasReadModels)
  }

  /// Returns the content with each section replaced by the result of a closure.
  func replacingSections(_ replacement: (Section) -> Section) -> Lego {
    var copy = self
    copy.sections = sections.map(replacement)
    return copy
  }

  /// Returns the content without the sections for which a closure returns `true`.
  func removingSections(_ isRemoved: (Section, _ index: Int) -> Bool) -> Lego {
    var copy = self
    copy.sections = sections.indices.compactMap { index in
      isRemoved(sections[index], index) ? nil : sections[index]
    }
    return copy
  }

  /// The number of items in all sections.
  public var itemCount: Int {
    sections.reduce(0) { $0 + $1.items.count }
  }
}
