import OrderedDifference

/// A search for conflicting steps of an update, such as deleting and moving the same item.
struct UpdateConflict {
  private let steps: UpdateSteps

  /// Creates a search among steps.
  init(_ steps: UpdateSteps) {
    self.steps = steps
  }

  /// Returns the message for the first conflict; `nil` if there is none.
  func mistake() -> String? {
    itemConflict() ?? sectionConflict()
  }

  private func itemConflict() -> String? {
    let (sources, targets) = (steps.movedItems.sources, steps.movedItems.targets)
    if let path = sources.firstCommon(with: steps.deletedItems) {
      return "attempt to perform a delete and a move from the same index path (\(path.name))"
    }
    if let path = targets.firstCommon(with: steps.insertedItems) {
      return "attempt to perform an insert and a move to the same index path (\(path.name))"
    }
    if let path = steps.reloadedItems.firstCommon(with: steps.deletedItems) {
      return "attempt to delete and reload the same index path (\(path.name))"
    }
    if let path = sources.firstRepeated {
      return "attempt to perform multiple moves from the same index path (\(path.name))"
    }
    if let path = targets.firstRepeated {
      return "attempt to perform multiple moves to the same index path (\(path.name))"
    }
    return nil
  }

  private func sectionConflict() -> String? {
    let sources = steps.movedSections.map(\.source)
    let targets = steps.movedSections.map(\.target)
    if let section = sources.first(where: steps.deletedSections.contains) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    if let section = targets.first(where: steps.insertedSections.contains) {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    if let section = steps.reloadedSections.sorted().first(where: steps.deletedSections.contains) {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let section = sources.firstRepeated {
      return "attempt to perform multiple moves from the same section (\(section))"
    }
    if let section = targets.firstRepeated {
      return "attempt to perform multiple moves to the same section (\(section))"
    }
    return nil
  }
}

extension ItemPosition {
  fileprivate var name: String { IndexPath(self).objectDescription }
}

extension Array where Element: Hashable {
  /// The first element that repeats an earlier one.
  fileprivate var firstRepeated: Element? {
    var seen = Set<Element>()
    return first { !seen.insert($0).inserted }
  }
}
