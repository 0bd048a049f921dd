import ConstraintSolver
import SeededNumbers

/// Typical constraints of views side by side in a container: edges, widths, gaps, centers, natural
/// sizes.
///
/// The variables are the container's width, then left and width of each view.
struct RandomViews {
  /// The levels in use, highest first.
  static let levels = [3.0, 2, 1]

  let count: Int
  let nonnegative: [Bool]

  /// Creates one to three views, in one of 25 systems five to nine; their widths are lengths in
  /// every other system.
  init(using random: inout SeededGenerator) {
    let isLarge = Int.random(in: 0..<25, using: &random) == 0
    count = Int.random(in: isLarge ? 5...9 : 1...3, using: &random)
    let areLengths = Bool.random(using: &random)
    nonnegative = (0...2 * count).map { $0 == 0 || ($0 % 2 == 0 && areLengths) }
  }

  /// Returns a line about one of the views, its neighbor and the container.
  func line(using random: inout SeededGenerator) -> RandomSystem.Line {
    let view = Int.random(in: 0..<count, using: &random)
    let (left, width) = (1 + 2 * view, 2 + 2 * view)
    let other = Int.random(in: 0..<count, using: &random)
    let (otherLeft, otherWidth) = (1 + 2 * other, 2 + 2 * other)
    let constant = Double(Int.random(in: -60...60, using: &random))
    let multipliers = [0.5, 1.0, 2.0]
    let multiplier = multipliers.randomElement(using: &random) ?? 1
    let relations: [Constraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations.randomElement(using: &random) ?? .equal
    let isRequired = Int.random(in: 0..<5, using: &random) < 2
    var terms: [(Int, Double)]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: terms = [(left, 1)]
    case 1: terms = [(left, 1), (width, 1), (0, -1)]
    case 2: terms = [(left, 1), (otherLeft, -1), (otherWidth, -1)]
    case 3: terms = [(left, 1), (width, 0.5), (0, -0.5)]
    case 4: terms = [(width, 1), (otherWidth, -multiplier)]
    case 5: terms = [(width, 1), (0, -multiplier)]
    case 6: terms = [(left, 1), (width, 0.5), (otherLeft, -1), (otherWidth, -0.5)]
    default: terms = [(width, 1)]
    }
    var coefficients = [Double](repeating: 0, count: 2 * count + 1)
    for (variable, coefficient) in terms { coefficients[variable] += coefficient }
    return RandomSystem.Line(
      coefficients: coefficients, constant: constant, relation: relation,
      level: isRequired ? nil : Self.levels.randomElement(using: &random))
  }

  /// Returns the least violation of every level; `nil` if the required lines contradict each other.
  func optimum(_ lines: [RandomSystem.Line]) -> [Double]? {
    LexicographicSimplex.optimum(lines, nonnegative: nonnegative, levels: Self.levels)
  }

  /// Returns the container's width, with the highest optional level.
  static func container(width: Double, count: Int) -> RandomSystem.Line {
    RandomSystem.Line(
      coefficients: [1] + [Double](repeating: 0, count: 2 * count), constant: -width,
      relation: .equal, level: levels[0])
  }
}
