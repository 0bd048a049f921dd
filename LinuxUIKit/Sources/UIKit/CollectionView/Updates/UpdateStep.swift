import OrderedDifference

/// One insertion, deletion, move or reload of an update.
///
/// Deletions, reloads and the sources of moves are identified by positions before the update;
/// insertions and the targets of moves by those after it. Positions are pairs of integers, because
/// copying many index paths is slow.
enum UpdateStep: Hashable {
  case insertItem(ItemPosition)
  case deleteItem(ItemPosition)
  case moveItem(ItemPosition, to: ItemPosition)
  case reloadItem(ItemPosition)
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int)
}

extension UpdateStep {
  /// The lines of the step in Apple's messages, where a reload is a deletion and an insertion.
  ///
  /// `item` is the name of an item in the messages.
  func lines(ofEach item: String) -> [String] {
    switch self {
    case .insertItem(let place): ["Insert \(item) (\(place.name))"]
    case .deleteItem(let place): ["Delete \(item) (\(place.name))"]
    case .moveItem(let from, let to):
      ["Move \(item) (\(from.name)) to (\(to.name))"]
    case .reloadItem(let place):
      UpdateStep.deleteItem(place).lines(ofEach: item)
        + UpdateStep.insertItem(place).lines(ofEach: item)
    case .insertSection(let section): ["Insert section (\(section))"]
    case .deleteSection(let section): ["Delete section (\(section))"]
    case .moveSection(let from, let to): ["Move section (\(from)) to (\(to))"]
    case .reloadSection(let section):
      UpdateStep.deleteSection(section).lines(ofEach: item)
        + UpdateStep.insertSection(section).lines(ofEach: item)
    }
  }
}

extension ItemPosition {
  /// The position in messages, such as "0 - 1".
  fileprivate var name: String { "\(section) - \(item)" }
}
