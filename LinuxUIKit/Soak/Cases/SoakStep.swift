import UIKit

/// A call that reports a change to a collection view.
enum SoakStep: Sendable {
  case insertItems([IndexPath])
  case deleteItems([IndexPath])
  case reloadItems([IndexPath])
  case reconfigureItems([IndexPath])
  case moveItem(IndexPath, IndexPath)
  case insertSections([Int])
  case deleteSections([Int])
  case reloadSections([Int])
  case moveSection(Int, Int)
}

extension SoakStep {
  /// Performs the call.
  @MainActor func perform(on view: UICollectionView) {
    switch self {
    case .insertItems(let paths): view.insertItems(at: paths)
    case .deleteItems(let paths): view.deleteItems(at: paths)
    case .reloadItems(let paths): view.reloadItems(at: paths)
    case .reconfigureItems(let paths): view.reconfigureItems(at: paths)
    case .moveItem(let from, let target): view.moveItem(at: from, to: target)
    case .insertSections(let sections): view.insertSections(IndexSet(sections))
    case .deleteSections(let sections): view.deleteSections(IndexSet(sections))
    case .reloadSections(let sections): view.reloadSections(IndexSet(sections))
    case .moveSection(let from, let target): view.moveSection(from, toSection: target)
    }
  }
}

extension SoakStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .insertItems(let paths): "insert \(paths.text)"
    case .deleteItems(let paths): "delete \(paths.text)"
    case .reloadItems(let paths): "reload \(paths.text)"
    case .reconfigureItems(let paths): "reconfigure \(paths.text)"
    case .moveItem(let from, let target): "move \([from].text) to \([target].text)"
    case .insertSections(let sections): "insert sections \(sections)"
    case .deleteSections(let sections): "delete sections \(sections)"
    case .reloadSections(let sections): "reload sections \(sections)"
    case .moveSection(let from, let target): "move section \(from) to \(target)"
    }
  }
}

extension [IndexPath] {
  /// A description of the paths, such as "0-1 0-2".
  var text: String { map { "\($0.section)-\($0.item)" }.joined(separator: " ") }
}
