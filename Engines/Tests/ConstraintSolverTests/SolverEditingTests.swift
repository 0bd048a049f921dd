import ConstraintSolver
import Testing

@Suite("Changes of a constant")
struct SolverEditingTests {
  private var solver = Solver()

  @Test("Suggested values apply as far as required constraints allow")
  mutating func suggesting() throws {
    let x = solver.makeVariable("x")
    try solver.add(Constraint(Expression(x), .lessThanOrEqual, Expression(100)))
    let edit = try solver.addEdit(of: x, strength: .optional(level: 999))
    for (suggested, expected) in [(40.0, 40.0), (150, 100), (-20, -20), (100, 100)] {
      try solver.suggest(suggested, for: edit)
      #expect(solver.value(of: x) == expected)
    }
  }

  @Test("Values that depend on a constant change with it")
  mutating func dependents() throws {
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width", range: .nonnegative)
    let start = try solver.add(Constraint(Expression(left), .equal, Expression(16)))
    try solver.add(Constraint(left + width, .equal, Expression(320)))
    #expect(solver.value(of: width) == 304)
    try solver.setConstant(-20, of: start)
    #expect(solver.value(of: left) == 20)
    #expect(solver.value(of: width) == 300)
  }

  @Test("Variables whose values have changed are reported once")
  mutating func changedVariables() throws {
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width", range: .nonnegative)
    let other = solver.makeVariable("other")
    let start = try solver.add(Constraint(Expression(left), .equal, Expression(16)))
    try solver.add(Constraint(left + width, .equal, Expression(320)))
    try solver.add(Constraint(Expression(other), .equal, Expression(5)))
    #expect(Set(solver.removeChangedVariables()) == [left, width, other])
    #expect(solver.removeChangedVariables().isEmpty)
    try solver.setConstant(-20, of: start)
    try solver.setConstant(-24, of: start)
    let changed = solver.removeChangedVariables()
    #expect(changed.count == 2 && Set(changed) == [left, width])
  }

  @Test("A removed variable is not reported as changed")
  mutating func removedVariable() throws {
    let x = solver.makeVariable("x")
    let id = try solver.add(Constraint(Expression(x), .equal, Expression(16)))
    solver.remove(id)
    solver.remove(x)
    #expect(!solver.removeChangedVariables().contains(x))
  }

  @Test("A contradictory constant is refused and the old one stays")
  mutating func refused() throws {
    let x = solver.makeVariable("x")
    let limit = try solver.add(Constraint(Expression(x), .lessThanOrEqual, Expression(50)))
    let id = try solver.add(Constraint(Expression(x), .equal, Expression(20)))
    let refused = Constraint(Expression(x), .equal, Expression(60))
    #expect(throws: Conflict(refused: refused, others: [limit])) {
      try solver.setConstant(-60, of: id)
    }
    #expect(solver.value(of: x) == 20)
    try solver.setConstant(-30, of: id)
    #expect(solver.value(of: x) == 30)
  }

  @Test("A constant of a redundant equality is refused, in any notation")
  mutating func redundant() throws {
    let x = solver.makeVariable("x")
    let first = try solver.add(Constraint(Expression(x), .equal, Expression(20)))
    let second = try solver.add(Constraint(2 * x, .equal, Expression(40)))
    #expect(throws: Conflict.self) { try solver.setConstant(-21, of: first) }
    #expect(throws: Conflict.self) { try solver.setConstant(-42, of: second) }
    #expect(solver.value(of: x) == 20)
    solver.remove(first)
    try solver.setConstant(-42, of: second)
    #expect(solver.value(of: x) == 21)
  }

  @Test("A constant that is not finite is refused and the old one stays")
  mutating func notFinite() throws {
    let x = solver.makeVariable("x")
    let id = try solver.add(
      Constraint(Expression(x), .equal, Expression(20), strength: .optional(level: 1)))
    for constant in [Double.infinity, -.infinity, .nan] {
      #expect(throws: Conflict.self) { try solver.setConstant(constant, of: id) }
    }
    #expect(solver.value(of: x) == 20)
  }

  @Test("The identifier of a removed constraint has no effect, also if its slot is used again")
  mutating func staleName() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let old = try solver.add(Constraint(Expression(x), .equal, Expression(1)))
    solver.remove(old)
    let new = try solver.add(Constraint(Expression(y), .equal, Expression(2)))
    try solver.setConstant(-7, of: old)
    solver.remove(old)
    #expect(solver.constraint(old) == nil)
    #expect(solver.violation(of: old) == nil)
    #expect(solver.constraint(new) != nil)
    #expect(solver.value(of: y) == 2)
  }

  @Test("An edit that has been removed has no effect")
  mutating func removed() throws {
    let x = solver.makeVariable("x")
    let edit = try solver.addEdit(of: x, strength: .required)
    solver.remove(edit)
    try solver.suggest(12, for: edit)
    #expect(solver.value(of: x) == 0)
  }
}
