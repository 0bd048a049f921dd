/// A section and its place in the blocks of a ``Lego``.
///
/// Builders make it. Each construct of the language adds its part to the place: the number of the
/// statement, the branch taken, the round of the loop. The statements before and after a section
/// may come and go without moving it.
public struct PlacedSection {
  private let section: Section
  private var path: [Int] = []

  init(_ section: Section) {
    self.section = section
  }

  /// The section inside the part `index` of a construct.
  func inside(_ index: Int) -> PlacedSection {
    var copy = self
    copy.path.insert(index, at: 0)
    return copy
  }

  /// The section, under its place if it has no identity of its own.
  func placed() -> Section {
    section.id == nil ? section.identified(by: SectionPlace(path: path)) : section
  }
}

/// The identity of a section without an id: where its block has it.
struct SectionPlace: Hashable, CustomStringConvertible {
  let path: [Int]

  var description: String { "at place " + path.map(String.init).joined(separator: ".") }
}
