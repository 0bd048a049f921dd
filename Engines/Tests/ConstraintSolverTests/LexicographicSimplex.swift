import ConstraintSolver

/// The simplex method on a full table, as in textbooks: slow, but simple enough to verify.
///
/// Every line has an artificial variable. Minimizing their sum has the highest level, followed by
/// the levels of the optional lines; a column may enter if its costs, compared level by level, are
/// below zero. The smallest index is chosen first (Bland's rule).
struct LexicographicSimplex {
  private var rows: [[Double]] = []
  private var basis: [Int] = []
  /// One row of costs for each level, the artificial one first.
  private var costs: [[Double]]
  private var columnCount: Int
  private static let epsilon = 1e-9

  /// Returns the least violation of each level, highest first; `nil` if the required lines
  /// contradict each other.
  ///
  /// `nonnegative` contains the variables that are at least zero; the others are unrestricted.
  static func optimum(
    _ lines: [RandomSystem.Line], nonnegative: [Bool], levels: [Double]
  ) -> [Double]? {
    var simplex = LexicographicSimplex(lines, nonnegative: nonnegative, levels: levels)
    simplex.minimize()
    let objective = simplex.costs.map { -($0.last ?? 0) }
    guard let missing = objective.first, missing < 1e-7 else { return nil }
    return Array(objective.dropFirst())
  }

  private init(_ lines: [RandomSystem.Line], nonnegative: [Bool], levels: [Double]) {
    // 1. Create two columns for each unrestricted variable, two for each line, an artificial one
    //    for each line, and the right-hand side.
    let starts = nonnegative.indices.map { index in
      nonnegative[..<index].reduce(0) { $0 + ($1 ? 1 : 2) }
    }
    let ownStart = nonnegative.reduce(0) { $0 + ($1 ? 1 : 2) }
    let artificialStart = ownStart + 2 * lines.count
    columnCount = artificialStart + lines.count
    costs = [[Double]](
      repeating: [Double](repeating: 0, count: columnCount + 1), count: levels.count + 1)
    for (index, line) in lines.enumerated() {
      var row = [Double](repeating: 0, count: columnCount + 1)
      // 2. Write the line as an equation with its shortage and its surplus.
      for (variable, coefficient) in line.coefficients.enumerated() {
        row[starts[variable]] = coefficient
        if !nonnegative[variable] { row[starts[variable] + 1] = -coefficient }
      }
      let (more, less) = (ownStart + 2 * index, ownStart + 2 * index + 1)
      if line.level != nil || line.relation == .greaterThanOrEqual { row[more] = -1 }
      if line.level != nil || line.relation == .lessThanOrEqual { row[less] = 1 }
      if let level = line.level, let place = levels.firstIndex(of: level) {
        if line.relation != .greaterThanOrEqual { costs[place + 1][more] = 1 }
        if line.relation != .lessThanOrEqual { costs[place + 1][less] = 1 }
      }
      row[columnCount] = -line.constant
      // 3. Its artificial variable is in the basis with a nonnegative value.
      if row[columnCount] < 0 { row = row.map { -$0 } }
      row[artificialStart + index] = 1
      rows.append(row)
      basis.append(artificialStart + index)
      for column in row.indices where column < artificialStart || column == columnCount {
        costs[0][column] -= row[column]
      }
    }
  }

  private mutating func minimize() {
    while let entering = (0..<columnCount).first(where: isImproving),
      let leaving = blockingRow(of: entering)
    {
      pivot(row: leaving, column: entering)
    }
  }

  private func isImproving(_ column: Int) -> Bool {
    for level in costs where abs(level[column]) > Self.epsilon { return level[column] < 0 }
    return false
  }

  private func blockingRow(of column: Int) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for index in rows.indices where rows[index][column] > Self.epsilon {
      let ratio = rows[index][columnCount] / rows[index][column]
      let isTie = best.map { ratio == bestRatio && basis[index] < basis[$0] } ?? false
      if ratio < bestRatio || isTie { (best, bestRatio) = (index, ratio) }
    }
    return best
  }

  private mutating func pivot(row: Int, column: Int) {
    let divisor = rows[row][column]
    let pivotRow = rows[row].map { $0 / divisor }
    rows[row] = pivotRow
    basis[row] = column
    for index in rows.indices where index != row {
      Self.clear(column, of: &rows[index], by: pivotRow)
    }
    for index in costs.indices { Self.clear(column, of: &costs[index], by: pivotRow) }
  }

  private static func clear(_ column: Int, of row: inout [Double], by pivotRow: [Double]) {
    let factor = row[column]
    guard factor != 0 else { return }
    for index in row.indices {
      let value = row[index] - factor * pivotRow[index]
      row[index] = abs(value) < 1e-11 ? 0 : value
    }
  }
}
