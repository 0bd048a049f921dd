import UIKit

/// The positions of identities that appear again in a description, by the token of the first.
struct DuplicateCollector {
  private var items: [ItemToken: [IndexPath]] = [:]
  private var sections: [SectionToken: [Int]] = [:]

  /// Adds the position of an item whose identity was first given to `token`.
  mutating func addItem(at path: IndexPath, repeating token: ItemToken) {
    items[token, default: []].append(path)
  }

  /// Adds the index of a section whose identity was first given to `token`.
  mutating func addSection(at index: Int, repeating token: SectionToken) {
    sections[token, default: []].append(index)
  }

  /// Returns one mistake for each repeated identity, in the order of the first positions.
  func mistakes(in content: IndexedContent) -> [any LegoMistake] {
    guard !items.isEmpty || !sections.isEmpty else { return [] }
    return content.sections.enumerated().flatMap { index, indexed in
      sectionMistake(indexed, at: index) + itemMistakes(indexed, at: index)
    }
  }

  private func sectionMistake(
    _ indexed: IndexedContent.IndexedSection, at index: Int
  ) -> [any LegoMistake] {
    guard let later = sections[indexed.token] else { return [] }
    let id = indexed.section.id.map { "\($0)" } ?? ""
    return [DuplicateSection(id: id, places: [index] + later)]
  }

  private func itemMistakes(
    _ indexed: IndexedContent.IndexedSection, at section: Int
  ) -> [any LegoMistake] {
    guard !items.isEmpty else { return [] }
    return indexed.items.enumerated().compactMap { index, token in
      guard let later = items[token] else { return nil }
      let id = indexed.section.items[index].id
      return DuplicateIdentifier(
        itemType: String(reflecting: id.type), id: "\(id.base)",
        places: [IndexPath(item: index, section: section)] + later)
    }
  }
}
