import ConstraintSolver
import ConstraintSystems
import SeededNumbers
import Testing

@Suite("A solver with many views")
struct ViewSystemSizeTests {
  @Test(
    "A list has the frames that three other solvers found",
    arguments: [(10, 37_516.0), (50, 356_747), (200, 4_029_554), (1_000, 89_682_231)])
  func list(count: Int, checksum: Double) throws {
    let system = try ViewSystem.list(count: count)
    #expect(system.constraintCount == 6 * count - 1)
    #expect(abs(system.checksum - checksum) < 1e-3)
    #expect(abs(ExpectedFrames.listChecksum(count: count) - checksum) < 1e-3)
  }

  @Test("Cells have the height of their contents", arguments: [1, 2, 10, 40, 200])
  func cells(count: Int) throws {
    let system = try ViewSystem.cells(count: count)
    // The edited view has one line less.
    #expect(system.constraintCount == 33 * count - 1)
    #expect(abs(system.checksum - ExpectedFrames.cellsChecksum(count: count)) < 1e-3)
  }

  @Test("Lists and cells follow their container and an edited view")
  func edits() throws {
    var list = try ViewSystem.list(count: 50)
    var cells = try ViewSystem.cells(count: 10)
    for (width, height) in [(844.0, 33.0), (390, 57), (844, 20), (390, 20), (320, 0)] {
      for _ in 0..<2 {
        try list.suggest(width: width)
        try list.suggest(height: height)
        try cells.suggest(width: width)
        try cells.suggest(height: height)
      }
      let expectedList = ExpectedFrames.listChecksum(count: 50, width: width, height: height)
      let expectedCells = ExpectedFrames.cellsChecksum(count: 10, width: width, height: height)
      #expect(abs(list.checksum - expectedList) < 1e-6)
      #expect(abs(cells.checksum - expectedCells) < 1e-6)
    }
  }

  @Test("Rounding errors don't accumulate over two thousand edits")
  func drift() throws {
    var random = SeededGenerator(seed: 5)
    var cells = try ViewSystem.cells(count: 10)
    for _ in 0..<1_000 {
      try cells.suggest(width: Double.random(in: 300...1_000, using: &random))
      try cells.suggest(height: Double.random(in: 0...100, using: &random))
    }
    try cells.suggest(width: 390)
    try cells.suggest(height: 20)
    let expected = ExpectedFrames.cellsChecksum(count: 10, height: 20)
    #expect(abs(cells.checksum - expected) < 1e-6)
  }
}
