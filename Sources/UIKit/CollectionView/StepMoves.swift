import CollectionCore

/// The moves of an update, found by the place from which an item goes.
///
/// Making it costs n log n steps for n moves, a look-up the logarithm of n.
struct StepMoves {
  /// The places from which items go.
  let sources: StepPlaces
  /// The places to which items come.
  let targets: StepPlaces
  // For each section where the items of `sources` go, in the same order.
  private var destinations: [Int: [ItemPosition]] = [:]

  /// The moves, in any order.
  init(_ moves: [PositionMove<ItemPosition>] = []) {
    sources = StepPlaces(moves.map(\.source))
    targets = StepPlaces(moves.map(\.target))
    for (section, count) in sources.counts {
      destinations[section] = Array(
        repeating: ItemPosition(section: 0, item: 0), count: count)
    }
    // Of an item that moves twice, which is a mistake, the last move counts.
    for move in moves {
      guard let place = sources.place(of: move.source) else { continue }
      destinations[move.source.section]?[place] = move.target
    }
  }

  /// Where an item goes; nil when it does not move.
  func target(of position: ItemPosition) -> ItemPosition? {
    sources.place(of: position).flatMap { destinations[position.section]?[$0] }
  }
}
