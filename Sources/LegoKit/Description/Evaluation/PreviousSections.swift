/// The sections of a description, which the next evaluation finds by their keys.
@MainActor struct PreviousSections {
  /// Whether a section keeps its items without running its block, unless something has changed that
  /// it has read.
  let keepsItems: Bool
  private var records: [SectionRecord]
  private var sections: [Section] = []
  private var position = 0
  private var isOrdered = true
  /// Whether the description has read models, or is not known.
  private(set) var mayReadModels = true
  private var alwaysReadsModels = false
  // The sections are those of the last description that begins with the section evaluated first.
  private var isRecent = false
  private lazy var remaining = Dictionary(
    (position..<count).map { (record(at: $0).key, $0) }, uniquingKeysWith: { first, _ in first })

  /// The sections of the first description.
  static var none: PreviousSections { keeping([]) }

  /// Sections of which all keep their items that are not stale.
  static func keeping(_ records: [SectionRecord]) -> PreviousSections {
    PreviousSections(keepsItems: true, records: records)
  }

  /// Sections of which those keep their items, if `keepsItems` is true, that are not stale.
  init(_ sections: [Section], keepsItems: Bool, mayReadModels: Bool) {
    self.init(keepsItems: keepsItems, records: [])
    (self.sections, self.mayReadModels) = (sections, mayReadModels)
  }

  /// The sections of a recent description that still exists.
  static var recent: PreviousSections {
    var sections = PreviousSections([], keepsItems: false, mayReadModels: true)
    sections.isRecent = true
    return sections
  }

  /// Assumes that the sections read models, whatever those of the last description have read.
  mutating func observeModels() {
    (mayReadModels, alwaysReadsModels) = (true, true)
  }

  private init(keepsItems: Bool, records: [SectionRecord]) {
    (self.keepsItems, self.records) = (keepsItems, records)
  }

  /// The number of sections.
  var count: Int { sections.isEmpty ? records.count : sections.count }

  private func record(at index: Int) -> SectionRecord {
    sections.isEmpty ? records[index] : sections[index].record
  }

  /// Returns the next section if its id has these bits.
  ///
  /// Sections usually keep their order.
  mutating func next(_ bits: IdentifierBits?) -> SectionRecord? {
    guard let bits, isOrdered, position < count else { return nil }
    let record = record(at: position)
    guard record.bits == bits else { return nil }
    position += 1
    return record
  }

  /// Continues behind these sections, if they are the next ones.
  mutating func skip(_ skipped: [Section]) {
    guard isOrdered, let first = skipped.first, let last = skipped.last,
      position + skipped.count <= count, record(at: position) === first.record,
      record(at: position + skipped.count - 1) === last.record
    else { return }
    position += skipped.count
  }

  /// Returns the section of a key, each once.
  ///
  /// The first one that is not the next begins lookups.
  mutating func next(_ key: SectionRecord.Key) -> SectionRecord? {
    if isRecent { findRecent(beginningWith: key) }
    if isOrdered, position < count {
      let record = record(at: position)
      if record.key == key {
        position += 1
        return record
      }
    }
    guard count > 0 else { return nil }
    isOrdered = false
    return remaining.removeValue(forKey: key).map { record(at: $0) }
  }

  private mutating func findRecent(beginningWith key: SectionRecord.Key) {
    isRecent = false
    guard let description = DescribedContent.recent(beginningWith: key) else { return }
    sections = description.sections
    mayReadModels = alwaysReadsModels || description.hasReadModels
  }
}

/// The sections of a description, which the description retains.
///
/// The descriptions that were evaluated last are found as long as they exist: one for
/// ``LegoRenderer/apply(_:animatingDifferences:completion:)`` is evaluated before the renderer is known,
/// and usually follows one of these.
@MainActor final class DescribedContent {
  private struct Reference {
    weak var description: DescribedContent?
  }

  private static var recent: [Reference] = []
  // As many screens as are usually updated in turn.
  private static var maximumCount: Int { 4 }

  let sections: [Section]
  /// Whether the description, its sections included, has read models.
  private(set) var hasReadModels = true

  /// Creates the content of the newest description.
  init(_ sections: [Section]) {
    self.sections = sections
    let key = firstKey
    Self.recent.removeAll { $0.description.map { $0.firstKey == key } ?? true }
    if Self.recent.count == Self.maximumCount { Self.recent.removeFirst() }
    Self.recent.append(Reference(description: self))
  }

  /// Creates the content of a list in an item, which the description around it finds.
  init(nested sections: [Section]) {
    self.sections = sections
  }

  private var firstKey: SectionRecord.Key? { sections.first?.record.key }

  /// Sets whether the description has read models, when it has been evaluated.
  func setHasReadModels(_ hasReadModels: Bool) {
    self.hasReadModels = hasReadModels
  }

  /// Returns the last description whose first section has a key; `nil` if none exists.
  static func recent(beginningWith key: SectionRecord.Key) -> DescribedContent? {
    recent.lazy.reversed().compactMap(\.description).first { $0.firstKey == key }
  }
}
