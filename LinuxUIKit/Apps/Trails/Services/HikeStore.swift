import Foundation

extension Notification.Name {
  /// Posted by the hike store after its hikes have changed.
  static let hikesDidChange = Notification.Name("hikesDidChange")
}

/// The log of the user's hikes, kept in a JSON file.
@MainActor final class HikeStore {
  let file: URL
  private(set) var hikes: [Hike]

  /// Reads the hikes of a file; there are none if it can't be read.
  init(file: URL) {
    self.file = file
    hikes =
      (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Hike].self, from: $0) }
      ?? []
  }

  var totalLength: Double { hikes.reduce(0) { $0 + $1.length } }

  /// Inserts a hike at the top, or replaces the one with its identifier.
  func insert(_ hike: Hike) {
    if let index = hikes.firstIndex(where: { $0.id == hike.id }) {
      hikes[index] = hike
    } else {
      hikes.insert(hike, at: 0)
    }
    didChange()
  }

  func remove(_ id: Hike.ID) {
    hikes.removeAll { $0.id == id }
    didChange()
  }

  /// Moves a hike to an index of the list.
  func move(from source: Int, to target: Int) {
    hikes.insert(hikes.remove(at: source), at: target)
    didChange()
  }

  func save() {
    try? JSONEncoder().encode(hikes).write(to: file, options: .atomic)
  }

  private func didChange() {
    save()
    NotificationCenter.default.post(name: .hikesDidChange, object: self)
  }
}
