import CompositionalLayout

/// Which of a layout's sections are lists, as they were when it was solved.
@MainActor struct ListSections {
  private var shared: ListSection?
  private var own: [Int: ListSection] = [:]

  /// Whether none is.
  var isEmpty: Bool { shared == nil && own.isEmpty }

  /// Whether any keeps its first item in sight.
  private(set) var pinFirstItems = false
  /// Whether rows of any may have actions.
  private(set) var haveSwipeActions = false

  /// What makes a section a list; nil for one that is none.
  subscript(section: Int) -> ListSection? { own[section] ?? shared }

  /// Takes a description that all sections share.
  mutating func takeShared(_ section: NSCollectionLayoutSection) {
    shared = section.list
    section.list.map { note($0) }
  }

  /// Takes one section's description.
  mutating func take(_ section: NSCollectionLayoutSection, at index: Int) {
    guard let list = section.list else { return }
    own[index] = list
    note(list)
  }

  private mutating func note(_ list: ListSection) {
    pinFirstItems = pinFirstItems || list.pinsFirstItem
    haveSwipeActions = haveSwipeActions || list.hasSwipeActions
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
