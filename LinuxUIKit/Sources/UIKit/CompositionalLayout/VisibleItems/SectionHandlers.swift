/// The handlers of visible items of a prepared layout's sections.
@MainActor struct SectionHandlers {
  private var shared: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  private var own: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

  /// Whether no section has a handler.
  var isEmpty: Bool { shared == nil && own.isEmpty }

  /// The handler of a section.
  subscript(section: Int) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    section < 0 ? nil : own[section] ?? shared
  }

  /// Sets the handler of the description that all sections share.
  mutating func setShared(_ section: NSCollectionLayoutSection) {
    shared = section.visibleItemsInvalidationHandler
  }

  /// Sets the handler of one section's description.
  mutating func set(_ section: NSCollectionLayoutSection, at index: Int) {
    guard let handler = section.visibleItemsInvalidationHandler else { return }
    own[index] = handler
  }
}
