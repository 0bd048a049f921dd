package import ConstraintSolver

/// Views under constraints in a container of variable width, for tests and benchmarks.
///
/// The systems are those of published measurements of other solvers: unrestricted variables, the
/// width 390 and height 1,000,000 of the container as strong constraints, and one view with an
/// edited height.
package struct ViewSystem: Sendable {
  /// The variables of a view.
  package struct View: Sendable {
    package var left, top, width, height: Variable
  }

  /// The levels, with their names in other solvers.
  package static let strong = Strength.optional(level: 750)
  package static let medium = Strength.optional(level: 500)
  package static let weak = Strength.optional(level: 250)
  /// The initial value of the edited height.
  package static let firstHeight = 33.0

  package var solver = Solver()
  package private(set) var views: [View] = []
  /// The number of constraints of the views, without edits.
  package private(set) var constraintCount = 0
  /// The container's size.
  package let width, height: Variable
  private let widthEdit: Constraint.ID
  private var heightEdit: Constraint.ID?

  /// Creates an empty container.
  package init() throws {
    width = solver.makeVariable("W")
    height = solver.makeVariable("H")
    widthEdit = try solver.add(
      Constraint(Expression(width), .equal, Expression(390), strength: Self.strong))
    try solver.add(
      Constraint(Expression(height), .equal, Expression(1_000_000), strength: Self.strong))
  }

  /// Creates the variables of a view.
  package mutating func makeView() -> View {
    let view = View(
      left: solver.makeVariable("left"), top: solver.makeVariable("top"),
      width: solver.makeVariable("width"), height: solver.makeVariable("height"))
    views.append(view)
    return view
  }

  /// Adds a constraint by which `terms + constant` is at most, exactly or at least zero.
  package mutating func add(
    _ terms: [LinearTerm], _ constant: Double, _ relation: Constraint.Relation = .equal,
    _ strength: Strength = .required
  ) throws {
    let sum = Expression(terms: terms, constant: constant)
    try solver.add(Constraint(sum, relation, Expression(), strength: strength))
    constraintCount += 1
  }

  /// Adds an edit constraint for a height.
  package mutating func addHeightEdit(of view: View) throws {
    heightEdit = try solver.add(
      Constraint(
        Expression(view.height), .equal, Expression(Self.firstHeight), strength: Self.strong))
  }

  /// Suggests another width of the container.
  package mutating func suggest(width: Double) throws {
    try solver.suggest(width, for: widthEdit)
  }

  /// Suggests another value of the edited height.
  package mutating func suggest(height: Double) throws {
    guard let heightEdit else { return }
    try solver.suggest(height, for: heightEdit)
  }

  /// A checksum of all positions and lengths.
  package var checksum: Double {
    views.reduce(0) { sum, view in
      sum + solver.value(of: view.left) + 3 * solver.value(of: view.top)
        + 7 * solver.value(of: view.width) + 11 * solver.value(of: view.height)
    }
  }
}

extension Variable {
  /// The variable with coefficient 1.
  package var plus: LinearTerm { LinearTerm(variable: self, coefficient: 1) }
  /// The variable with coefficient -1.
  package var minus: LinearTerm { LinearTerm(variable: self, coefficient: -1) }
  /// The variable with coefficient 0.5.
  package var plusHalf: LinearTerm { LinearTerm(variable: self, coefficient: 0.5) }
  /// The variable with coefficient -0.5.
  package var minusHalf: LinearTerm { LinearTerm(variable: self, coefficient: -0.5) }
}
