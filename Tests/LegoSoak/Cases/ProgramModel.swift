import SeededNumbers

/// A row as plain data.
struct Record: Hashable, Identifiable, Sendable {
  let id: Int
  var version = 0
}

/// The form in which a section describes its rows.
enum SectionForm: CaseIterable, Sendable {
  /// An array of items, which doesn't read which row is highlighted.
  case array
  /// A loop over the rows.
  case loop
  /// A `ForEach`, whose items are made on demand.
  case forEach

  /// Whether the items read which row is highlighted.
  var readsHighlight: Bool { self != .array }
}

/// The storage of the rows of a section.
enum SectionStorage: CaseIterable, Sendable {
  /// A property of the controller, which all sections with this storage share.
  case state
  /// A model with published properties.
  case published
  /// An `@Observable` model.
  case observable
}

/// The plain model of a screen: what its state should be.
struct ProgramModel: Sendable {
  /// A section that a screen can display.
  struct Section: Sendable {
    let form: SectionForm
    let storage: SectionStorage
    var rows: [Record]
    /// The index of the layout.
    var layout = 0
  }

  /// All sections by their id, displayed or not.
  private(set) var sections: [Section] = []
  /// The ids of the displayed sections, from top to bottom.
  var order: [Int] = []
  /// The id of the row that is highlighted, in each section that reads it.
  var highlighted = -1
  private var nextID = 0

  /// The number of layouts.
  static let layoutCount = 4

  /// Creates random content.
  init(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      sections.append(
        Section(
          form: SectionForm.allCases.randomElement(using: &random) ?? .array,
          storage: SectionStorage.allCases.randomElement(using: &random) ?? .state, rows: []))
      let index = sections.count - 1
      insert(Int.random(in: 0...12, using: &random), into: index, at: 0)
      sections[index].layout = Int.random(in: 0..<Self.layoutCount, using: &random)
    }
    order = sections.indices.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
  }

  /// The displayed sections.
  var displayed: [Section] { order.map { sections[$0] } }

  /// Replaces the rows of a section.
  mutating func setRows(_ rows: [Record], of section: Int) {
    sections[section].rows = rows
  }

  /// Lays out a section with another layout.
  mutating func setLayout(_ layout: Int, of section: Int) {
    sections[section].layout = layout
  }

  /// Inserts rows with ids that were never used.
  mutating func insert(_ count: Int, into section: Int, at index: Int) {
    let rows = (0..<count).map { Record(id: nextID + $0) }
    nextID += count
    sections[section].rows.insert(contentsOf: rows, at: index)
  }

  /// Changes the rows of a section at random; returns a description.
  mutating func edit(_ section: Int, using random: inout SeededGenerator) -> String {
    let count = sections[section].rows.count
    let index = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let length = Int.random(in: 1...3, using: &random)
      insert(length, into: section, at: index)
      return "insert \(length) at \(index) of \(section)"
    case 2 where index < count:
      let end = min(count, index + Int.random(in: 1...4, using: &random))
      sections[section].rows.removeSubrange(index..<end)
      return "delete \(index)..<\(end) of \(section)"
    case 3 where count > 1:
      let row = sections[section].rows.remove(at: index % count)
      sections[section].rows.insert(row, at: Int.random(in: 0..<count, using: &random))
      return "move row \(row.id) in \(section)"
    case 4 where count > 1:
      sections[section].rows.shuffle(using: &random)
      return "shuffle \(section)"
    default:
      guard count > 0 else { return "nothing" }
      sections[section].rows[index % count].version += 1
      return "change row \(sections[section].rows[index % count].id) of \(section)"
    }
  }

  /// The items that the screen should display, by section.
  var items: [[ProgramItem]] {
    displayed.map { section in
      section.rows.map { row in
        ProgramItem(
          id: row.id, version: row.version,
          isHighlighted: section.form.readsHighlight && row.id == highlighted)
      }
    }
  }
}
