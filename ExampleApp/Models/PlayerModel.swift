import LegoKit

/// The song that a music player plays, and those that follow.
final class PlayerModel: LegoObservableObject {
  @LegoPublished private(set) var current: Song? = Song.samples.first
  @LegoPublished var queue = Array(Song.samples.dropFirst())
  @LegoPublished var isPlaying = true

  /// Plays a song of the queue, and removes those before it.
  func play(_ id: Song.ID) {
    guard let index = queue.firstIndex(where: { $0.id == id }) else { return }
    current = queue[index]
    queue.removeSubrange(...index)
  }

  /// Plays the next song, or none after the last one.
  func playNext() {
    current = queue.isEmpty ? nil : queue.removeFirst()
  }

  /// Plays a song of the queue after the current one.
  func moveToFront(_ id: Song.ID) {
    guard let index = queue.firstIndex(where: { $0.id == id }) else { return }
    queue.insert(queue.remove(at: index), at: 0)
  }

  /// Removes a song from the queue.
  func remove(_ id: Song.ID) {
    queue.removeAll { $0.id == id }
  }
}
