import ConstraintSolver
import SeededNumbers

/// A small system of linear constraints with integers, and its exact optimum, found by visiting
/// every vertex.
///
/// The violations of every level are convex and bend only where a constraint holds exactly. All
/// variables are bounded by a box, so a best point is among the points at which as many constraints
/// as there are variables hold exactly; the reference tries them all.
struct RandomSystem {
  struct Line {
    var coefficients: [Double]
    var constant: Double
    var relation: Constraint.Relation
    /// The level; `nil` for required lines.
    var level: Double?

    func value(at point: [Double]) -> Double {
      zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    func violation(at point: [Double]) -> Double {
      let value = value(at: point)
      switch relation {
      case .lessThanOrEqual: return max(0, value)
      case .equal: return abs(value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }

    func constraint(of variables: [Variable]) -> Constraint {
      let terms = zip(coefficients, variables).map { LinearTerm(variable: $1, coefficient: $0) }
      return Constraint(
        Expression(terms: terms, constant: constant), relation, Expression(0),
        strength: level.map { .optional(level: $0) } ?? .required)
    }

    static func random(
      dimension: Int, using random: inout SeededGenerator
    ) -> Line {
      let relations: [Constraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      return Line(
        coefficients: (0..<dimension).map { _ in Double(Int.random(in: -2...2, using: &random)) },
        constant: Double(Int.random(in: -20...20, using: &random)),
        relation: relations.randomElement(using: &random) ?? .equal,
        level: Int.random(in: 0..<3, using: &random) == 0
          ? nil : Double(Int.random(in: 1...3, using: &random)))
    }
  }

  /// Returns the lines that bound every variable between zero and 40.
  static func box(dimension: Int) -> [Line] {
    (0..<dimension).flatMap { axis in
      let unit = (0..<dimension).map { $0 == axis ? 1.0 : 0 }
      return [
        Line(coefficients: unit, constant: 0, relation: .greaterThanOrEqual),
        Line(coefficients: unit, constant: -40, relation: .lessThanOrEqual),
      ]
    }
  }

  /// Returns the least violation of levels 3, 2, 1; `nil` if the required lines contradict each
  /// other.
  static func optimum(_ lines: [Line], dimension: Int) -> [Double]? {
    var best: [Double]?
    for point in vertices(lines, dimension: dimension) {
      guard lines.allSatisfy({ $0.level != nil || $0.violation(at: point) < 1e-7 }) else {
        continue
      }
      let violations = violations(lines, at: point)
      if best.map({ isLess(violations, than: $0) }) ?? true { best = violations }
    }
    return best
  }

  /// Returns the violation of levels 3, 2, 1 at a point.
  static func violations(_ lines: [Line], at point: [Double]) -> [Double] {
    [3, 2, 1].map { level in
      lines.filter { $0.level == level }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  private static func isLess(_ left: [Double], than right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-7 { return left < right }
    return false
  }

  /// Returns every point at which `dimension` of the lines hold exactly.
  private static func vertices(_ lines: [Line], dimension: Int) -> [[Double]] {
    var chosen: [[Int]] = [[]]
    for _ in 0..<dimension {
      chosen = chosen.flatMap { indices in
        ((indices.last ?? -1) + 1..<lines.count).map { indices + [$0] }
      }
    }
    return chosen.compactMap { meetingPoint($0.map { lines[$0] }) }
  }

  /// Solves equations by Gaussian elimination with the largest pivot; `nil` if the lines are
  /// parallel.
  private static func meetingPoint(_ lines: [Line]) -> [Double]? {
    var rows = lines.map { $0.coefficients + [-$0.constant] }
    for column in rows.indices {
      let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot, abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for other in rows.indices where other != column {
        let factor = rows[other][column] / rows[column][column]
        for index in rows[other].indices { rows[other][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
