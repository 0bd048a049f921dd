import UIKit

/// A section snapshot as plain rows, with the arrays that it leads to.
struct SoakOutline: Sendable {
  /// One item of it.
  struct Row: Sendable {
    /// Who it is.
    let id: Int
    /// How many parents it has; at most one more than the row before.
    let level: Int
    /// Whether what is below it is shown.
    var isExpanded: Bool
  }

  /// The section that shows it.
  let section: Int
  /// Its items, each before those below it.
  var rows: [Row]
  /// The arrays after it.
  var after = SoakModel()

  /// The items whose parents are all expanded.
  var visible: [Int] {
    var hiddenBelow = Int.max
    return rows.compactMap { row in
      if row.level <= hiddenBelow { hiddenBelow = .max }
      guard hiddenBelow == .max else { return nil }
      if !row.isExpanded { hiddenBelow = row.level }
      return row.id
    }
  }

  /// The section snapshot itself.
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
