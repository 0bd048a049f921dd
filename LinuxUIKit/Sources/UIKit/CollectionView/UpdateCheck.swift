/// Finds out whether an update's steps fit the data before and after it.
///
/// The rules are those of uikit.md 6.8, the texts those of 6.16. The mistake is a text; the
/// collection view stops with it.
struct UpdateCheck {
  /// The counts that the steps start from.
  let before: SectionCounts
  /// What the data source says afterward.
  let after: SectionCounts
  /// The steps in the order of the calls.
  let steps: [UpdateStep]
  /// The collection view as texts name it.
  let view: String

  /// What comes of a check.
  enum Outcome {
    /// The update is right, and this is where everything goes.
    case right(UpdateMap)
    /// The first mistake found, in words.
    case wrong(String)
  }

  /// Checks the update.
  func outcome() -> Outcome {
    // 1. Every place exists.
    if let mistake = steps.lazy.compactMap(missingPlace).first { return .wrong(mistake) }
    // 2. No place has two steps that exclude each other.
    let sorted = UpdateSteps(steps)
    if let mistake = UpdateConflict(sorted).mistake() { return .wrong(mistake) }
    // 3. The counts add up.
    let map = UpdateMap(sorted)
    return countsAddUp(sorted, map) ? .right(map) : .wrong(UpdateMistake.inconsistent(self))
  }

  /// The first mistake found; nil when the update is right.
  func mistake() -> String? {
    guard case .wrong(let mistake) = outcome() else { return nil }
    return mistake
  }

  private func missingPlace(of step: UpdateStep) -> String? {
    switch step {
    case .deleteItem(let place), .reloadItem(let place):
      before.contains(place) ? nil : UpdateMistake.missingItem(place, toDeleteFrom: before)
    case .insertItem(let place):
      after.contains(place) ? nil : UpdateMistake.missingItem(place, toInsertInto: after)
    case .moveItem(let from, let to):
      missingPlace(of: .deleteItem(from)) ?? missingPlace(of: .insertItem(to))
    case .deleteSection(let section), .reloadSection(let section):
      before.items.indices.contains(section)
        ? nil : UpdateMistake.missingSection(section, toDeleteFrom: before)
    case .insertSection(let section):
      after.items.indices.contains(section)
        ? nil : UpdateMistake.missingSection(section, toInsertInto: after)
    case .moveSection(let from, let to):
      missingPlace(of: .deleteSection(from)) ?? missingPlace(of: .insertSection(to))
    }
  }

  private func countsAddUp(_ steps: UpdateSteps, _ map: UpdateMap) -> Bool {
    let expected =
      before.sections - steps.deletedSections.count + steps.insertedSections.count
    guard expected == after.sections else { return false }
    return before.items.indices.allSatisfy { section in
      guard !steps.reloadedSections.contains(section) else { return true }
      guard let target = map.section(section) else { return true }
      let (lost, gained) = (lost(by: section, steps), gained(by: target, steps))
      return before.items[section] - lost + gained == after.items[target]
    }
  }

  /// How many items go from a section, counted as before the update.
  private func lost(by section: Int, _ steps: UpdateSteps) -> Int {
    steps.deletedItems.count(in: section) + steps.movedItems.sources.count(in: section)
  }

  /// How many items come to a section, counted as after the update.
  private func gained(by section: Int, _ steps: UpdateSteps) -> Int {
    steps.insertedItems.count(in: section) + steps.movedItems.targets.count(in: section)
  }
}
