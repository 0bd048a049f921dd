import CompositionalLayout

/// The sections of a solution that the current sections were, and the edits of their items since.
struct SectionOrigins {
  private enum Change {
    /// One edit of the items.
    case edited(SectionItemEdit)
    /// Several edits, or other measured sizes.
    case changed
  }

  private var isUnknown = false
  // The origin of each section; nil while all sections have the indexes of their origins.
  private var origins: [Int?]?
  private var changes: [Int: Change] = [:]

  private init() {}

  /// The origins after solving: each section is that of the solution.
  static var unchanged: SectionOrigins { SectionOrigins() }

  /// The origins of sections without any.
  static var unknown: SectionOrigins {
    var origins = SectionOrigins()
    origins.isUnknown = true
    return origins
  }

  /// Returns the section of the solution that a section was.
  func origin(of section: Int) -> PreviousSolution.Origin {
    guard !isUnknown, let origin = index(of: section) else { return .new }
    return switch changes[section] {
    case .edited(let edit): .edited(origin, edit)
    case .changed: .new
    case nil: .unchanged(origin)
    }
  }

  private func index(of section: Int) -> Int? {
    guard let origins else { return section }
    return origins.indices.contains(section) ? origins[section] : nil
  }

  /// Records that a section has other measured sizes.
  mutating func markChanged(_ section: Int) { changes[section] = .changed }

  /// Moves sections to their indexes after an update, and records the edits of their items.
  ///
  /// `sectionCount` is the number of sections of the solution.
  mutating func apply(_ map: UpdateMap, sectionCount: Int) {
    guard !isUnknown else { return }
    let count = origins?.count ?? sectionCount
    if map.changesSections { moveSections(map, count: count) }
    for section in map.editedSections(of: count) {
      guard let target = map.stayingSection(section) else { continue }
      let edit = changes[target] == nil ? map.itemEdit(in: section) : nil
      changes[target] = edit.map { .edited($0) } ?? .changed
    }
  }

  private mutating func moveSections(_ map: UpdateMap, count: Int) {
    var (movedOrigins, movedChanges): ([Int?], [Int: Change]) = ([], [:])
    for section in 0..<count {
      guard let target = map.stayingSection(section) else { continue }
      while movedOrigins.count <= target { movedOrigins.append(nil) }
      movedOrigins[target] = index(of: section)
      movedChanges[target] = changes[section]
    }
    (origins, changes) = (movedOrigins, movedChanges)
  }
}
