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
/// The block runs once, when the value is made, and is not kept; so it keeps no controller alive.
/// Making one costs as much as there are items, and nothing is shown until a ``LegoRenderer`` is
/// given it.
@MainActor public struct Lego {
  /// The sections from top to bottom.
  public let sections: [Section]
  let reads: AccessList

  /// The sections of `content`; the state that it reads is noted for updates.
  public init(@LegoBuilder content: () -> [PlacedSection]) {
    let recorded = AccessList.recording { content() }
    sections = recorded.result.map { $0.placed() }
    reads = recorded.reads
  }

  /// Ready-made sections.
  public init(sections: [Section]) {
    self.init { sections }
  }

  /// The number of items in all sections.
  public var itemCount: Int {
    sections.reduce(0) { $0 + $1.items.count }
  }
}
