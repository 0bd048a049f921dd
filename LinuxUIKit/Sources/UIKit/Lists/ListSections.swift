import CompositionalLayout

/// The list sections of a prepared layout.
@MainActor struct ListSections {
  private var shared: ListSection?
  private var own: [Int: ListSection] = [:]

  /// Whether no section is a list.
  var isEmpty: Bool { shared == nil && own.isEmpty }

  /// Whether a list pins its first item.
  private(set) var pinFirstItems = false
  /// Whether rows of a list may have swipe actions.
  private(set) var haveSwipeActions = false

  /// The list of a section; `nil` for a section that is not a list.
  subscript(section: Int) -> ListSection? { own[section] ?? shared }

  /// Adds the description that all sections share.
  mutating func setShared(_ section: NSCollectionLayoutSection) {
    shared = section.list
    section.list.map { update(for: $0) }
  }

  /// Adds the description of one section.
  mutating func set(_ section: NSCollectionLayoutSection, at index: Int) {
    guard let list = section.list else { return }
    own[index] = list
    update(for: list)
  }

  private mutating func update(for list: ListSection) {
    pinFirstItems = pinFirstItems || list.pinsFirstItem
    haveSwipeActions = haveSwipeActions || list.hasSwipeActions
  }

  /// Adds the background of each list to its section.
  func addBackgrounds(
    to contents: [LayoutSectionContent], _ configuration: LayoutConfiguration,
    _ environment: LayoutEnvironment
  ) -> [LayoutSectionContent] {
    guard !isEmpty else { return contents }
    var contents = contents
    for index in contents.indices {
      guard let list = self[index], list.background != .clear else { continue }
      let background = ListBackground(
        isFirst: index == 0, isLast: index == contents.count - 1, configuration: configuration,
        environment: environment)
      let decoration = background.decoration(of: contents[index].section)
      contents[index].section.decorations.insert(decoration, at: 0)
    }
    return contents
  }
}
