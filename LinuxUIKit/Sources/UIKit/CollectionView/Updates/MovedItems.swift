import OrderedDifference

/// The moves of an update by their sources.
///
/// Creating it takes as much time as creating `UpdatedItems`, and a lookup takes logarithmic time.
struct MovedItems {
  let sources: UpdatedItems
  let targets: UpdatedItems
  // The targets of the items in `sources`, in the same order.
  private let destinations: [ItemPosition]

  /// Creates the collection of moves in any order, each from the position at an index of `old` to that at the
  /// same index of `new`; of two moves of an item, which are invalid, the last one is used.
  init(from old: [ItemPosition] = [], to new: [ItemPosition] = []) {
    sources = UpdatedItems(old)
    targets = UpdatedItems(new)
    destinations = sources.steps.map { new[$0] }
  }

  /// Returns the target of an item; `nil` for an item that does not move.
  func target(of position: ItemPosition) -> ItemPosition? {
    sources.place(of: position).map { destinations[$0] }
  }
}
