import SeededNumbers

/// How the screen of a sequence is built.
struct SoakSettings: Sendable {
  /// What decides where elements are.
  enum Layout: CaseIterable, Sendable {
    /// A layout of our own, with arithmetic as plain as can be.
    case rows
    /// A flow layout.
    case flow
    /// A compositional layout with rows of a fixed height.
    case compositional
    /// A compositional layout whose rows size themselves.
    case estimated
    /// A compositional layout whose sections scroll sideways.
    case carousel
  }

  /// Who counts and hands out the items.
  enum Source: CaseIterable, Sendable {
    /// A data source over arrays, with batches of updates.
    case arrays
    /// A diffable data source, with snapshots.
    case snapshots
    /// The same, with section snapshots too.
    case outlines
  }

  /// What decides where elements are.
  let layout: Layout
  /// Who counts and hands out the items.
  let source: Source
  /// Whether it stands in a window, where updates are shown on their way.
  let isMoving: Bool

  /// Settings at random; most screens have plain rows, since those are the fastest to look through.
  init(using random: inout SeededGenerator) {
    let others = Layout.allCases.randomElement(using: &random) ?? .rows
    layout = Int.random(in: 0..<3, using: &random) == 0 ? others : .rows
    source = Source.allCases.randomElement(using: &random) ?? .arrays
    isMoving = Int.random(in: 0..<4, using: &random) == 0
  }
}

extension SoakSettings: CustomStringConvertible {
  /// The settings in words, such as "rows over arrays".
  var description: String { "\(layout) over \(source)\(isMoving ? ", moving" : "")" }
}
