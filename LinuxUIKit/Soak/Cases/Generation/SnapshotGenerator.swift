import SeededNumbers
import UIKit

/// A generator of valid snapshots by edits that occasionally name unknown or existing identifiers.
struct SnapshotGenerator {
  /// The source of identifiers.
  private(set) var identifiers: SoakIdentifiers
  /// The random number generator.
  private(set) var random: SeededGenerator
  private var snapshot = SoakSnapshot()
  private let before: SoakModel
  private var model: SoakModel

  /// The identifiers to choose from, few enough that deleted ones return.
  private static let items = 0..<30
  private static let sections = 0..<6

  /// Creates a generator that starts from `before`.
  init(_ before: SoakModel, identifiers: SoakIdentifiers, random: SeededGenerator) {
    (self.before, self.identifiers, self.random) = (before, identifiers, random)
    model = before
  }

  /// Generates a snapshot.
  mutating func generate() -> SoakSnapshot {
    // 1. Edit the current snapshot, or start from an empty one.
    if chance(of: 4) { startEmpty() }
    for _ in 0..<Int.random(in: 0...4, using: &random) { edit() }
    // 2. Mark some items and sections.
    if chance(of: 3) { mark() }
    // 3. Choose how to apply it.
    snapshot.style = chance(of: 12) ? .reload : chance(of: 2) ? .animated : .immediate
    return finished()
  }

  private mutating func chance(of number: Int) -> Bool {
    Int.random(in: 0..<number, using: &random) == 0
  }

  // MARK: Edits

  private mutating func startEmpty() {
    snapshot.startsEmpty = true
    let old = model
    model = SoakModel()
    var sections = old.sections.map(\.id)
    var items = old.items.map(\.id)
    if chance(of: 2) { sections.shuffle(using: &random) }
    if chance(of: 2) { items.shuffle(using: &random) }
    add(.appendSections(sections))
    for section in sections {
      let count = Int.random(in: 0...items.count, using: &random)
      add(.appendItems(Array(items.prefix(count)), section: section))
      items.removeFirst(count)
    }
  }

  private mutating func edit() {
    guard !model.sections.isEmpty else { return addSections() }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: appendItems()
    case 4, 5: insertItems()
    case 6, 7: deleteItems()
    case 8, 9: moveItem()
    case 10: addSections()
    case 11: removeSections()
    case 12: moveSection()
    default: if chance(of: 8) { add(.deleteAll) }
    }
  }

  private mutating func appendItems() {
    let section = chance(of: 2) ? model.sections.randomElement(using: &random)?.id : nil
    add(.appendItems(someItems(), section: section))
  }

  private mutating func insertItems() {
    guard let other = model.items.randomElement(using: &random) else { return }
    let items = someItems().filter { $0 != other.id }
    add(.insertItems(items, at: other.id, isAfter: chance(of: 2)))
  }

  /// Returns items that don't exist, and occasionally some that do, which are moved.
  private mutating func someItems() -> [Int] {
    let present = Set(model.items.map(\.id))
    let isRepeating = chance(of: 60)
    let all = Self.items.filter { isRepeating || !present.contains($0) }
    return Array(all.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)))
  }

  private mutating func deleteItems() {
    let present = model.items.map(\.id).filter { _ in chance(of: 4) }
    add(.deleteItems(present + [99]))
  }

  private mutating func moveItem() {
    let items = model.items.shuffled(using: &random).prefix(2).map(\.id)
    guard items.count == 2 else { return }
    add(.moveItem(items[0], to: items[1], isAfter: chance(of: 2)))
  }

  private mutating func addSections() {
    let added = Self.sections.filter { model.place(ofSection: $0) == nil }
      .shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    guard !chance(of: 2), let other = model.sections.randomElement(using: &random) else {
      return add(.appendSections(Array(added)))
    }
    add(.insertSections(Array(added), at: other.id, isAfter: chance(of: 2)))
  }

  private mutating func removeSections() {
    guard let section = model.sections.randomElement(using: &random) else { return }
    add(.deleteSections([section.id, 99]))
  }

  private mutating func moveSection() {
    let sections = model.sections.shuffled(using: &random).prefix(2).map(\.id)
    guard sections.count == 2 else { return }
    add(.moveSection(sections[0], to: sections[1], isAfter: chance(of: 2)))
  }

  private mutating func add(_ edit: SnapshotEdit) {
    snapshot.edits.append(edit)
    model.apply(edit, versions: identifiers.versions)
  }

  // MARK: Marks

  private mutating func mark() {
    let ids = model.items.map(\.id)
    let reloaded = ids.filter { _ in chance(of: 6) }
    let reconfigured = ids.filter { _ in chance(of: 6) }
    let sections = model.sections.map(\.id).filter { _ in chance(of: 12) }
    // Marking an item twice has no additional effect.
    snapshot.edits.append(.reloadItems(reloaded + reloaded.prefix(1)))
    snapshot.edits.append(.reconfigureItems(reconfigured.prefix(1) + reconfigured))
    snapshot.edits.append(.reloadSections(sections))
    let inSections = model.sections.filter { sections.contains($0.id) }.flatMap(\.items).map(\.id)
    snapshot.replacedItems = Set(reloaded + inSections)
    snapshot.reconfiguredItems = Set(reconfigured)
  }

  private mutating func finished() -> SoakSnapshot {
    // Marked and reloaded items get another version.
    if snapshot.style == .reload { snapshot.replacedItems = Set(model.items.map(\.id)) }
    model.change(snapshot.replacedItems.union(snapshot.reconfiguredItems))
    for item in model.items { identifiers.versions[item.id] = item.version }
    snapshot.after = model
    return snapshot
  }
}
