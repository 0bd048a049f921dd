import OrderedDifference

/// The steps of an update by their kinds, without repetitions.
struct UpdateSteps {
  /// The deleted items, by positions before the update.
  let deletedItems: UpdatedItems
  /// The inserted items, by positions after the update.
  let insertedItems: UpdatedItems
  /// The reloaded items, by positions before the update.
  let reloadedItems: UpdatedItems
  let movedItems: MovedItems
  /// The deleted sections, by indexes before the update.
  private(set) var deletedSections = Set<Int>()
  /// The inserted sections, by indexes after the update.
  private(set) var insertedSections = Set<Int>()
  /// The reloaded sections, by indexes before the update.
  private(set) var reloadedSections = Set<Int>()
  private(set) var movedSections: [(source: Int, target: Int)] = []

  /// Creates the collection of steps in any order.
  init(_ steps: [UpdateStep]) {
    var (deleted, inserted, reloaded) = ([ItemPosition](), [ItemPosition](), [ItemPosition]())
    var (sources, targets) = ([ItemPosition](), [ItemPosition]())
    for step in steps {
      switch step {
      case .insertItem(let place): inserted.append(place)
      case .deleteItem(let place): deleted.append(place)
      case .reloadItem(let place): reloaded.append(place)
      case .moveItem(let from, let to):
        sources.append(from)
        targets.append(to)
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to): movedSections.append((from, to))
      }
    }
    deletedItems = UpdatedItems(deleted)
    insertedItems = UpdatedItems(inserted)
    reloadedItems = UpdatedItems(reloaded)
    movedItems = MovedItems(from: sources, to: targets)
  }
}

extension UpdateSteps {
  /// Whether sections are deleted, inserted, reloaded or moved as a whole.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }

  /// The sections with inserted, deleted, moved or reloaded items.
  ///
  /// The indexes are those before the update, and those after it.
  var sectionsOfChangedItems: Set<Int> {
    let items = [
      deletedItems, insertedItems, reloadedItems, movedItems.sources, movedItems.targets,
    ]
    return Set(items.flatMap(\.sections))
  }
}

extension ItemPosition {
  /// Creates the position of an index path with a section and an item.
  init(_ path: IndexPath) {
    self.init(section: path.section, item: path.item)
  }
}
