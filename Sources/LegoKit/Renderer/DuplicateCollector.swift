import UIKit

/// The places of identities that have appeared before in a description, by the first one's token.
struct DuplicateCollector {
  var items: [ItemToken: [IndexPath]] = [:]
  var sections: [SectionToken: [Int]] = [:]

  /// One mistake for each repeated identity, in the order of their first places.
  func mistakes(in content: ShownContent) -> [any LegoMistake] {
    guard !items.isEmpty || !sections.isEmpty else { return [] }
    return content.sections.enumerated().flatMap { index, shown in
      sectionMistake(shown, at: index) + itemMistakes(shown, at: index)
    }
  }

  private func sectionMistake(
    _ shown: ShownContent.ShownSection, at index: Int
  ) -> [any LegoMistake] {
    guard let later = sections[shown.token] else { return [] }
    let id = shown.section.id.map { "\($0)" } ?? ""
    return [DuplicateSection(id: id, places: [index] + later)]
  }

  private func itemMistakes(
    _ shown: ShownContent.ShownSection, at section: Int
  ) -> [any LegoMistake] {
    guard !items.isEmpty else { return [] }
    return shown.items.enumerated().compactMap { index, token in
      guard let later = items[token] else { return nil }
      let id = shown.section.items[index].id
      return DuplicateIdentifier(
        itemType: String(reflecting: id.type), id: "\(id.base)",
        places: [IndexPath(item: index, section: section)] + later)
    }
  }
}
