import SeededNumbers
import UIKit

/// A generator of valid batches of updates.
///
/// The model after the batch is generated first, by identity: which items are deleted, inserted and
/// moved. The calls are derived from both models.
struct BatchGenerator {
  /// The effect of the batch on a section or an item.
  private enum Fate {
    case stays, goes, moves, isReloaded, isReconfigured
  }

  /// The source of identifiers.
  private(set) var identifiers: SoakIdentifiers
  /// The random number generator.
  private(set) var random: SeededGenerator
  private let before: SoakModel
  private var batch = SoakBatch()
  private var sectionFates: [Int: Fate] = [:]
  private var movedItems: [SoakItem] = []
  private var reconfigured: [Int] = []

  /// Creates a generator that starts from `before`.
  init(_ before: SoakModel, identifiers: SoakIdentifiers, random: SeededGenerator) {
    (self.before, self.identifiers, self.random) = (before, identifiers, random)
  }

  /// Generates a batch.
  mutating func generate() -> SoakBatch {
    // 1. Delete, move and insert sections.
    arrangeSections(rate: [0.0, 0, 0.1, 0.4].randomElement(using: &random) ?? 0)
    // 2. Delete, move and change items.
    let rate: Double = [0.0, 0.08, 0.08, 0.3, 0.9].randomElement(using: &random) ?? 0
    for section in batch.after.sections.indices { pickItems(ofSectionAt: section, rate: rate) }
    moveItemsOutOfDeletedSections(rate: rate)
    // 3. Insert moved and new items.
    let arrivals = Int.random(in: 0...3, using: &random)
    insertMovedItems(and: (0..<arrivals).map { _ in SoakItem(id: identifiers.newIdentifier()) })
    // 4. Derive the calls from the models before and after.
    readSectionSteps()
    readItemSteps()
    finishSteps()
    return batch
  }

  // MARK: Sections

  private mutating func arrangeSections(rate: Double) {
    var moved: [SoakSection] = []
    for section in before.sections {
      let fate = fate(rate: rate, among: [.goes, .moves, .isReloaded])
      sectionFates[section.id] = fate
      if fate == .moves { moved.append(section) }
      if fate != .moves, fate != .goes { batch.after.sections.append(section) }
    }
    let added = rate == 0 ? 0 : Int.random(in: 0...2, using: &random)
    for _ in 0..<added {
      moved.append(
        SoakSection(id: identifiers.newIdentifier(), items: identifiers.newItems(5, using: &random))
      )
    }
    for section in moved {
      let place = Int.random(in: 0...batch.after.sections.count, using: &random)
      batch.after.sections.insert(section, at: place)
    }
  }

  private mutating func fate(rate: Double, among fates: [Fate]) -> Fate {
    guard Double.random(in: 0..<1, using: &random) < rate else { return .stays }
    return fates.randomElement(using: &random) ?? .stays
  }

  // MARK: Items

  private mutating func pickItems(ofSectionAt place: Int, rate: Double) {
    let section = batch.after.sections[place]
    guard let fate = sectionFates[section.id] else { return }
    batch.after.sections[place].items =
      fate == .isReloaded
      ? reloadedItems(of: section, rate: rate) : survivingItems(of: section, rate: rate)
  }

  private mutating func survivingItems(of section: SoakSection, rate: Double) -> [SoakItem] {
    section.items.compactMap { item in
      var changed = item
      changed.version += 1
      switch fate(rate: rate, among: [.goes, .moves, .isReloaded, .isReconfigured]) {
      case .stays: return item
      case .goes: return nil
      case .moves:
        movedItems.append(item)
        return nil
      case .isReloaded:
        batch.replacedItems.insert(item.id)
        return changed
      case .isReconfigured:
        reconfigured.append(item.id)
        return changed
      }
    }
  }

