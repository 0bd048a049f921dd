import SeededNumbers

/// A generator of section snapshots: new ones, and earlier ones with items expanded or collapsed.
struct OutlineGenerator {
  /// The random number generator.
  private(set) var random: SeededGenerator
  private let model: SoakModel
  private let outlines: [Int: SoakOutline]
  private let versions: [Int: Int]

  /// Creates a generator that starts from `model`, with earlier section snapshots and the items'
  /// versions.
  init(
    _ model: SoakModel, outlines: [Int: SoakOutline], versions: [Int: Int], random: SeededGenerator
  ) {
    (self.model, self.outlines, self.versions, self.random) = (model, outlines, versions, random)
  }

  /// Generates a section snapshot.
  mutating func generate() -> SoakOutline {
    let section = Int.random(in: 0..<6, using: &random)
    var outline = outlines[section] ?? newOutline(of: section)
    if Int.random(in: 0..<3, using: &random) == 0 { outline = newOutline(of: section) }
    for row in outline.rows.indices where Int.random(in: 0..<3, using: &random) == 0 {
      outline.rows[row].isExpanded.toggle()
    }
    outline.after = after(outline)
    return outline
  }

  // Some items may be from other sections.
  private mutating func newOutline(of section: Int) -> SoakOutline {
    let ids = (0..<30).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
    var level = -1
    let rows = ids.map { id in
      level = Int.random(in: 0...min(level + 1, 3), using: &random)
      return SoakOutline.Row(id: id, level: level, isExpanded: Bool.random(using: &random))
    }
    return SoakOutline(section: section, rows: rows)
  }

  private func after(_ outline: SoakOutline) -> SoakModel {
    var after = model
    if after.place(ofSection: outline.section) == nil {
      after.sections.append(SoakSection(id: outline.section))
    }
    guard let place = after.place(ofSection: outline.section) else { return after }
    after.sections[place].items = []
    after.remove(outline.visible)
    after.sections[place].items = outline.visible.map {
      SoakItem(id: $0, version: versions[$0] ?? 0)
    }
    return after
  }
}
