import ConstraintSolver
import SeededNumbers
import Testing

@Suite("A solver with random views")
struct ViewSystemTests {
  /// A solver and its lines.
  private struct Run {
    var random: SeededGenerator
    let views: RandomViews
    var solver = Solver()
    let variables: [Variable]
    var held: [(id: Constraint.ID, line: RandomSystem.Line)] = []

    init(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let views = RandomViews(using: &random)
      var solver = Solver()
      let variables = views.nonnegative.indices.map {
        solver.makeVariable("x\($0)", range: views.nonnegative[$0] ? .nonnegative : .any)
      }
      let container = RandomViews.container(width: 320, count: views.count)
      held = [(try solver.add(container.constraint(of: variables)), container)]
      self.random = random
      self.views = views
      self.solver = solver
      self.variables = variables
    }

    /// The violations of the levels.
    var violations: [Double] {
      let point = variables.map { solver.value(of: $0) }
      return RandomSystem.violations(held.map(\.line), at: point)
    }

    /// A description of wrong values; `nil` if they are a best solution.
    var fault: String? {
      let point = variables.map { solver.value(of: $0) }
      let isAllowed = zip(views.nonnegative, point).allSatisfy { !$0 || $1 > -1e-6 }
      guard isAllowed else { return "a length below zero" }
      let isHeld = held.allSatisfy { $0.line.level != nil || $0.line.violation(at: point) < 1e-6 }
      guard isHeld else { return "a required line is missed" }
      guard let best = views.optimum(held.map(\.line)) else { return "no solution is possible" }
      return isClose(violations, best) ? nil : "\(violations), not \(best)"
    }

    func isClose(_ left: [Double], _ right: [Double]) -> Bool {
      zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    /// Returns whether a rejection is correct: the reported lines contradict the rejected one, and
    /// not each other.
    func isRight(_ conflict: Conflict, refusing line: RandomSystem.Line) -> Bool {
      let named = held.filter { conflict.others.contains($0.id) }.map(\.line)
      return line.level == nil && named.count == conflict.others.count
        && named.allSatisfy { $0.level == nil } && views.optimum(named + [line]) == nil
        && views.optimum(named) != nil
    }

    /// Adds a random line; returns whether a rejection is correct.
    mutating func add() -> Bool {
      let line = views.line(using: &random)
      do {
        held.append((try solver.add(line.constraint(of: variables)), line))
        return true
      } catch {
        return isRight(error, refusing: line)
      }
    }

    /// Changes the constant of a line; returns whether a rejection is correct.
    mutating func edit() -> Bool {
      guard let index = held.indices.randomElement(using: &random) else { return true }
      var line = held[index].line
      line.constant = Double(Int.random(in: -400...100, using: &random))
      do {
        try solver.setConstant(line.constant, of: held[index].id)
        held[index].line = line
        return true
      } catch {
        return isRight(error, refusing: line)
      }
    }

    mutating func remove() {
      guard let index = held.indices.randomElement(using: &random) else { return }
      solver.remove(held.remove(at: index).id)
    }

    /// The violations of a new solver with the same lines.
    var violationsOfNewSolver: [Double]? {
      var fresh = Solver()
      let variables = views.nonnegative.indices.map {
        fresh.makeVariable("x\($0)", range: views.nonnegative[$0] ? .nonnegative : .any)
      }
      for (_, line) in held {
        guard (try? fresh.add(line.constraint(of: variables))) != nil else { return nil }
      }
      let point = variables.map { fresh.value(of: $0) }
      return RandomSystem.violations(held.map(\.line), at: point)
    }
  }

  @Test(
    "It is as good as the plain simplex method while constraints are added, changed and removed",
    arguments: PropertyRuns.blocks(full: 20_000, part: 2))
  func best(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var run = try Run(seed: seed)
      // Large systems have as many lines per view as small ones.
      let most = 3 * max(3, run.views.count)
      for _ in 0..<Int.random(in: most / 3...most, using: &run.random) {
        let isRight = run.add()
        #expect(isRight, "seed \(seed): refused without a contradiction\n\(run.solver)")
      }
      check(run, "seed \(seed) after adding")
      for step in 0..<6 {
        var isRight = true
        switch Int.random(in: 0..<3, using: &run.random) {
        case 0: isRight = run.edit()
        case 1: run.remove()
        default: isRight = run.add()
        }
        #expect(
          isRight, "seed \(seed), step \(step): refused without a contradiction\n\(run.solver)")
        if step == 5 { check(run, "seed \(seed) after changes") }
      }
      let isAsFresh = run.violationsOfNewSolver.map { run.isClose($0, run.violations) } ?? false
      #expect(isAsFresh, "seed \(seed) differs from a fresh solver")
    }
  }

  @Test("Adding and removing a constraint restores the violation of every level")
  func identity() throws {
    for seed in PropertyRuns.seeds(full: 1_000, from: 100_000) {
      var run = try Run(seed: seed)
      for _ in 0..<6 { _ = run.add() }
      let (before, count) = (run.violations, run.held.count)
      for _ in 0..<3 { _ = run.add() }
      while run.held.count > count { run.solver.remove(run.held.removeLast().id) }
      #expect(run.isClose(before, run.violations), "seed \(seed): \(before), \(run.violations)")
    }
  }

  @Test("A solver without its constraints equals a new one")
  func emptied() throws {
    for seed in PropertyRuns.seeds(full: 500, from: 200_000) {
      var run = try Run(seed: seed)
      for _ in 0..<8 { _ = run.add() }
      while !run.held.isEmpty { run.remove() }
      for variable in run.variables {
        let isForgotten = run.solver.remove(variable)
        #expect(isForgotten, "seed \(seed)\n\(run.solver)")
      }
      #expect(run.solver.description == "objective: 0", "seed \(seed)")
    }
  }

  private func check(_ run: Run, _ name: String) {
    if let fault = run.fault { Issue.record("\(name): \(fault)\n\(run.solver)") }
  }
}
