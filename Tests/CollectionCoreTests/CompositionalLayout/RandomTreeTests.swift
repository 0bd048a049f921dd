import CollectionCore
import Foundation
import SeededNumbers
import Testing

@Suite("Layouts made at random")
struct RandomTreeTests {
  private static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  @Test("Every element is where the reference solver puts it")
  func everyElement() {
    var elements = 0
    for seed in 0..<2_000 as Range<UInt64> {
      let situation = RandomSituation.make(seed: seed)
      let reference = ReferenceLayout(situation)
      let layout = situation.solved
      let difference = Difference(
        layout.elements(in: Self.everything, visible: nil), reference.elements)
      #expect(difference.isEmpty, "seed \(seed): \(difference)")
      #expect(
        abs(layout.contentSize.width - reference.size.width) < 0.001
          && abs(layout.contentSize.height - reference.size.height) < 0.001, "seed \(seed)")
      elements += reference.elements.count
    }
    #expect(elements > 50_000, "the made layouts show too little: \(elements)")
  }

  @Test("The elements in a rectangle are those of the reference that touch it")
  func rectangles() {
    for seed in 0..<2_000 as Range<UInt64> {
      let situation = RandomSituation.make(seed: seed)
      let reference = ReferenceLayout(situation)
      let layout = situation.solved
      var random = SeededGenerator(seed: seed &+ 1)
      for _ in 0..<4 {
        let rect = randomRect(in: layout.contentSize, using: &random)
        let difference = Difference(
          layout.elements(in: rect, visible: nil),
          reference.elements.filter { $0.frame.touches(rect) })
        #expect(difference.isEmpty, "seed \(seed), \(rect): \(difference)")
      }
    }
  }

  @Test("Tiles that cover a rectangle have the rectangle's elements together")
  func tiles() {
    for seed in 0..<1_000 as Range<UInt64> {
      let layout = RandomSituation.make(seed: seed).solved
      var random = SeededGenerator(seed: seed &+ 2)
      let rect = randomRect(in: layout.contentSize, using: &random)
      let cut = CGFloat.random(in: 0.1...0.9, using: &random)
      let (left, right) = rect.divided(atDistance: rect.width * cut, from: .minXEdge)
      let pieces = [left, right].flatMap { half in
        let (top, bottom) = half.divided(atDistance: half.height * cut, from: .minYEdge)
        return [top, bottom]
      }
      let together = Set(pieces.flatMap { layout.elements(in: $0, visible: nil) })
      #expect(together == Set(layout.elements(in: rect, visible: nil)), "seed \(seed), \(rect)")
    }
  }

  @Test("Right to left is the mirror image of left to right")
  func mirror() {
    for seed in 0..<1_000 as Range<UInt64> {
      var situation = RandomSituation.make(seed: seed)
      situation.environment.displayScale = 0
      situation.environment.isRightToLeft = false
      let plain = situation.solved
      situation.environment.isRightToLeft = true
      let mirrored = plain.elements(in: Self.everything, visible: nil).map {
        var element = $0
        element.frame.origin.x = plain.contentSize.width - $0.frame.maxX
        return element
      }
      let difference = Difference(
        situation.solved.elements(in: Self.everything, visible: nil), mirrored)
      #expect(difference.isEmpty, "seed \(seed): \(difference)")
    }
  }

  @Test("An element that is looked up is the one that a rectangle has")
  func lookup() {
    for seed in 0..<1_000 as Range<UInt64> {
      let layout = RandomSituation.make(seed: seed).solved
      for element in layout.elements(in: Self.everything, visible: nil) {
        let found =
          switch (element.category, element.section) {
          case (.cell, let section): layout.cell(element.item, section: section ?? -1)
          case (.decoration(let kind), let section): layout.decoration(kind, section: section ?? -1)
          case (.supplementary(let kind), nil): layout.boundaryItem(kind, visible: nil)
          case (.supplementary(let kind), let section?):
            layout.supplementary(kind, item: element.item, section: section, visible: nil)
          }
        // Two badges of one kind at one index path cannot be told apart: the first one is found.
        #expect(found?.category == element.category, "seed \(seed): \(element)")
        if element.category == .cell { #expect(found == element, "seed \(seed)") }
      }
    }
  }

  @Test("Two runs agree")
  func twice() {
    for seed in 0..<200 as Range<UInt64> {
      let situation = RandomSituation.make(seed: seed)
      let (first, second) = (situation.solved, situation.solved)
      #expect(first.contentSize == second.contentSize, "seed \(seed)")
      #expect(first.diagnostics == second.diagnostics, "seed \(seed)")
      #expect(
        first.elements(in: Self.everything, visible: nil)
          == second.elements(in: Self.everything, visible: nil), "seed \(seed)")
    }
  }

  private func randomRect(in size: CGSize, using random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -100...(size.width + 100), using: &random),
      y: CGFloat.random(in: -100...(size.height + 100), using: &random),
      width: CGFloat.random(in: 1...400, using: &random),
      height: CGFloat.random(in: 1...400, using: &random))
  }
}
