import SeededNumbers

/// The settings of the screen of a sequence.
struct SoakSettings: Sendable {
  /// The layouts.
  enum Layout: CaseIterable, Sendable {
    /// A custom layout with simple arithmetic.
    case rows
    /// A flow layout.
    case flow
    /// A compositional layout with rows of fixed height.
    case compositional
    /// A compositional layout with self-sizing rows.
    case estimated
    /// A compositional layout with orthogonally scrolling sections.
    case carousel
  }

  /// The data sources.
  enum Source: CaseIterable, Sendable {
    /// A data source over arrays, with batch updates.
    case arrays
    /// A diffable data source with snapshots.
    case snapshots
    /// A diffable data source with snapshots and section snapshots.
    case outlines
  }

  /// The layout.
  let layout: Layout
  /// The data source.
  let source: Source
  /// Whether the view is in a window, where updates are animated.
  let isMoving: Bool

  /// Creates random settings; most screens use the plain rows, which are checked fastest.
  init(using random: inout SeededGenerator) {
    let others = Layout.allCases.randomElement(using: &random) ?? .rows
    layout = Int.random(in: 0..<3, using: &random) == 0 ? others : .rows
    source = Source.allCases.randomElement(using: &random) ?? .arrays
    isMoving = Int.random(in: 0..<4, using: &random) == 0
  }
}

extension SoakSettings: CustomStringConvertible {
  /// A description such as "rows over arrays".
  var description: String { "\(layout) over \(source)\(isMoving ? ", moving" : "")" }
}
