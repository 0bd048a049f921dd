import CompositionalLayout
import Foundation
import LayoutGeometry
import Testing

/// The leaves of these trees are custom groups: the number of calls of the provider is the number
/// of visited items.
@Suite("Deep and broad trees")
struct HostileTreeTests {
  private static let axes: [LayoutAxis] = [.vertical, .horizontal]
  private static let behaviors: [OrthogonalBehavior] = [.none, .groupPagingCentered]

  @Test("A thousand nested groups are visited once", arguments: axes, behaviors)
  func depth(axis: LayoutAxis, behavior: OrthogonalBehavior) {
    for dimension in [LayoutDimension.fh(1), .est(40)] {
      let deep = (0..<1_000).reduce(custom(.fw(1), dimension, 1)) { inner, _ in
        group(axis, .fw(1), dimension, [inner], .cycle)
      }
      let section = LayoutSection(group: V(.fw(1), 40, [deep]), orthogonalBehavior: behavior)
      let (layout, visits) = solve(
        LayoutCase("", section, items: 3, "").with {
          $0.configuration.axis = axis
        })
      #expect(layout.cell(2, section: 0)?.frame.size == CGSize(width: 375, height: 40))
      #expect(visits == 1)
    }
  }

  @Test("In a thousand groups, a child that can't fit again isn't solved to determine that")
  func measuredDepth() {
    // 40 points in 40 points, a thousand times: trying each twice would take 2 to the thousandth.
    let deep = (0..<1_000).reduce(item(.fw(1), .est(40))) { inner, _ in V(.fw(1), 40, [inner]) }
    let situation = LayoutCase("", deep, items: 6, "").with {
      $0.contents[0].measured.items[2] = CGSize(width: 375, height: 30)
    }
    #expect(
      situation.solved.cell(2, section: 0)?.frame == CGRect(x: 0, y: 80, width: 375, height: 30))
    #expect(situation.solved.contentSize.height == 240)
  }

  @Test("Nested self-sizing groups with measured cells are solved")
  func measuredPairs() {
    for depth in [10, 200] {
      let deep = (0..<depth).reduce(item(.fw(1), .est(40))) { inner, _ in
        V(.fw(1), .fh(1), [V(.fw(1), .est(40), [inner])])
      }
      let situation = LayoutCase("", V(.fw(1), 40, [deep]), items: 6, "").with {
        $0.contents[0].measured.items[0] = CGSize(width: 375, height: 40)
      }
      #expect(
        situation.solved.cell(0, section: 0)?.frame == CGRect(x: 0, y: 0, width: 375, height: 40))
      #expect(
        situation.solved.cell(5, section: 0)?.frame == CGRect(x: 0, y: 200, width: 375, height: 40))
    }
  }

  @Test(
    "Each of 100,000 subitems is visited once, and once more for an incomplete last instance",
    arguments: zip(axes, behaviors))
  func breadth(axis: LayoutAxis, behavior: OrthogonalBehavior) {
    for dimension in [LayoutDimension.est(10), .absolute(1_000_000)] {
      // A hundred thousand times 10 points is a million.
      let children = (0..<100_000).map { custom(10, 10, $0 % 7) }
      var size = LayoutItemSize(width: 10, height: 10)
      size[axis] = dimension
      let node = group(axis, size.width, size.height, children, .cycle)
      let section = LayoutSection(group: node, orthogonalBehavior: behavior)
      let (layout, visits) = solve(
        LayoutCase("", section, items: 250_000, "").with {
          $0.configuration.axis = axis
        })
      #expect(layout.cell(249_999, section: 0)?.frame.size == CGSize(width: 10, height: 10))
      #expect(visits <= 200_001, "\(axis), \(behavior), \(dimension)")
    }
  }

  @Test("Subitems that never fit aren't visited, except the one that is reported")
  func neverPlaced() {
    let children = (0..<100_000).map { custom(200, 10, $0 % 7) }
    let (layout, visits) = solve(LayoutCase("", H(300, 44, children), items: 9, ""))
    #expect(visits == 2)
    #expect(Set(layout.diagnostics.map(\.problem)) == [.neverPlaced])
    #expect(layout.diagnostics.count == LayoutDiagnosticLog.limit)
  }

  @Test("Nested repeated groups without cells take no time")
  func emptyRepeats() {
    // 65,536 · 65,536 · 65,536 empty groups.
    let deep = (0..<3).reduce(custom(.fw(1e-5), .fh(1), 0)) { inner, _ in
      H(.fw(1e-5), .fh(1), [inner])
    }
    let (layout, _) = solve(LayoutCase("", H(.fw(1), 44, [deep]), items: 9, ""))
    #expect(layout.cell(0, section: 0) == nil)
  }

  @Test(
    "If each of a thousand groups contains three of the next, one template is full and reported")
  func fullLevels() {
    // Children fit with a tolerance of a thousandth: three times 0.0005 exceeds 0.0005 by a
    // thousandth.
    let deep = (0..<1_000).reduce(custom(.fw(1), .fh(1), 1)) { inner, _ in
      H(.fw(1), .fh(1), [inner])
    }
    let (layout, _) = solve(LayoutCase("", H(0.0005, 44, [deep]), items: 9, ""))
    #expect(layout.cell(8, section: 0) != nil)
    #expect(Set(layout.diagnostics.map(\.problem)) == [.tooManyItems])
  }

  /// Returns the solution and the number of visited custom groups.
  private func solve(_ situation: LayoutCase) -> (SolvedLayout, visits: Int) {
    let visits = Counter()
    var counted = situation
    counted.frames = { number, size, _ in
      visits.count += 1
      return number == 0 && size.width < 1
        ? [] : [LayoutCustomFrame(frame: CGRect(origin: .zero, size: size))]
    }
    return (counted.solved, visits.count)
  }
}

/// A counter of provider calls; unchecked, since a test solves on one thread.
private final class Counter: @unchecked Sendable {
  var count = 0
}
