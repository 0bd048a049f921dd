import BenchmarkHarness
import CompositionalLayout
import Foundation

extension Benchmark {
  /// The solution of one group of many cells.
  package static let nestedGroup = Benchmark(
    "nested-group", about: "Solving a section of one group of 1,000 cells."
  ) { run in
    let works = [
      Work("3 levels of 10, repeated", target: .floors(20), body: solving(NestedGroups.repeated)),
      Work(
        "3 levels of 10, all described", target: .floors(20),
        body: solving(NestedGroups.described)),
      Work(
        "3 levels of 10, all different", target: .floors(20),
        body: solving(NestedGroups.different)),
      Work("1 level of 1,000, for comparison", body: solving(NestedGroups.flat)),
    ]

    run.measure(works, floor: RectFloor.work(1_000))

    check(NestedGroups.repeated, in: run) { nestedFrame($0) }
    check(NestedGroups.described, in: run) { nestedFrame($0) }
    check(NestedGroups.different, in: run) { nestedFrame($0) }
    check(NestedGroups.flat, in: run) { CGRect(x: $0, y: 0, width: 1, height: 1_000) }
  }

  private static func solving(_ group: LayoutNode) -> () -> Int {
    { Int(NestedGroups.solved(group).contentSize.height) }
  }

  /// Returns the frame of a cell: cell 100 a + 10 b + c is the c-th of column b in row a.
  private static func nestedFrame(_ cell: Int) -> CGRect {
    CGRect(x: cell / 10 % 10 * 100, y: cell / 100 * 100 + cell % 10 * 10, width: 100, height: 10)
  }

  @MainActor private static func check(
    _ group: LayoutNode, in run: BenchmarkRun, _ frame: (Int) -> CGRect
  ) {
    let layout = NestedGroups.solved(group)
    for cell in 0..<1_000 {
      guard let found = layout.cell(cell, section: 0)?.frame else {
        run.expect(false, "cell \(cell) has no frame")
        continue
      }
      let expected = frame(cell)
      run.expect(found.minX, equals: expected.minX, "x of cell \(cell)")
      run.expect(found.minY, equals: expected.minY, "y of cell \(cell)")
      run.expect(found.width, equals: expected.width, "the width of cell \(cell)")
      run.expect(found.height, equals: expected.height, "the height of cell \(cell)")
    }
  }
}
