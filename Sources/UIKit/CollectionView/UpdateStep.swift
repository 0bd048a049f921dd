/// One insertion, deletion, move or reload of an update.
///
/// Deletions, reloads and the sources of moves count as before the update; insertions and the
/// targets of moves as after it.
enum UpdateStep: Hashable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)
  case reloadItem(IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int)
}

extension UpdateStep {
  /// The lines with which Apple's lists the step: a reload is a deletion and an insertion.
  var lines: [String] {
    switch self {
    case .insertItem(let path): ["Insert item (\(path.shortDescription))"]
    case .deleteItem(let path): ["Delete item (\(path.shortDescription))"]
    case .moveItem(let from, let to):
      ["Move item (\(from.shortDescription)) to (\(to.shortDescription))"]
    case .reloadItem(let path):
      UpdateStep.deleteItem(path).lines + UpdateStep.insertItem(path).lines
    case .insertSection(let section): ["Insert section (\(section))"]
    case .deleteSection(let section): ["Delete section (\(section))"]
    case .moveSection(let from, let to): ["Move section (\(from)) to (\(to))"]
    case .reloadSection(let section):
      UpdateStep.deleteSection(section).lines + UpdateStep.insertSection(section).lines
    }
  }
}

extension IndexPath {
  /// The path as updates print it, such as "0 - 1".
  var shortDescription: String {
    map(String.init).joined(separator: " - ")
  }
}
