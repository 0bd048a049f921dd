import UIKit

/// A snapshot as it is made by edits, with the arrays that it leads to.
struct SoakSnapshot: Sendable {
  /// How it is applied.
  enum Style: CaseIterable, Sendable {
    /// With `animatingDifferences`.
    case animated
    /// Without.
    case immediate
    /// By loading everything anew.
    case reload
  }

  /// Whether the edits begin with an empty snapshot, not with the one that is shown.
  var startsEmpty = false
  /// How it is made.
  var edits: [SnapshotEdit] = []
  /// How it is applied.
  var style = Style.immediate
  /// The arrays after it.
  var after = SoakModel()
  /// The items that are shown by another cell afterward.
  var replacedItems: Set<Int> = []
  /// The items that are filled again.
  var reconfiguredItems: Set<Int> = []
  /// What is applied in its completion, at most one.
  var following: [SoakSnapshot] = []

  /// The snapshot itself.
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
