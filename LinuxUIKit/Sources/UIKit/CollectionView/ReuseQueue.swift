/// What a reused view can be used for again.
struct ReuseKey: Hashable {
  /// Cell, supplementary view or decoration view.
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  var kind: String
  /// The identifier that the view was dequeued with; empty for decoration views.
  var identifier: String
}

/// The views that left the screen and wait to be used again.
///
/// Each key has a stack, so that the view that left last comes back first. Both operations take
/// constant time.
@MainActor struct ReuseQueue {
  private(set) var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

  /// Takes a view in.
  mutating func put(_ view: UICollectionReusableView, for key: ReuseKey) {
    waiting[key, default: []].append(view)
  }

  /// Gives a view out; nil when none waits.
  mutating func take(for key: ReuseKey) -> UICollectionReusableView? {
    waiting[key]?.popLast()
  }

  /// Forgets the views of a key, because another class was registered for it.
  mutating func forget(_ key: ReuseKey) {
    waiting[key] = nil
  }

  /// Forgets the views of a category, because another layout makes them now.
  mutating func forget(_ category: UICollectionView.ElementCategory) {
    waiting = waiting.filter { $0.key.category != category }
  }
}
