import CollectionCore

/// Which of a layout's sections are lists, as they were when it was solved.
@MainActor struct ListSections {
  private var shared: ListSection?
  private var own: [Int: ListSection] = [:]
  private var pins = false

  /// Whether none is.
  var isEmpty: Bool { shared == nil && own.isEmpty }

  /// Whether any keeps its first item in sight.
  var pinFirstItems: Bool { pins }

  /// What makes a section a list; nil for one that is none.
  subscript(section: Int) -> ListSection? { own[section] ?? shared }

  /// Takes a description that all sections share.
  mutating func takeShared(_ section: NSCollectionLayoutSection) {
    shared = section.list
    pins = pins || shared?.pinsFirstItem == true
  }

  /// Takes one section's description.
  mutating func take(_ section: NSCollectionLayoutSection, at index: Int) {
    guard let list = section.list else { return }
    own[index] = list
    pins = pins || list.pinsFirstItem
  }

  /// Puts the ground of every list behind its section.
  func addBackgrounds(
    to contents: [LayoutSectionContent], _ configuration: LayoutConfiguration,
    _ environment: LayoutEnvironment
  ) -> [LayoutSectionContent] {
    guard !isEmpty else { return contents }
    var contents = contents
    for index in contents.indices {
      guard let list = self[index], list.background != .clear else { continue }
      let ground = ListBackground(
        isFirst: index == 0, isLast: index == contents.count - 1, configuration: configuration,
        environment: environment)
      let decoration = ground.decoration(of: contents[index].section)
      contents[index].section.decorations.insert(decoration, at: 0)
    }
    return contents
  }
}
