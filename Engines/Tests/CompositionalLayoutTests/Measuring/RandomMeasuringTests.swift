import Foundation
import SeededNumbers
import Testing
@testable import CompositionalLayout

@Suite("Random layouts with random measurements")
struct RandomMeasuringTests {
  private static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  @Test("Every element is where the reference that solves every instance puts it")
  func everyElement() {
    let seeds = PropertyRuns.seeds(full: 2_000)
    var changed = 0
    for seed in seeds {
      let plain = RandomLayoutCase.make(seed: seed).lengthened
      let situation = plain.measuredAtRandom(seed: seed)
      let reference = ReferenceLayout(situation)
      let layout = situation.solved
      let found = layout.elements(in: Self.everything, visible: nil)
      let difference = Difference(found, reference.elements)
      #expect(difference.isEmpty, "seed \(seed): \(difference)")
      #expect(
        abs(layout.contentSize.width - reference.size.width) < 0.001
          && abs(layout.contentSize.height - reference.size.height) < 0.001, "seed \(seed)")
      let before = plain.solved.elements(in: Self.everything, visible: nil)
      if Set(before) != Set(found) { changed += 1 }
    }
    #expect(10 * changed > 3 * seeds.count, "the measurements change too few layouts: \(changed)")
  }

  @Test("The elements in a rectangle are those of the reference that touch it")
  func rectangles() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      let situation = RandomLayoutCase.make(seed: seed).lengthened.measuredAtRandom(seed: seed)
      let reference = ReferenceLayout(situation)
      let layout = situation.solved
      var random = SeededGenerator(seed: seed &+ 1)
      for _ in 0..<4 {
        let size = layout.contentSize
        let rect = CGRect(
          x: CGFloat.random(in: -100...(size.width + 100), using: &random),
          y: CGFloat.random(in: -100...(size.height + 100), using: &random),
          width: CGFloat.random(in: 1...400, using: &random),
          height: CGFloat.random(in: 1...400, using: &random))
        let difference = Difference(
          layout.elements(in: rect, visible: nil),
          reference.elements.filter { $0.frame.touches(rect) })
        #expect(difference.isEmpty, "seed \(seed), \(rect): \(difference)")
      }
    }
  }

  @Test("Updating after each measurement gives the same result as a new solution")
  func again() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var situation = RandomLayoutCase.make(seed: seed).lengthened
      var layout = situation.solved
      for step in 0..<3 as Range<UInt64> {
        let before = situation.contents
        situation = situation.measuredAtRandom(seed: seed &* 3 &+ step)
        if step == 2 { situation.forgetEveryThirdSize() }
        var change = LayoutMeasurementChange()
        for (section, content) in situation.contents.enumerated()
        where content.measured != before[section].measured {
          change.sections[section] = content.measured.items.differing(
            from: before[section].measured.items)
        }
        situation.solver.update(
          &layout, of: situation.contents, changed: change,
          boundarySizes: situation.boundarySizes, customFrames: situation.frames)
        let whole = situation.solved
        let difference = Difference(
          layout.elements(in: Self.everything, visible: nil),
          whole.elements(in: Self.everything, visible: nil))
        #expect(difference.isEmpty, "seed \(seed), step \(step): \(difference)")
        let broken = layout.sections.indices.flatMap {
          layout.sections[$0].stack.brokenInvariants
        }
        #expect(broken.isEmpty, "seed \(seed), step \(step): \(broken)")
        #expect(
          abs(layout.contentSize.width - whole.contentSize.width) < 1e-6
            && abs(layout.contentSize.height - whole.contentSize.height) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("A look-up of a cell returns the one in a rectangle")
  func lookup() {
    for seed in PropertyRuns.seeds(full: 1_000) {
      let layout = RandomLayoutCase.make(seed: seed).lengthened.measuredAtRandom(seed: seed).solved
      for element in layout.elements(in: Self.everything, visible: nil)
      where element.category == .cell {
        let found = layout.cell(element.item, section: element.section ?? -1)
        #expect(found == element, "seed \(seed)")
      }
    }
  }
}

extension LayoutCase {
  var solver: CompositionalSolver {
    CompositionalSolver(configuration: configuration, environment: environment)
  }

  /// Returns the case with some absolute dimensions replaced by estimated ones.
  fileprivate var lengthened: LayoutCase {
    with { situation in
      for section in situation.contents.indices {
        situation.contents[section].section.group.estimateLeaves()
        situation.contents[section].section.group.shareLengthsIfEstimated()
      }
    }
  }

  /// Removes the measured size of every third item, as reloading does.
  fileprivate mutating func forgetEveryThirdSize() {
    for section in contents.indices {
      for item in stride(from: 0, to: contents[section].itemCount, by: 3) {
        contents[section].measured.items[item] = nil
      }
    }
  }

  /// Returns the case with additional measured sizes of items and boundary items.
  fileprivate func measuredAtRandom(seed: UInt64) -> LayoutCase {
    var random = SeededGenerator(seed: seed &+ 77)
    func size() -> CGSize {
      CGSize(
        width: CGFloat.random(in: 0...150, using: &random),
        height: CGFloat.random(in: 0...150, using: &random))
    }
    return with { situation in
      for section in situation.contents.indices {
        let content = situation.contents[section]
        for item in 0..<content.itemCount where Int.random(in: 0..<4, using: &random) == 0 {
          situation.contents[section].measured.items[item] = size()
        }
        for item in 0..<content.itemCount where Int.random(in: 0..<4, using: &random) == 0 {
          let kind = "badge\(Int.random(in: 1...3, using: &random))"
          situation.contents[section].measured.badges[kind, item: item] = size()
        }
        for item in content.section.boundaryItems where Bool.random(using: &random) {
          situation.contents[section].measured.boundary[item.kind] = size()
        }
      }
      for item in situation.configuration.boundaryItems where Bool.random(using: &random) {
        situation.boundarySizes[item.kind] = size()
      }
    }
  }
}

extension LayoutNode {
  /// Makes an estimated outermost group uniform, so that all of its uniform cells share a length
  /// (compositional-layout.md, 4.6).
  fileprivate mutating func shareLengthsIfEstimated() {
    if case .estimated(let points) = size.height { size.height = .uniform(points) }
    if case .estimated(let points) = size.width { size.width = .uniform(points) }
  }

  fileprivate mutating func estimateLeaves() {
    switch content {
    case .leaf:
      if case .absolute(let points) = size.width { size.width = .estimated(points) }
      if case .absolute(let points) = size.height { size.height = .uniform(points) }
    case .custom: break
    case .group(var group):
      for child in group.children.indices { group.children[child].estimateLeaves() }
      content = .group(group)
    }
  }
}

extension MeasuredSizes {
  fileprivate func differing(from other: MeasuredSizes) -> Set<Int> {
    var items = Set<Int>()
    forEach { item, size in if other[item] != size { items.insert(item) } }
    other.forEach { item, _ in if self[item] == nil { items.insert(item) } }
    return items
  }
}
