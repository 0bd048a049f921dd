import ConstraintSolver
import Testing

@Suite("Ambiguity of a solution")
struct SolverAmbiguityTests {
  private var solver = Solver()

  @Test("A variable is determined if its value follows from constraints")
  mutating func required() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    #expect(!solver.isDetermined(x))
    try solver.add(Constraint(Expression(x), .equal, Expression(y)))
    #expect(!solver.isDetermined(x))
    try solver.add(Constraint(x + y, .equal, Expression(10)))
    #expect(solver.isDetermined(x))
    #expect(solver.isDetermined(y))
    #expect(solver.value(of: x) == 5)
  }

  @Test("A range leaves the values in it open")
  mutating func range() throws {
    let x = solver.makeVariable("x", range: .nonnegative)
    let most = try solver.add(Constraint(Expression(x), .lessThanOrEqual, Expression(3)))
    #expect(!solver.isDetermined(x))
    try solver.setConstant(0, of: most)
    #expect(solver.isDetermined(x))
  }

  @Test("A value at the upper end of an open range is as open as one at the lower end")
  mutating func upperEnd() throws {
    let x = solver.makeVariable("x", range: .nonnegative)
    try solver.add(Constraint(Expression(x), .lessThanOrEqual, Expression(3)))
    let wish = try solver.add(
      Constraint(Expression(x), .equal, Expression(5), strength: .optional(level: 1)))
    #expect(solver.isDetermined(x))
    solver.remove(wish)
    // No variable that can keep its value changes.
    #expect(solver.value(of: x) == 3)
    #expect(!solver.isDetermined(x))
  }

  @Test("Optional constraints determine, unless two of one level contradict each other")
  mutating func wishes() throws {
    let x = solver.makeVariable("x")
    try solver.add(
      Constraint(Expression(x), .equal, Expression(3), strength: .optional(level: 1)))
    #expect(solver.isDetermined(x))
    let other = try solver.add(
      Constraint(Expression(x), .equal, Expression(5), strength: .optional(level: 1)))
    #expect(!solver.isDetermined(x))
    solver.remove(other)
    #expect(solver.isDetermined(x))
    #expect(solver.value(of: x) == 3)
  }

  @Test("The constraints behind a value are those that change it")
  mutating func behind() throws {
    let (x, y, z) = (
      solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z")
    )
    let first = try solver.add(Constraint(Expression(x), .equal, Expression(3)))
    let second = try solver.add(Constraint(Expression(y), .equal, Expression(x) + 4))
    try solver.add(Constraint(Expression(z), .equal, Expression(9)))
    let loose = try solver.add(Constraint(Expression(y), .lessThanOrEqual, Expression(100)))
    #expect(solver.constraintsBehind(x) == [first])
    #expect(solver.constraintsBehind(y) == [first, second])
    #expect(!solver.constraintsBehind(y).contains(loose))
    let unheld = solver.makeVariable("w")
    #expect(solver.constraintsBehind(unheld).isEmpty)
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A removed variable stops the program, also if its index is used again")
    func removed() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var solver = Solver()
          let old = solver.makeVariable("old")
          solver.remove(old)
          _ = solver.makeVariable("new")
          try solver.add(Constraint(Expression(old), .equal, Expression(1)))
        })
      let log = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(log.contains("The solver has no variable 0 of generation 0 any more: it was removed"))
      #expect(log.contains("Make a new one by makeVariable(_:range:)."))
    }
  #endif
}
