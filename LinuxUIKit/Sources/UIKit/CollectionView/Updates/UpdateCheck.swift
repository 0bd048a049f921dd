/// A check that the steps of an update match the data before and after it.
///
/// The rules are those of uikit.md, 6.8, and the messages those of uikit.md, 6.16. The collection
/// view stops the program with the message.
struct UpdateCheck {
  /// The counts before the update.
  let before: SectionCounts
  /// The counts after the update.
  let after: SectionCounts
  /// The steps in the order of the calls.
  let steps: [UpdateStep]
  /// The description of the view in messages.
  let view: String
  /// The kind of view.
  var subject = UpdateSubject.collectionView

  /// The result of a check.
  enum Outcome {
    /// The update is valid and has the given index paths after it.
    case right(UpdateMap)
    /// The update is invalid, with the message for the first mistake.
    case wrong(String)
  }

  /// Checks the update.
  func outcome() -> Outcome {
    // 1. Every index path exists.
    if let mistake = steps.lazy.compactMap(missingPosition).first { return .wrong(mistake) }
    // 2. No index path has two conflicting steps.
    let sorted = UpdateSteps(steps)
    if let mistake = UpdateConflict(sorted).mistake() { return .wrong(mistake) }
    // 3. The steps match the counts.
    let map = UpdateMap(sorted)
    return countsAddUp(sorted, map) ? .right(map) : .wrong(mistakes.inconsistent(self))
  }

  /// Returns the message for the first mistake; `nil` for a valid update.
  func mistake() -> String? {
    guard case .wrong(let mistake) = outcome() else { return nil }
    return mistake
  }

  private var mistakes: UpdateMistake { UpdateMistake(subject: subject) }

  private func missingPosition(of step: UpdateStep) -> String? {
    switch step {
    case .deleteItem(let place), .reloadItem(let place):
      before.contains(place) ? nil : mistakes.missingItem(place, toDeleteFrom: before)
    case .insertItem(let place):
      after.contains(place) ? nil : mistakes.missingItem(place, toInsertInto: after)
    case .moveItem(let from, let to):
      missingPosition(of: .deleteItem(from)) ?? missingPosition(of: .insertItem(to))
    case .deleteSection(let section), .reloadSection(let section):
      before.items.indices.contains(section)
        ? nil : mistakes.missingSection(section, toDeleteFrom: before)
    case .insertSection(let section):
      after.items.indices.contains(section)
        ? nil : mistakes.missingSection(section, toInsertInto: after)
    case .moveSection(let from, let to):
      missingPosition(of: .deleteSection(from)) ?? missingPosition(of: .insertSection(to))
    }
  }

  private func countsAddUp(_ steps: UpdateSteps, _ map: UpdateMap) -> Bool {
    let expected =
      before.sections - steps.deletedSections.count + steps.insertedSections.count
    guard expected == after.sections else { return false }
    guard steps.changesSections else { return countsOfItemsAddUp(steps) }
    return before.items.indices.allSatisfy { section in
      guard !steps.reloadedSections.contains(section) else { return true }
      guard let target = map.section(section) else { return true }
      let (lost, gained) = (lost(by: section, steps), gained(by: target, steps))
      return before.items[section] - lost + gained == after.items[target]
    }
  }

  /// Returns whether the counts match steps that change no section as a whole.
  private func countsOfItemsAddUp(_ steps: UpdateSteps) -> Bool {
    var expected = before.items
    for section in steps.sectionsOfChangedItems where expected.indices.contains(section) {
      expected[section] += gained(by: section, steps) - lost(by: section, steps)
    }
    return expected == after.items
  }

  /// Returns the number of items that leave a section, by its index before the update.
  private func lost(by section: Int, _ steps: UpdateSteps) -> Int {
    steps.deletedItems.count(in: section) + steps.movedItems.sources.count(in: section)
  }

  /// Returns the number of items that are added to a section, by its index after the update.
  private func gained(by section: Int, _ steps: UpdateSteps) -> Int {
    steps.insertedItems.count(in: section) + steps.movedItems.targets.count(in: section)
  }
}
