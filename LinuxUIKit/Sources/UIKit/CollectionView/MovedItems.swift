import OrderedDifference

/// The moves of an update, found by the place from which an item goes.
///
/// Making it costs what making `UpdatedItems` costs, a look-up the logarithm of the number of moves.
struct MovedItems {
  /// The places from which items go.
  let sources: UpdatedItems
  /// The places to which items come.
  let targets: UpdatedItems
  // Where the items of `sources` go, in the same order.
  private let destinations: [ItemPosition]

  /// The moves, in any order; of an item that moves twice, which is a mistake, the last one counts.
  init(_ moves: [PositionMove<ItemPosition>] = []) {
    sources = UpdatedItems(moves.map(\.source))
    targets = UpdatedItems(moves.map(\.target))
    destinations = sources.steps.map { moves[$0].target }
  }

  /// Where an item goes; nil when it does not move.
  func target(of position: ItemPosition) -> ItemPosition? {
    sources.place(of: position).map { destinations[$0] }
  }
}
