import BenchmarkHarness
import ConstraintSystems

/// A system of views under constraints, and the frames they must get.
@MainActor struct ConstraintCase {
  /// Views below each other, or cells with five subviews each.
  enum Kind: String, Sendable {
    case list, cells
  }

  let kind: Kind
  /// The number of views, without the cells themselves.
  let count: Int
  /// The time limit for creating and solving the system.
  var target: Target?

  /// Measures creating and solving the system, and changes of a width and of a height in it.
  func measure(in run: BenchmarkRun) throws {
    let name = "\(kind.rawValue), \(count) views"
    // 1. Check the results before and between the changes.
    var system = try make()
    run.expect(system.checksum, equals: checksum(), "\(name): the checksum")
    try system.suggest(width: 844)
    try system.suggest(height: 57)
    run.expect(system.checksum, equals: checksum(844, 57), "\(name), changed: the checksum")
    // 2. Measure. A system that can't be created is a wrong result above.
    var (isNarrow, isLow) = (false, false)
    let edit = count == 50 ? Target.microseconds(3) : nil
    run.measure([
      Work("\(name): made and solved", target: target) {
        (try? make()).map { Int($0.checksum) } ?? 0
      },
      Work("\(name): another width of the container", target: edit) {
        isNarrow.toggle()
        try? system.suggest(width: isNarrow ? 390 : 844)
        return Int(system.solver.value(of: system.width))
      },
      Work("\(name): another height in the middle", target: edit) {
        isLow.toggle()
        try? system.suggest(height: isLow ? 20 : 57)
        return Int(system.solver.value(of: system.width))
      },
    ])
    // 3. Check the result after all changes.
    let last = checksum(isNarrow ? 390 : 844, isLow ? 20 : 57)
    run.expect(system.checksum, equals: last, "\(name), changed often: the checksum")
  }

  private func make() throws -> ViewSystem {
    switch kind {
    case .list: try .list(count: count)
    case .cells: try .cells(count: count / 5)
    }
  }

  /// Returns the expected checksum for these lengths of the container and of the edited view.
  private func checksum(
    _ width: Double = 390, _ height: Double = ViewSystem.firstHeight
  ) -> Double {
    switch kind {
    case .list: ExpectedFrames.listChecksum(count: count, width: width, height: height)
    case .cells: ExpectedFrames.cellsChecksum(count: count / 5, width: width, height: height)
    }
  }
}