  // A reloaded section may contain any items afterward.
  private mutating func reloadedItems(of section: SoakSection, rate: Double) -> [SoakItem] {
    let items = survivingItems(of: section, rate: rate)
    let staying = Set(items.map(\.id))
    reconfigured.removeAll { staying.contains($0) }
    batch.replacedItems.formUnion(staying)
    return items + identifiers.newItems(2, using: &random)
  }

  // Items may move out of deleted sections.
  private mutating func moveItemsOutOfDeletedSections(rate: Double) {
    for section in before.sections where sectionFates[section.id] == .goes {
      for item in section.items where fate(rate: rate / 2, among: [.moves]) == .moves {
        movedItems.append(item)
      }
    }
  }

  private mutating func insertMovedItems(and added: [SoakItem]) {
    guard !batch.after.sections.isEmpty else { return }
    for item in movedItems + added {
      let section = batch.after.sections.indices.randomElement(using: &random) ?? 0
      let place = Int.random(in: 0...batch.after.sections[section].items.count, using: &random)
      batch.after.sections[section].items.insert(item, at: place)
    }
  }

  // MARK: Calls

  private mutating func readSectionSteps() {
    let gone = before.sections.indices.filter { sectionFates[before.sections[$0].id] == .goes }
    add(gone, SoakStep.deleteSections)
    let reloaded = before.sections.indices
      .filter { sectionFates[before.sections[$0].id] == .isReloaded }
    add(reloaded, SoakStep.reloadSections)
    let after = batch.after.sections.indices
    add(
      after.filter { sectionFates[batch.after.sections[$0].id] == nil }, SoakStep.insertSections)
    for place in after {
      let id = batch.after.sections[place].id
      guard sectionFates[id] == .moves, let old = before.place(ofSection: id) else { continue }
      batch.steps.append(.moveSection(old, place))
    }
  }

  private mutating func readItemSteps() {
    let (old, new) = (before.places, batch.after.places)
    let moved = Set(movedItems.map(\.id)).intersection(new.keys)
    for id in moved.sorted() {
      guard let from = old[id], let target = new[id] else { continue }
      batch.steps.append(.moveItem(from, target))
    }
    let gone = before.items.filter { new[$0.id] == nil }.compactMap { old[$0.id] }
    add(
      gone.filter { needsStep(sectionAt: $0, in: before, redundant: .goes) }, SoakStep.deleteItems)
    let come = batch.after.items.filter { old[$0.id] == nil }.compactMap { new[$0.id] }
    add(
      come.filter { needsStep(sectionAt: $0, in: batch.after, redundant: nil) },
      SoakStep.insertItems)
    let kept = before.items.filter { batch.replacedItems.contains($0.id) }.compactMap { old[$0.id] }
    add(
      kept.filter { sectionFates[before.sections[$0.section].id] != .isReloaded },
      SoakStep.reloadItems)
    add(reconfigured.compactMap { new[$0] }, SoakStep.reconfigureItems)
  }

  /// Returns whether an inserted or deleted item needs a call: it's optional in inserted and
  /// deleted sections, and not allowed in reloaded ones.
  private mutating func needsStep(
    sectionAt path: IndexPath, in model: SoakModel, redundant: Fate?
  ) -> Bool {
    let fate = sectionFates[model.sections[path.section].id]
    if fate == .isReloaded { return false }
    return fate != redundant || Int.random(in: 0..<4, using: &random) == 0
  }

  /// Adds calls for some positions, together or one by one, occasionally with a duplicate.
  private mutating func add<Place>(_ places: [Place], _ step: ([Place]) -> SoakStep) {
    guard let first = places.first else { return }
    if Bool.random(using: &random) {
      batch.steps.append(step(places))
    } else {
      batch.steps += places.map { step([$0]) }
    }
    if Int.random(in: 0..<20, using: &random) == 0 { batch.steps.append(step([first])) }
  }

  private mutating func finishSteps() {
    batch.steps.shuffle(using: &random)
    let isNested = Int.random(in: 0..<5, using: &random) == 0
    batch.style = batch.steps.count == 1 ? .alone : isNested ? .nested : .block
  }
}
