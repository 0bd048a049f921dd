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
@MainActor public struct Lego {
  /// The sections, from top to bottom.
  public let sections: [Section]
  /// The state that the block has read outside its sections; `nil` if it was recorded for the
  /// evaluation around it.
  let reads: TrackedReads?
  /// The handlers that modifiers have added to the screen.
  var interaction = LegoInteraction()

  /// Creates the content from a block; the state that the block reads is recorded for updates.
  public init(@LegoBuilder content: () -> [PlacedSection]) {
    if LegoEvaluation.current == nil {
      let evaluated = LegoEvaluation.run(reusing: []) { content() }
      (sections, reads) = (evaluated.result.map { $0.identified() }, evaluated.reads)
    } else {
      (sections, reads) = (content().map { $0.identified() }, nil)
    }
  }

  /// Creates the content from existing sections.
  public init(sections: [Section]) {
    self.init { sections }
  }

  /// The number of items in all sections.
  public var itemCount: Int {
    sections.reduce(0) { $0 + $1.items.count }
  }
}

/// A section and its position in the blocks of a ``Lego``.
///
/// Builders create it. Each construct of the language adds its part to the position: the index of
/// the statement, the branch, the iteration of the loop. A section keeps its position when
/// sections of other statements are inserted or removed.
@MainActor public struct PlacedSection {
  private let section: Section
  private var path: [Int] = []

  init(_ section: Section) {
    self.section = section
  }

  /// Returns the section inside the part `index` of a construct.
  ///
  /// Only sections without an id need their position.
  func inside(_ index: Int) -> PlacedSection {
    guard section.id == nil else { return self }
    var copy = self
    copy.path.insert(index, at: 0)
    return copy
  }

  /// Returns the section, identified by its position if it has no id.
  func identified() -> Section {
    section.id == nil ? section.identified(by: SectionPosition(path: path)) : section
  }
}

/// The identity of a section without an id: its position in the block.
private struct SectionPosition: Hashable, CustomStringConvertible {
  let path: [Int]

  var description: String { "at position " + path.map(String.init).joined(separator: ".") }
}
