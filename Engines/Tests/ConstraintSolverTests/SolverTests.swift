import ConstraintSolver
import Testing

@Suite("Constraint solver")
struct SolverTests {
  private var solver = Solver()

  @Test("A variable without constraints is zero")
  mutating func unheldVariable() {
    let x = solver.makeVariable("x")
    #expect(solver.value(of: x) == 0)
  }

  @Test("Required equalities give the only solution")
  mutating func equalities() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    // x + y = 10 and x - y = 4 give x = 7, y = 3.
    try solver.add(Constraint(x + y, .equal, Expression(10)))
    try solver.add(Constraint(x - y, .equal, Expression(4)))
    #expect(abs(solver.value(of: x) - 7) < 1e-9)
    #expect(abs(solver.value(of: y) - 3) < 1e-9)
  }

  @Test("A stronger constraint wins over any number of weaker ones")
  mutating func strictLevels() throws {
    let x = solver.makeVariable("x")
    for _ in 0..<100 {
      try solver.add(constraint(x, .equal, 0, level: 749.5))
    }
    try solver.add(constraint(x, .equal, 30, level: 750))
    #expect(solver.value(of: x) == 30)
  }

  @Test("In one level the majority wins")
  mutating func sumInsideLevel() throws {
    let x = solver.makeVariable("x")
    // Violations at 5: 0 + 0 + 15; at 20: 15 + 15 + 0.
    try solver.add(constraint(x, .equal, 5, level: 1))
    try solver.add(constraint(x, .equal, 20, level: 1))
    try solver.add(constraint(x, .equal, 5, level: 1))
    #expect(solver.value(of: x) == 5)
  }

  @Test("One side loses a tie completely")
  mutating func tie() throws {
    let x = solver.makeVariable("x")
    try solver.add(constraint(x, .equal, 10, level: 1))
    try solver.add(constraint(x, .equal, 20, level: 1))
    #expect([10, 20].contains(solver.value(of: x)))
  }

  @Test("A nonnegative variable stays at zero if a negative value would be better")
  mutating func nonnegative() throws {
    let width = solver.makeVariable("width", range: .nonnegative)
    let id = try solver.add(constraint(width, .equal, -25, level: 500))
    #expect(solver.value(of: width) == 0)
    #expect(solver.violation(of: id) == 25)
  }

  @Test("A contradiction contains the constraints that cause it, and changes nothing")
  mutating func conflict() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    let first = try solver.add(Constraint(Expression(x), .greaterThanOrEqual, Expression(10)))
    try solver.add(Constraint(Expression(z), .equal, Expression(1)))
    let second = try solver.add(Constraint(y - x, .greaterThanOrEqual, Expression(5)))
    let refused = Constraint(Expression(y), .lessThanOrEqual, Expression(14))
    let before = solver.value(of: y)
    #expect(throws: Conflict(refused: refused, others: [first, second])) {
      try solver.add(refused)
    }
    #expect(solver.value(of: y) == before)
    try solver.add(Constraint(Expression(y), .lessThanOrEqual, Expression(15)))
    #expect(solver.value(of: y) == 15)
    #expect(solver.value(of: x) == 10)
  }

  @Test("Two different equalities contradict each other")
  mutating func equalConflict() throws {
    let width = solver.makeVariable("width", range: .nonnegative)
    let first = try solver.add(Constraint(Expression(width), .equal, Expression(200)))
    let refused = Constraint(Expression(width), .equal, Expression(100))
    #expect(throws: Conflict(refused: refused, others: [first])) { try solver.add(refused) }
    #expect(solver.value(of: width) == 200)
  }

  @Test("A contradiction is found however large the numbers are")
  mutating func largeConflict() throws {
    let x = solver.makeVariable("x", range: .nonnegative)
    let y = solver.makeVariable("y", range: .nonnegative)
    let first = try solver.add(Constraint(Expression(y), .lessThanOrEqual, Expression(1e6 - 1)))
    let second = try solver.add(Constraint(y - x, .greaterThanOrEqual, Expression(0)))
    let refused = Constraint(Expression(x), .greaterThanOrEqual, Expression(1e6))
    #expect(throws: Conflict(refused: refused, others: [first, second])) {
      try solver.add(refused)
    }
  }

  @Test("Equalities that differ by a rounding error agree, others don't")
  mutating func nearlyEqual() throws {
    let x = solver.makeVariable("x")
    try solver.add(Constraint(Expression(x), .equal, Expression(100)))
    // The tolerance is a hundred millionth of a point.
    try solver.add(Constraint(Expression(x), .equal, Expression(100 + 5e-9)))
    #expect(throws: Conflict.self) {
      try solver.add(Constraint(Expression(x), .equal, Expression(100 + 1e-7)))
    }
    #expect(solver.value(of: x) == 100)
  }

  @Test("A variable that cancels out doesn't affect a constraint")
  mutating func cancelled() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(Constraint(x + y, .equal, Expression(x) + 5))
    #expect(solver.value(of: y) == 5)
    #expect(solver.value(of: x) == 0)
  }

  @Test("A required constraint with a number that is not finite is refused")
  mutating func notFinite() {
    let x = solver.makeVariable("x")
    let refused = Constraint(Expression(x), .equal, Expression(.infinity))
    #expect(throws: Conflict.self) { try solver.add(refused) }
    #expect(solver.value(of: x) == 0)
  }

  @Test("A redundant equality is accepted, and still holds when the first is removed")
  mutating func redundant() throws {
    let x = solver.makeVariable("x")
    let first = try solver.add(Constraint(Expression(x), .equal, Expression(8)))
    try solver.add(Constraint(2 * x, .equal, Expression(16)))
    solver.remove(first)
    #expect(solver.value(of: x) == 8)
  }

  @Test("Removing a constraint lets weaker ones hold")
  mutating func removal() throws {
    let x = solver.makeVariable("x")
    try solver.add(constraint(x, .equal, 3, level: 1))
    let id = try solver.add(Constraint(Expression(x), .greaterThanOrEqual, Expression(12)))
    #expect(solver.value(of: x) == 12)
    solver.remove(id)
    #expect(solver.value(of: x) == 3)
    #expect(solver.constraint(id) == nil)
  }

  @Test("A variable can be removed once no constraint refers to it")
  mutating func forgetting() throws {
    let x = solver.makeVariable("x")
    let id = try solver.add(Constraint(Expression(x), .equal, Expression(3)))
    let isForgottenTooEarly = solver.remove(x)
    solver.remove(id)
    let isForgotten = solver.remove(x)
    #expect(!isForgottenTooEarly)
    #expect(isForgotten)
  }

  @Test("Variables that depend on each other can't be removed")
  mutating func forgettingOneOfTwo() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(Constraint(x + y, .equal, Expression(10)))
    for variable in [x, y] {
      let isForgotten = solver.remove(variable)
      #expect(!isForgotten)
    }
    #expect(solver.value(of: x) + solver.value(of: y) == 10)
  }

  @Test("A chain of a thousand variables is solved from either end")
  mutating func chain() throws {
    let xs = (0...1_000).map { solver.makeVariable("x\($0)") }
    for index in 1...1_000 {
      try solver.add(Constraint(xs[index] - xs[index - 1], .equal, Expression(2)))
    }
    let start = try solver.add(Constraint(Expression(xs[0]), .equal, Expression(5)))
    #expect(abs(solver.value(of: xs[1_000]) - 2_005) < 1e-6)
    try solver.setConstant(-6, of: start)
    #expect(abs(solver.value(of: xs[1_000]) - 2_006) < 1e-6)
  }

  @Test("A description lists the objective, the rows and the violations")
  mutating func description() throws {
    let x = solver.makeVariable("x")
    try solver.add(Constraint(Expression(x), .equal, Expression(10)))
    try solver.add(constraint(x, .equal, 12, level: 250))
    // Symbols count from zero: x, the mark of the equality, the two errors.
    #expect(
      solver.description == """
        objective: 1*d1@250 + 2*e2@250
        x = 10 - d1
        e3 = 2 + d1 + e2
        violated: #2 by 2 @250
        """)
  }

  @Test("Violations are listed in order of addition, and satisfied constraints aren't listed")
  mutating func violatedList() throws {
    let x = solver.makeVariable("x")
    let first = try solver.add(constraint(x, .equal, 0, level: 9))
    try solver.add(Constraint(Expression(x), .equal, Expression(10)))
    try solver.add(constraint(x, .equal, 12, level: 2))
    try solver.add(constraint(x, .lessThanOrEqual, 10, level: 2))
    solver.remove(first)
    // It replaces the first one in the solver, but is the fifth that was added.
    try solver.add(constraint(x, .greaterThanOrEqual, 30, level: 1))
    let violated = solver.description.split(separator: "\n").filter { $0.hasPrefix("violated") }
    #expect(violated == ["violated: #3 by 2 @2", "violated: #5 by 20 @1"])
  }

  private func constraint(
    _ variable: Variable, _ relation: Constraint.Relation, _ value: Double, level: Double
  ) -> Constraint {
    Constraint(
      Expression(variable), relation, Expression(value), strength: .optional(level: level))
  }
}
