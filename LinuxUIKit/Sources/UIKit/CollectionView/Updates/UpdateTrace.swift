/// The trace of one update of a list.
@MainActor struct UpdateTrace {
  private let start = Trace.now

  /// Begins to measure an update; returns `nil` if updates are not traced.
  static func begin() -> UpdateTrace? {
    Trace.words.contains(.updates) ? UpdateTrace() : nil
  }

  /// Writes the trace of a batch update.
  func end(_ update: BatchUpdate, in view: UICollectionView) {
    let time = Trace.milliseconds(Trace.now - start)
    Trace.write(
      .updates, "\(type(of: view)): \(Self.summary(of: update)), \(time) ms")
  }

  /// Writes that a list will be reloaded in its next layout pass, if updates are traced.
  static func reload(_ view: UICollectionView) {
    guard Trace.words.contains(.updates) else { return }
    Trace.write(.updates, "\(type(of: view)): reload")
  }

  /// Returns the numbers of the changes of an update.
  static func summary(of update: BatchUpdate) -> String {
    var counts: [(name: String, count: Int)] = [
      ("inserted", 0), ("deleted", 0), ("moved", 0), ("reloaded", 0),
      ("reconfigured", update.reconfigured.count), ("sections changed", 0),
    ]
    for step in update.steps {
      let index =
        switch step {
        case .insertItem: 0
        case .deleteItem: 1
        case .moveItem: 2
        case .reloadItem: 3
        case .insertSection, .deleteSection, .moveSection, .reloadSection: 5
        }
      counts[index].count += 1
    }
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    let animation = update.animation == nil ? "" : ", animated"
    return (parts.isEmpty ? "no changes" : parts.joined(separator: ", ")) + animation
  }
}
