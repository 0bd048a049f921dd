import CompositionalLayout
import Foundation
import SeededNumbers
import Testing

@Suite("The cost of measuring") struct MeasuringCostTests {
  private let screen = LayoutEnvironment(size: CGSize(width: 375, height: 667))

  @Test("A thousand million rows with few measured ones are arithmetic") func manyRows() {
    let rows = LayoutSection(group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]))
    var content = LayoutSectionContent(rows, itemCount: 1_000_000_000)
    for row in [0, 1, 500_000_000, 999_999_999] {
      content.measured.items[row] = CGSize(width: 375, height: 60)
    }
    let layout = CompositionalSolver(environment: screen).solve([content])
    // Four rows are 40 points shorter.
    #expect(layout.contentSize.height == 100_000_000_000.0 - 160)
    #expect(layout.cell(500_000_001, section: 0)?.frame.minY == 50_000_000_100.0 - 120)
    let end = CGRect(x: 0, y: layout.contentSize.height - 160, width: 375, height: 667)
    #expect(layout.elements(in: end, visible: nil).map(\.item) == [999_999_998, 999_999_999])
  }

  @Test("A tag cloud of a thousand million items with a measured last one is arithmetic")
  func manyTags() {
    let tags = LayoutSection(
      group: H(.fw(1), .est(32), [item(.est(60), .est(32))]).gap(.fixed(8)), interGroupSpacing: 8)
    var content = LayoutSectionContent(tags, itemCount: 1_000_000_000)
    content.measured.items[999_999_999] = CGSize(width: 200, height: 32)
    let layout = CompositionalSolver(environment: screen).solve([content])
    // Five in a row: 5 · 60 + 4 · 8 = 332. Among the last five, the last item doesn't fit beside
    // four others, 4 · 60 + 4 · 8 + 200 = 472, and goes below them.
    #expect(layout.contentSize.height == 200_000_000.0 * 40 + 32)
    #expect(
      layout.cell(999_999_999, section: 0)?.frame
        == CGRect(x: 0, y: 200_000_000 * 40, width: 200, height: 32))
  }

  @Test("Among 10,000 measured ones of a thousand million rows, one more is arithmetic")
  func oneMore() throws {
    let rows = LayoutSection(group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]))
    var content = LayoutSectionContent(rows, itemCount: 1_000_000_000)
    for row in stride(from: 0, to: 1_000_000_000, by: 100_000) {
      content.measured.items[row] = CGSize(width: 375, height: 60)
    }
    let solver = CompositionalSolver(environment: screen)
    var layout = solver.solve([content])
    // 10,000 rows are 40 points shorter.
    #expect(layout.contentSize.height == 100_000_000_000.0 - 400_000)
    content.measured.items[150] = CGSize(width: 375, height: 130)
    var change = LayoutMeasurementChange()
    change.sections[0] = [150]
    solver.update(&layout, of: [content], changed: change)
    #expect(layout.contentSize.height == 100_000_000_000.0 - 400_000 + 30)
  }

  /// Rows of a measured cell and a custom group, whose provider is called once per solution.
  private func countedRows(_ width: LayoutDimension) -> LayoutSection {
    LayoutSection(
      group: H(.fw(1), .est(44), [item(width, .est(44)), custom(.absolute(20), 20)]))
  }

  private static let dot: LayoutCustomFrames = [
    LayoutCustomFrame(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  ]

  @Test("One measurement among ten thousand solves one row") func oneRow() {
    // 355 + 20 points fill the width of 375: two items per row.
    var content = LayoutSectionContent(countedRows(.est(355)), itemCount: 2_000_000)
    for row in 0..<10_000 { content.measured.items[row * 200] = CGSize(width: 355, height: 60) }
    let solver = CompositionalSolver(environment: screen)
    var layout = solver.solve([content]) { _, _, _ in Self.dot }
    for row in stride(from: 3, to: 1_000_000, by: 9_973) {
      content.measured.items[row * 2] = CGSize(width: 355, height: 70)
      var solved = 0
      solver.update(
        &layout, of: [content], changed: LayoutMeasurementChange(sections: [0: [row * 2]])
      ) { _, _, _ in
        solved += 1
        return Self.dot
      }
      // The previous row also reads the cell, to check that it doesn't fit there.
      #expect(solved <= 2, "row \(row): \(solved)")
    }
    let whole = solver.solve([content]) { _, _, _ in Self.dot }
    #expect(abs(layout.contentSize.height - whole.contentSize.height) < 1e-3)
  }

  @Test("Rows of a tag cloud are solved up to the first with an unchanged start")
  func lineUp() {
    var random = SeededGenerator(seed: 5)
    func size() -> CGSize { CGSize(width: Int.random(in: 20...150, using: &random), height: 32) }
    var content = LayoutSectionContent(countedRows(.est(60)), itemCount: 8_000)
    for tag in 0..<4_000 { content.measured.items[tag * 2] = size() }
    let solver = CompositionalSolver(environment: screen)
    var rows = 0
    var layout = solver.solve([content]) { _, _, _ in
      rows += 1
      return Self.dot
    }
    var solved = 0
    for step in 0..<PropertyRuns.count(full: 100) {
      let tag = Int.random(in: 0..<4_000, using: &random) * 2
      content.measured.items[tag] = step % 5 == 0 ? nil : size()
      solver.update(
        &layout, of: [content], changed: LayoutMeasurementChange(sections: [0: [tag]])
      ) { _, _, _ in
        solved += 1
        return Self.dot
      }
      let whole = solver.solve([content]) { _, _, _ in Self.dot }
      #expect(abs(layout.contentSize.height - whole.contentSize.height) < 1e-6, "step \(step)")
      let rect = CGRect(x: 0, y: CGFloat(step) * 400, width: 375, height: 667)
      let difference = Difference(
        layout.elements(in: rect, visible: nil), whole.elements(in: rect, visible: nil))
      #expect(difference.isEmpty, "step \(step): \(difference)")
    }
    // A hundred measurements that each solve every row would visit a hundred times as many rows.
    #expect(rows > 1_000 && solved < 2 * rows, "\(solved) of \(rows) rows a time")
  }

  @Test("Sections whose sizes are kept are not solved again unless something else has changed")
  func reuse() {
    let rows = LayoutSection(group: H(.fw(1), .est(40), [item(.fw(1), .est(40))]))
    let contents = Array(repeating: LayoutSectionContent(rows, itemCount: 10), count: 3)
    let solver = CompositionalSolver(environment: screen)
    let layout = solver.solve(contents)
    // The sizes that a reused section does not read show which sections are solved.
    var measured = contents
    for section in 0..<3 { measured[section].measured.items[0] = CGSize(width: 375, height: 50) }
    func heights(_ configuration: LayoutConfiguration = LayoutConfiguration()) -> [CGFloat] {
      let previous = PreviousSolution(layout, of: contents, by: configuration) { $0 != 1 }
      let solved = solver.solve(measured, reusing: previous)
      return (0..<3).compactMap { solved.cell(0, section: $0)?.frame.height }
    }
    #expect(heights() == [40, 50, 40])
    measured[0].itemCount = 11
    #expect(heights() == [50, 50, 40])
    measured[2].section.interGroupSpacing = 1
    #expect(heights() == [50, 50, 50])
    (measured[0].itemCount, measured[2].section) = (10, rows)
    #expect(heights() == [40, 50, 40])
    #expect(heights(LayoutConfiguration(interSectionSpacing: 1)) == [50, 50, 50])
  }

  @Test("A measurement in one of 20,000 sections moves the following ones") func manySections() {
    let rows = LayoutSection(group: H(.fw(1), .est(40), [item(.fw(1), .est(40))]))
    var contents = Array(repeating: LayoutSectionContent(rows, itemCount: 10), count: 20_000)
    let solver = CompositionalSolver(environment: screen)
    var layout = solver.solve(contents)
    for section in stride(from: 0, to: 20_000, by: 200) {
      contents[section].measured.items[3] = CGSize(width: 375, height: 50)
      solver.update(
        &layout, of: contents, changed: LayoutMeasurementChange(sections: [section: [3]]))
    }
    // A hundred sections are each 10 points longer than 400.
    #expect(layout.contentSize.height == 400.0 * 20_000 + 1_000)
    #expect(layout.cell(0, section: 200)?.frame.minY == 400.0 * 200 + 10)
    #expect(layout.cell(4, section: 19_800)?.frame.minY == 400.0 * 19_800 + 990 + 170)
  }

  @Test("A jump to the end measures nothing before it") func jump() {
    let rows = LayoutSection(group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]))
    var content = LayoutSectionContent(rows, itemCount: 1_000_000)
    let solver = CompositionalSolver(environment: screen)
    var layout = solver.solve([content])
    let end = CGRect(x: 0, y: 100_000_000 - 667, width: 375, height: 667)
    let shown = layout.elements(in: end, visible: nil).map(\.item)
    // The last seven rows are visible in 667 points.
    #expect(shown == Array(999_993..<1_000_000))
    for row in shown {
      content.measured.items[row] = CGSize(width: 375, height: 80)
      solver.update(&layout, of: [content], changed: LayoutMeasurementChange(sections: [0: [row]]))
    }
    #expect(content.measured.items.count == 7)
    #expect(layout.contentSize.height == 100_000_000.0 - 140)
    #expect(layout.cell(999_999, section: 0)?.frame.maxY == 100_000_000.0 - 140)
  }
}
