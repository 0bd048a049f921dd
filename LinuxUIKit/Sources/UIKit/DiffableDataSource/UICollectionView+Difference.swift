import CompositionalLayout
import Foundation
import OrderedDifference

extension UICollectionView {
  /// Names the changes of a difference; called in the block of a batch update.
  func play(_ difference: OrderedDifference) {
    pendingWork.batch?.steps += difference.steps
  }

  /// Names what is to be made anew and filled again; called in the block of a batch update.
  func play(_ marks: DiffableMarks) {
    reloadSections(marks.reloadedSections)
    reloadItems(at: marks.reloadedItems)
    reconfigureItems(at: marks.reconfiguredItems)
  }
}

extension OrderedDifference {
  /// The changes as steps of an update.
  fileprivate var steps: [UpdateStep] {
    var steps: [UpdateStep] = []
    steps.reserveCapacity(deletedItems.count + insertedItems.count + movedItems.count)
    steps += deletedItems.lazy.map { .deleteItem($0) }
    steps += deletedSections.lazy.map { .deleteSection($0) }
    steps += insertedSections.lazy.map { .insertSection($0) }
    steps += insertedItems.lazy.map { .insertItem($0) }
    steps += movedSections.lazy.map { .moveSection($0.source, to: $0.target) }
    steps += movedItems.lazy.map { .moveItem($0.source, to: $0.target) }
    return steps
  }

  /// The steps of the update back.
  var inverseSteps: [UpdateStep] {
    steps.map { step in
      switch step {
      case .deleteItem(let item): .insertItem(item)
      case .insertItem(let item): .deleteItem(item)
      case .moveItem(let source, let target): .moveItem(target, to: source)
      case .deleteSection(let section): .insertSection(section)
      case .insertSection(let section): .deleteSection(section)
      case .moveSection(let source, let target): .moveSection(target, to: source)
      case .reloadItem, .reloadSection: step
      }
    }
  }
}

extension IndexPath {
  /// The index path of an item's position.
  init(_ position: ItemPosition) {
    self.init(item: position.item, section: position.section)
  }
}

extension SectionedList {
  /// The item at a position, nil when there is none.
  func item(at position: ItemPosition) -> Item? {
    guard items.indices.contains(position.section) else { return nil }
    let section = items[position.section]
    return section.indices.contains(position.item) ? section[position.item] : nil
  }
}
