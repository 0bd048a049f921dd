/// The sections whose handlers are called in a layout pass.
enum DueSections {
  /// All sections: in the first pass, and after a change or a scroll of the collection view.
  case all
  /// The sections that have scrolled orthogonally.
  case only(Set<Int>)

  /// Returns whether a section is one of them.
  func contains(_ section: Int) -> Bool {
    switch self {
    case .all: true
    case .only(let sections): sections.contains(section)
    }
  }

  /// Adds a section.
  mutating func insert(_ section: Int) {
    guard case .only(let sections) = self else { return }
    self = .only(sections.union([section]))
  }
}
