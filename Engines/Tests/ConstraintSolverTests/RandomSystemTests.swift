import ConstraintSolver
import SeededNumbers
import Testing

@Suite("A solver with random systems")
struct RandomSystemTests {
  /// A solver and its lines.
  private struct Run {
    var random: SeededGenerator
    let dimension: Int
    var solver = Solver()
    let variables: [Variable]
    var held: [(id: Constraint.ID, line: RandomSystem.Line)] = []
    let box: [RandomSystem.Line]

    init(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let dimension = Int.random(in: 1...3, using: &random)
      var solver = Solver()
      // Every other system expresses "at least zero" by the range of the variable.
      let range: Variable.Range = seed % 2 == 0 ? .any : .nonnegative
      let variables = (0..<dimension).map { solver.makeVariable("x\($0)", range: range) }
      box = RandomSystem.box(dimension: dimension)
      for line in box where range == .any || line.constant != 0 {
        try solver.add(line.constraint(of: variables))
      }
      self.random = random
      self.dimension = dimension
      self.solver = solver
      self.variables = variables
    }

    var lines: [RandomSystem.Line] { box + held.map(\.line) }
    var point: [Double] { variables.map { solver.value(of: $0) } }

    /// The violations of the solver and those of the exact optimum.
    var isBest: Bool {
      guard let exact = RandomSystem.optimum(lines, dimension: dimension) else { return false }
      let found = RandomSystem.violations(lines, at: point)
      return zip(found, exact).allSatisfy { abs($0 - $1) < 1e-6 }
        && lines.allSatisfy { $0.level != nil || $0.violation(at: point) < 1e-6 }
    }

    func isContradictory(_ lines: [RandomSystem.Line]) -> Bool {
      RandomSystem.optimum(box + lines, dimension: dimension) == nil
    }

    /// Adds a random line; a rejected one must contradict the reported ones.
    mutating func addLine() -> Bool {
      let line = RandomSystem.Line.random(dimension: dimension, using: &random)
      do {
        held.append((try solver.add(line.constraint(of: variables)), line))
        return true
      } catch {
        let named = held.filter { error.others.contains($0.id) }.map(\.line)
        return line.level == nil && isContradictory(named + [line])
      }
    }

    /// Changes the constant of a line; a rejected change must contradict the other lines.
    mutating func changeLine() -> Bool {
      guard let index = held.indices.randomElement(using: &random) else { return true }
      var line = held[index].line
      line.constant = Double(Int.random(in: -30...30, using: &random))
      do {
        try solver.setConstant(line.constant, of: held[index].id)
        held[index].line = line
        return true
      } catch {
        let named = held.filter { error.others.contains($0.id) }.map(\.line)
        return line.level == nil && isContradictory(named + [line])
      }
    }

    mutating func removeLine() {
      guard let index = held.indices.randomElement(using: &random) else { return }
      solver.remove(held.remove(at: index).id)
    }
  }

  @Test(
    "It reaches the exact optimum of every level while constraints are added, changed and removed")
  func exactOptimum() throws {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var run = try Run(seed: UInt64(seed))
      for _ in 0..<Int.random(in: 2...6, using: &run.random) {
        let isRight = run.addLine()
        #expect(isRight, "seed \(seed): refused without a contradiction")
      }
      #expect(run.isBest, "seed \(seed) after adding\n\(run.solver)")
      for step in 0..<4 {
        if step % 2 == 0 {
          let isRight = run.changeLine()
          #expect(isRight, "seed \(seed): refused without a contradiction")
        } else {
          run.removeLine()
        }
        #expect(run.isBest, "seed \(seed) after step \(step)\n\(run.solver)")
      }
    }
  }

  @Test("Adding and removing a constraint restores the violation of every level")
  func identity() throws {
    for seed in 10_000..<10_000 + PropertyRuns.count(full: 2_000) {
      var run = try Run(seed: UInt64(seed))
      for _ in 0..<4 { _ = run.addLine() }
      let before = RandomSystem.violations(run.lines, at: run.point)
      let count = run.held.count
      for _ in 0..<3 { _ = run.addLine() }
      while run.held.count > count { run.solver.remove(run.held.removeLast().id) }
      let after = RandomSystem.violations(run.lines, at: run.point)
      let isSame = zip(before, after).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isSame, "seed \(seed): \(before), then \(after)")
    }
  }

  @Test("The same calls give the same values")
  func repeatable() throws {
    for seed in 20_000..<20_000 + PropertyRuns.count(full: 200) {
      var runs = [try Run(seed: UInt64(seed)), try Run(seed: UInt64(seed))]
      for index in runs.indices {
        for _ in 0..<6 { _ = runs[index].addLine() }
      }
      #expect(runs[0].point == runs[1].point, "seed \(seed)")
    }
  }
}
