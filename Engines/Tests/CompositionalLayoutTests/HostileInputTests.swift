import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers
import Testing

@Suite("Hostile descriptions")
struct HostileInputTests {
  private static let view = CGRect(x: 0, y: 0, width: 375, height: 667)

  @Test("No number makes the solver trap or return a frame that isn't finite")
  func numbers() {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude, 0.5, 40,
    ]
    for seed in PropertyRuns.seeds(full: 1_000) {
      var random = SeededGenerator(seed: seed)
      func number() -> CGFloat { numbers.randomElement(using: &random) ?? 0 }
      var situation = RandomLayoutCase.make(seed: seed)
      for place in situation.contents.indices {
        var section = situation.contents[place].section
        section.insets = LayoutInsets(
          top: number(), leading: number(), bottom: number(), trailing: number())
        section.interGroupSpacing = number()
        section.group.size.width = .fractionalWidth(number())
        section.group.edgeSpacing.top = .flexible(number())
        section.group.insets.leading = number()
        if case .group(var group) = section.group.content {
          group.spacing = .flexible(number())
          group.filling = .divided(Int.random(in: -3...5, using: &random))
          group.children.append(item(.absolute(number()), .fh(number())))
          section.group.content = .group(group)
        }
        section.boundaryItems.append(
          boundary(
            "x", .absolute(number()), .fh(number()), .top, offset: CGPoint(x: number(), y: 0),
            pinned: true))
        situation.contents[place].section = section
      }
      situation.configuration.interSectionSpacing = number()
      let layout = situation.solved
      let visible = LayoutInterval(start: number(), end: number())
      let elements =
        layout.elements(in: Self.view, visible: visible)
        + layout.elements(in: CGRect(x: number(), y: 0, width: number(), height: 9), visible: nil)
      #expect(
        elements.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite }, "seed \(seed)")
      #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
    }
  }

  @Test("A thousand nested groups are solved")
  func depth() {
    for dimension in [LayoutDimension.fh(1), .est(40)] {
      let deep = (0..<1_000).reduce(full) { inner, _ in
        V(.fw(1), dimension, [inner])
      }
      let layout = LayoutCase("", V(.fw(1), 40, [deep]), items: 3, "").solved
      #expect(layout.cell(2, section: 0)?.frame == CGRect(x: 0, y: 80, width: 375, height: 40))
    }
  }

  @Test("A group of 100,000 subitems is solved")
  func breadth() {
    let rows = (0..<100_000).map { item(.fw(1), .absolute(CGFloat($0 % 5 + 1))) }
    let layout = LayoutCase("", V(.fw(1), .est(10), rows), items: 250_000, "").solved
    // Five rows are 1 + 2 + 3 + 4 + 5 = 15 points; 200,000 items before the third instance.
    #expect(layout.cell(200_005, section: 0)?.frame.minY == 2.0 * 20_000 * 15 + 15)
    #expect(layout.contentSize.height == 2.0 * 300_000 + 150_000)
  }

  @Test("A subitem of a billionth of its group doesn't exhaust the memory")
  func tiny() {
    let layout = LayoutCase("", H(.fw(1), 44, [item(1e-7, .fh(1))]), items: 9, "").solved
    #expect(layout.diagnostics.map(\.problem) == [.tooManyItems])
  }

  @Test("A thousand million items cost as much as ten")
  func manyItems() {
    let count = 1_000_000_000
    let layout = LayoutCase(
      "", H(.fw(1), .fw(0.2), [item(.fw(0.2), .fh(1))]), items: count, ""
    ).solved
    // Five in a row of 75 points.
    #expect(layout.contentSize.height == 75.0 * 200_000_000)
    #expect(
      layout.cell(count - 1, section: 0)?.frame
        == CGRect(x: 300, y: 75 * 199_999_999, width: 75, height: 75))
    let shown = layout.elements(
      in: CGRect(x: 0, y: 75 * 100_000_000, width: 375, height: 150), visible: nil)
    #expect(shown.map(\.item) == Array(500_000_000..<500_000_010))
  }

  @Test("Of a thousand million overlapping items, no more are placed than can be shown")
  func pitch() {
    for spacing in [-44, -44 + 1e-300, -44 + 0.0009, -45, -1e9] as [CGFloat] {
      let section = LayoutSection(group: H(.fw(1), 44, [full]), interGroupSpacing: spacing)
      let layout = LayoutCase("", section, items: 1_000_000_000, "").solved
      #expect(layout.diagnostics.map(\.problem) == [.tooManyItems], "\(spacing)")
      #expect(layout.elements(in: Self.view, visible: nil).count <= 1 << 20, "\(spacing)")
      // 2²⁰ = 1,048,576 items fit.
      #expect(layout.cell(1_048_575, section: 0) != nil, "\(spacing)")
      #expect(layout.cell(1_048_576, section: 0) == nil, "\(spacing)")
    }
  }

  @Test("The diagnostic of overlapping items contains the numbers") func pitchMessage() {
    let section = LayoutSection(group: H(.fw(1), 44, [full]), interGroupSpacing: -44)
    let layout = LayoutCase("", section, items: 2_000_000, "").solved
    #expect(
      layout.diagnostics.map(\.explanation) == [
        "0 pt from one to the next, so its 2000000 items would lie on each other; the first "
          + "1048576 are placed. Make it longer, or the gaps between groups larger."
      ])
    #expect(LayoutCase("", section, items: 1_000, "").solved.diagnostics.isEmpty)
  }

  @Test("`Int.max` items are counted")
  func allNumbers() {
    let layout = LayoutCase("", H(.fw(1), 44, [full]), items: .max, "").solved
    #expect(layout.elements(in: Self.view, visible: nil).map(\.item) == Array(0..<16))
    #expect(layout.cell(.max, section: 0) == nil)
  }

  @Test("The last of `Int.max` items is measured") func lastOfAll() {
    let row = H(.fw(1), .est(44), [item(.fw(1), .est(44))])
    let situation = LayoutCase("", row, items: .max, "")
    let last = situation.contents[0].itemCount - 1
    var contents = situation.contents
    var layout = situation.solved
    var change = LayoutMeasurementChange()
    for item in [last, last - 1, last - 9] {
      contents[0].measured.items[item] = CGSize(width: 375, height: 60)
      change.sections[0, default: []].insert(item)
    }
    situation.solver.update(&layout, of: contents, changed: change)
    #expect(layout.cell(last, section: 0)?.frame.height == 60)
    #expect(layout.cell(last + 1, section: 0) == nil)
  }

  @Test("The visible part of a waterfall of 100,000 frames in rows of four is seven rows")
  func waterfall() {
    let situation = LayoutCase("", custom(.fw(1), 2_500_000), items: 100_000, "").with {
      $0.frames = { _, _, _ in
        LayoutCustomFrames(
          (0..<100_000).lazy.map {
            let origin = CGPoint(x: CGFloat($0 % 4) * 90, y: CGFloat($0 / 4) * 100)
            return LayoutCustomFrame(
              frame: CGRect(origin: origin, size: CGSize(width: 90, height: 100)))
          })
      }
    }
    let layout = situation.solved
    for step in 0..<1_000 {
      let y = CGFloat(step) * 2_000 + 50
      let rect = CGRect(x: 0, y: y, width: 375, height: 600)
      // Rows of 100 points from the one at y to the one at y + 600: seven rows of four.
      #expect(layout.elements(in: rect, visible: nil).count == 28)
    }
  }
}
