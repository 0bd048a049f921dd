package import ConstraintSolver

/// Views under constraints in a container whose width may change, for tests and benchmarks.
///
/// The systems are those that other solvers were measured on: variables of any value, the width 390
/// and height 1,000,000 of the container wished for strongly, and one view whose height is wished
/// for from outside instead of by itself.
package struct ViewSystem: Sendable {
  /// The unknowns of a view.
  package struct View: Sendable {
    package var left, top, width, height: Variable
  }

  /// Levels, as their names in other solvers.
  package static let strong = Strength.optional(level: 750)
  package static let medium = Strength.optional(level: 500)
  package static let weak = Strength.optional(level: 250)
  /// What the height that is wished for from outside is at first.
  package static let firstHeight = 33.0

  package var solver = Solver()
  package private(set) var views: [View] = []
  /// How many constraints the views have, without the wishes from outside.
  package private(set) var constraintCount = 0
  /// The container's size.
  package let width, height: Variable
  private let widthEdit: Constraint.ID
  private var heightEdit: Constraint.ID?

  /// Makes an empty container.
  package init() throws {
    width = solver.makeVariable("W")
    height = solver.makeVariable("H")
    widthEdit = try solver.add(
      Constraint(Expression(width), .equal, Expression(390), strength: Self.strong))
    try solver.add(
      Constraint(Expression(height), .equal, Expression(1_000_000), strength: Self.strong))
  }

  /// Makes a view's unknowns.
  package mutating func makeView() -> View {
    let view = View(
      left: solver.makeVariable("left"), top: solver.makeVariable("top"),
      width: solver.makeVariable("width"), height: solver.makeVariable("height"))
    views.append(view)
    return view
  }

  /// Requires, or wishes for, `terms + constant` to be at most, exactly or at least zero.
  package mutating func add(
    _ terms: [LinearTerm], _ constant: Double, _ relation: Constraint.Relation = .equal,
    _ strength: Strength = .required
  ) throws {
    let sum = Expression(terms: terms, constant: constant)
    try solver.add(Constraint(sum, relation, Expression(), strength: strength))
    constraintCount += 1
  }

  /// Makes a height the one that is wished for from outside.
  package mutating func addHeightEdit(of view: View) throws {
    heightEdit = try solver.add(
      Constraint(
        Expression(view.height), .equal, Expression(Self.firstHeight), strength: Self.strong))
  }

  /// Wishes for another width of the container.
  package mutating func suggest(width: Double) throws {
    try solver.suggest(width, for: widthEdit)
  }

  /// Wishes for another height of the view in the middle.
  package mutating func suggest(height: Double) throws {
    guard let heightEdit else { return }
    try solver.suggest(height, for: heightEdit)
  }

  /// Every place and length has a part in it.
  package var checksum: Double {
    views.reduce(0) { sum, view in
      sum + solver.value(of: view.left) + 3 * solver.value(of: view.top)
        + 7 * solver.value(of: view.width) + 11 * solver.value(of: view.height)
    }
  }
}

extension Variable {
  /// The variable itself, in a sum.
  package var plus: LinearTerm { LinearTerm(variable: self, coefficient: 1) }
  /// The variable to be taken away.
  package var minus: LinearTerm { LinearTerm(variable: self, coefficient: -1) }
  /// Half of it.
  package var plusHalf: LinearTerm { LinearTerm(variable: self, coefficient: 0.5) }
  /// Half of it, to be taken away.
  package var minusHalf: LinearTerm { LinearTerm(variable: self, coefficient: -0.5) }
}
