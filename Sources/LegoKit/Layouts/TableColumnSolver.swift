import UIKit

/// The widths of a table's columns in a given room.
struct TableColumnSolver {
  let columns: [TableColumn]
  let spacing: CGFloat
  let available: CGFloat

  /// The widths in order; together they may be wider than the room, where minimums ask for it.
  func solve() -> [CGFloat] {
    // 1. Take away what is settled: the gaps and the fixed columns.
    // 2. Share out the rest among the flexible columns.
    let share = share(of: leftover, among: minimums)
    // 3. Give each column its width.
    return columns.map { column in
      switch column {
      case .fixed(let width): max(1, width)
      case .flexible(let minimum): max(1, minimum, share)
      }
    }
  }

  private var leftover: CGFloat {
    let gaps = spacing * CGFloat(max(0, columns.count - 1))
    return columns.reduce(available - gaps) { rest, column in
      if case .fixed(let width) = column { rest - max(1, width) } else { rest }
    }
  }

  private var minimums: [CGFloat] {
    columns.compactMap { column in
      if case .flexible(let minimum) = column { minimum } else { nil }
    }
  }

  // Columns whose minimum is above the share take their minimum, and the others share what is
  // then left; each round settles one column or more.
  private func share(of leftover: CGFloat, among minimums: [CGFloat]) -> CGFloat {
    guard !minimums.isEmpty else { return 0 }
    let share = leftover / CGFloat(minimums.count)
    let content = minimums.filter { $0 <= share }
    guard content.count < minimums.count else { return share }
    let taken = minimums.reduce(0) { $1 > share ? $0 + $1 : $0 }
    return self.share(of: leftover - taken, among: content)
  }
}
