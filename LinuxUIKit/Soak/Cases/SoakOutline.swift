import UIKit

/// A section snapshot as plain rows, with the resulting model.
struct SoakOutline: Sendable {
  /// An item of the section snapshot.
  struct Row: Sendable {
    /// The identifier.
    let id: Int
    /// The number of ancestors, at most one more than that of the previous row.
    let level: Int
    /// Whether the item is expanded.
    var isExpanded: Bool
  }

  /// The section that displays the snapshot.
  let section: Int
  /// The items in depth-first order.
  var rows: [Row]
  /// The model after the update.
  var after = SoakModel()

  /// The items whose ancestors are all expanded.
  var visible: [Int] {
    var hiddenBelow = Int.max
    return rows.compactMap { row in
      if row.level <= hiddenBelow { hiddenBelow = .max }
      guard hiddenBelow == .max else { return nil }
      if !row.isExpanded { hiddenBelow = row.level }
      return row.id
    }
  }

  /// The section snapshot.
  var snapshot: NSDiffableDataSourceSectionSnapshot<Int> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var parents: [Int] = []
    for row in rows {
      parents.removeLast(parents.count - row.level)
      snapshot.append([row.id], to: parents.last)
      parents.append(row.id)
    }
    snapshot.expand(rows.filter(\.isExpanded).map(\.id))
    return snapshot
  }
}

extension SoakOutline: CustomStringConvertible {
  var description: String {
    let tree = rows.map { "\($0.level)\($0.isExpanded ? "+" : "-")\($0.id)" }
    return "outline of \(section): \(tree.joined(separator: " ")), then \(after)"
  }
}
