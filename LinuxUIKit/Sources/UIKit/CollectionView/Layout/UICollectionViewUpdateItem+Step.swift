extension UICollectionViewUpdateItem {
  /// Creates the step of an update that layouts receive.
  convenience init(_ step: UpdateStep, _ map: UpdateMap) {
    switch step {
    case .insertItem(let place):
      self.init(before: nil, after: IndexPath(place), action: .insert)
    case .deleteItem(let place):
      self.init(before: IndexPath(place), after: nil, action: .delete)
    case .moveItem(let from, let to):
      self.init(before: IndexPath(from), after: IndexPath(to), action: .move)
    case .reloadItem(let place):
      let path = IndexPath(place)
      self.init(before: path, after: map.item(path), action: .reload)
    case .insertSection(let section):
      self.init(before: nil, after: .whole(section), action: .insert)
    case .deleteSection(let section):
      self.init(before: .whole(section), after: nil, action: .delete)
    case .moveSection(let from, let to):
      self.init(before: .whole(from), after: .whole(to), action: .move)
    case .reloadSection(let section):
      self.init(
        before: .whole(section), after: map.section(section).map(IndexPath.whole), action: .reload)
    }
  }
}

extension IndexPath {
  /// Returns the index path that stands for a whole section in an update.
  fileprivate static func whole(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
