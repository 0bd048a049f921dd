/// The handlers of visible items of a layout's sections, as they were when it was solved.
@MainActor struct SectionHandlers {
  private var shared: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  private var own: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

  /// Whether no section has one.
  var isEmpty: Bool { shared == nil && own.isEmpty }

  /// The handler of a section; nil where it has none.
  subscript(section: Int) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    section < 0 ? nil : own[section] ?? shared
  }

  /// Takes the handler of a description that all sections share.
  mutating func takeShared(_ section: NSCollectionLayoutSection) {
    shared = section.visibleItemsInvalidationHandler
  }

  /// Takes the handler of one section's description.
  mutating func take(_ section: NSCollectionLayoutSection, at index: Int) {
    guard let handler = section.visibleItemsInvalidationHandler else { return }
    own[index] = handler
  }
}
