import BenchmarkHarness
import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers

extension Benchmark {
  /// A layout of very many short sections.
  package static let manySections = Benchmark(
    "many-sections", about: "100,000 sections of 2 to 5 rows and a header of 36 points."
  ) { run in
    let contents = sections
    let layout = solved(contents)
    var random = SeededGenerator(seed: 52)
    let rects = (0..<64).map { _ in
      CGRect(
        x: 0, y: .random(in: 0...(layout.contentSize.height - 844), using: &random), width: 390,
        height: 844)
    }
    var turn = 0

    run.measure(
      [
        Work("solving all of them") { Int(solved(contents).contentSize.height) }
      ], floor: RectFloor.work(100_000))
    run.measure(
      [
        Work("a screen of 390 x 844 points") {
          turn = (turn + 1) % rects.count
          let visible = rects[turn].interval(on: .vertical)
          return layout.elements(in: rects[turn], visible: visible).count
        }
      ], floor: RectFloor.work(12))

    check(layout, rects, in: run)
  }

  /// Sections whose number i has 2 + i % 4 rows of 72 points.
  private static var sections: [LayoutSectionContent] {
    let header = LayoutBoundaryItem(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(36)), kind: "header",
      alignment: .top)
    let row = LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(72)),
      content: .group(LayoutGroup(axis: .horizontal, children: [LayoutNode(size: .full)])))
    let section = LayoutSection(group: row, boundaryItems: [header])
    return (0..<100_000).map { LayoutSectionContent(section, itemCount: 2 + $0 % 4) }
  }

  private static func solved(_ contents: [LayoutSectionContent]) -> SolvedLayout {
    CompositionalSolver(
      environment: LayoutEnvironment(size: CGSize(width: 390, height: 844), displayScale: 3)
    ).solve(contents)
  }

  /// Returns the offset of section i: four sections are 4 · 36 + (2 + 3 + 4 + 5) · 72 = 1,152
  /// points.
  private static func start(_ section: Int) -> CGFloat {
    let within = [0, 180, 432, 756][section % 4]
    return CGFloat(section / 4 * 1_152 + within)
  }

  @MainActor private static func check(
    _ layout: SolvedLayout, _ rects: [CGRect], in run: BenchmarkRun
  ) {
    run.expect(layout.contentSize.height, equals: 25_000 * 1_152, "the height of all sections")
    for rect in rects {
      for element in layout.elements(in: rect, visible: nil) {
        let section = element.section ?? 0
        let y = start(section) + (element.category == .cell ? 36 + CGFloat(element.item) * 72 : 0)
        run.expect(element.frame.minY, equals: y, "an element of section \(section)")
        run.expect(element.frame.touches(rect), "an element of section \(section) is not shown")
      }
      run.expect(covered(by: layout, rect), equals: 844, "the height covered of \(rect)")
    }
  }

  /// Returns the height that elements cover; headers and rows leave no gap.
  private static func covered(by layout: SolvedLayout, _ rect: CGRect) -> CGFloat {
    layout.elements(in: rect, visible: nil).reduce(0) { sum, element in
      sum + min(element.frame.maxY, rect.maxY) - max(element.frame.minY, rect.minY)
    }
  }
}
