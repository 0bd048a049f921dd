import UIKit

/// A snapshot as a list of edits, with the resulting model.
struct SoakSnapshot: Sendable {
  /// The ways to apply the snapshot.
  enum Style: CaseIterable, Sendable {
    /// With animated differences.
    case animated
    /// Without animation.
    case immediate
    /// By reloading the data.
    case reload
  }

  /// Whether the edits start from an empty snapshot instead of the displayed one.
  var startsEmpty = false
  /// The edits.
  var edits: [SnapshotEdit] = []
  /// The way to apply the snapshot.
  var style = Style.immediate
  /// The model after the update.
  var after = SoakModel()
  /// The items that are displayed by another cell afterward.
  var replacedItems: Set<Int> = []
  /// The items whose cells are configured again.
  var reconfiguredItems: Set<Int> = []
  /// The snapshots that the completion handler applies, at most one.
  var following: [SoakSnapshot] = []

  /// Returns the snapshot.
  func snapshot(
    from displayed: NSDiffableDataSourceSnapshot<Int, Int>
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = startsEmpty ? NSDiffableDataSourceSnapshot() : displayed
    for edit in edits { edit.perform(on: &snapshot) }
    return snapshot
  }
}

extension SoakSnapshot: CustomStringConvertible {
  var description: String {
    let then = following.map { "; in its completion \($0)" }.joined()
    return "\(style) \(startsEmpty ? "empty " : "")\(edits), then \(after)\(then)"
  }
}
