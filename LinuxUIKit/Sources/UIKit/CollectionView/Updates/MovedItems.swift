import OrderedDifference

/// The moves of an update by their sources.
///
/// Creating it takes as much time as creating `UpdatedItems`, and a lookup takes logarithmic time.
struct MovedItems {
  let sources: UpdatedItems
  let targets: UpdatedItems
  // The targets of the items in `sources`, in the same order.
  private let destinations: [ItemPosition]

  /// Creates the collection of moves in any order; of two moves of an item, which are invalid, the
  /// last one is used.
  init(_ moves: [PositionMove<ItemPosition>] = []) {
    sources = UpdatedItems(moves.map(\.source))
    targets = UpdatedItems(moves.map(\.target))
    destinations = sources.steps.map { moves[$0].target }
  }

  /// Returns the target of an item; `nil` for an item that does not move.
  func target(of position: ItemPosition) -> ItemPosition? {
    sources.place(of: position).map { destinations[$0] }
  }
}
