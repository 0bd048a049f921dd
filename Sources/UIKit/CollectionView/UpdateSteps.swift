/// The steps of an update, sorted by what they do; repetitions count once.
struct UpdateSteps {
  private(set) var deletedItems = Set<IndexPath>()
  private(set) var insertedItems = Set<IndexPath>()
  private(set) var reloadedItems = Set<IndexPath>()
  private(set) var movedItems: [Move<IndexPath>] = []
  private(set) var deletedSections = Set<Int>()
  private(set) var insertedSections = Set<Int>()
  private(set) var reloadedSections = Set<Int>()
  private(set) var movedSections: [Move<Int>] = []

  /// One element that keeps its identity and changes its place.
  struct Move<Place> {
    let from: Place
    let to: Place
  }

  /// The steps, in any order.
  init(_ steps: [UpdateStep]) {
    for step in steps { add(step) }
  }

  private mutating func add(_ step: UpdateStep) {
    switch step {
    case .insertItem(let path): insertedItems.insert(path)
    case .deleteItem(let path): deletedItems.insert(path)
    case .reloadItem(let path): reloadedItems.insert(path)
    case .moveItem(let from, let to): movedItems.append(Move(from: from, to: to))
    case .insertSection(let section): insertedSections.insert(section)
    case .deleteSection(let section): deletedSections.insert(section)
    case .reloadSection(let section): reloadedSections.insert(section)
    case .moveSection(let from, let to): movedSections.append(Move(from: from, to: to))
    }
  }
}
