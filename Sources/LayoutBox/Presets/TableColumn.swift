import UIKit

/// The width of a column of a ``TableLayout``.
public enum TableColumn: Hashable, Sendable {
  /// A width in points.
  case fixed(CGFloat)
  /// An equal share of the width that the other columns leave, at least this many points.
  case flexible(minimum: CGFloat)
  /// The width of the widest field in the first 50 rows, at least this many points.
  case fitted(minimum: CGFloat)

  /// An equal share of the width that the other columns leave, at least 44 points.
  public static let flexible = TableColumn.flexible(minimum: 44)
  /// The width of the widest field in the first 50 rows, at least 44 points.
  public static let fitted = TableColumn.fitted(minimum: 44)
}

/// A function from the columns of a table and the available width to their widths.
///
/// A fitted column has its minimum.
struct TableColumnSolver {
  let columns: [TableColumn]
  let spacing: CGFloat
  let available: CGFloat

  /// Returns the widths in order; their minimums may add up to more than the available width.
  func solve() -> [CGFloat] {
    // 1. Subtract the spacing and the fixed columns.
    // 2. Share the rest among the flexible columns.
    let share = share(of: leftover, among: minimums)
    // 3. Resolve the width of each column.
    return columns.map { column in
      switch column {
      case .fixed(let width), .fitted(let width): max(1, width)
      case .flexible(let minimum): max(1, minimum, share)
      }
    }
  }

  private var leftover: CGFloat {
    let gaps = spacing * CGFloat(max(0, columns.count - 1))
    return columns.reduce(available - gaps) { rest, column in
      switch column {
      case .fixed(let width), .fitted(let width): rest - max(1, width)
      case .flexible: rest
      }
    }
  }

  private var minimums: [CGFloat] {
    columns.compactMap { column in
      if case .flexible(let minimum) = column { minimum } else { nil }
    }
  }

  // Columns whose minimum exceeds the share have their minimum, and the others share the rest.
  // Each call settles at least one column.
  private func share(of leftover: CGFloat, among minimums: [CGFloat]) -> CGFloat {
    guard !minimums.isEmpty else { return 0 }
    let share = leftover / CGFloat(minimums.count)
    let within = minimums.filter { $0 <= share }
    guard within.count < minimums.count else { return share }
    let exceeding = minimums.reduce(0) { $1 > share ? $0 + $1 : $0 }
    return self.share(of: leftover - exceeding, among: within)
  }
}
