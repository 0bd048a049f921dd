import OrderedDifference

/// The steps of an update, sorted by what they do; repetitions count once.
struct UpdateSteps {
  /// The items that go, by places before the update.
  let deletedItems: UpdatedItems
  /// The items that come, by places after the update.
  let insertedItems: UpdatedItems
  /// The items that are asked for anew, by places before the update.
  let reloadedItems: UpdatedItems
  /// The items that keep their identity and get another place.
  let movedItems: MovedItems
  /// The sections that go, by numbers before the update.
  private(set) var deletedSections = Set<Int>()
  /// The sections that come, by numbers after the update.
  private(set) var insertedSections = Set<Int>()
  /// The sections that are asked for anew, by numbers before the update.
  private(set) var reloadedSections = Set<Int>()
  /// The sections that keep their identity and get another number.
  private(set) var movedSections: [PositionMove<Int>] = []

  /// The steps, in any order.
  init(_ steps: [UpdateStep]) {
    var (deleted, inserted, reloaded) = ([ItemPosition](), [ItemPosition](), [ItemPosition]())
    var moved: [PositionMove<ItemPosition>] = []
    for step in steps {
      switch step {
      case .insertItem(let place): inserted.append(place)
      case .deleteItem(let place): deleted.append(place)
      case .reloadItem(let place): reloaded.append(place)
      case .moveItem(let from, let to):
        moved.append(PositionMove(from: from, to: to))
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to): movedSections.append(PositionMove(from: from, to: to))
      }
    }
    deletedItems = UpdatedItems(deleted)
    insertedItems = UpdatedItems(inserted)
    reloadedItems = UpdatedItems(reloaded)
    movedItems = MovedItems(moved)
  }
}

extension ItemPosition {
  /// The place that an index path names, which has a section and an item.
  init(_ path: IndexPath) {
    self.init(section: path.section, item: path.item)
  }
}
