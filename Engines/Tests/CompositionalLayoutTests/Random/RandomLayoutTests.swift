import CompositionalLayout
import Foundation
import SeededNumbers
import Testing

@Suite("Random layouts")
struct RandomLayoutTests {
  @Test("The simple reference has the same frames", arguments: PropertyRuns.blocks(full: 20_000))
  func reference(_ seeds: Range<UInt64>) {
    var elements = 0
    for seed in seeds {
      var sample = RandomCase(seed: seed)
      let reference = ReferenceLayout(sample.situation)
      elements += reference.elements.count
      // 1. Compare all elements and their number.
      let difference = Difference(sample.everything(), reference.elements)
      #expect(difference.isEmpty, "seed \(seed): \(difference)")
      #expect(sample.layout.contentSize.isNear(reference.size), "seed \(seed)")
      // 2. Compare the elements in rectangles, with sections scrolled across the layout.
      for _ in 0..<2 {
        let (rect, offsets) = (sample.rectangle(), sample.offsets())
        let shown = sample.layout.elements(
          in: rect, visible: nil, offset: { offsets[$0.section] })
        let wanted = reference.elements.touching(
          rect, offsets: offsets, across: sample.layout.axis)
        let difference = Difference(shown, wanted)
        #expect(difference.isEmpty, "seed \(seed), \(rect), \(offsets): \(difference)")
      }
      // 3. Compare the scrollers.
      for section in sample.situation.contents.indices {
        let found = sample.layout.scroller(ofSection: section)
        let wanted = reference.scrollers[section]
        #expect((found == nil) == (wanted == nil), "seed \(seed), section \(section)")
        guard let found, let wanted else { continue }
        let agrees =
          found.frame.isNear(wanted.frame)
          && abs(found.contentLength - wanted.contentLength) < 0.001
        #expect(agrees, "seed \(seed), section \(section)")
      }
    }
    #expect(elements > 10 * seeds.count, "the layouts show too few elements: \(elements)")
  }

  @Test(
    "Parts of a rectangle contain together the same elements as the whole",
    arguments: PropertyRuns.blocks(full: 20_000))
  func pieces(_ seeds: Range<UInt64>) {
    var elements = 0
    for seed in seeds {
      var sample = RandomCase(seed: seed)
      let (rect, visible) = (sample.rectangle(), sample.visible())
      let cut = CGFloat.random(in: 0.1...0.9, using: &sample.random)
      let (left, right) = rect.divided(atDistance: rect.width * cut, from: .minXEdge)
      let (above, below) = left.divided(atDistance: left.height * cut, from: .minYEdge)
      let whole = Set(sample.layout.elements(in: rect, visible: visible))
      let together = [above, below, right].reduce(into: Set<LayoutElement>()) { together, piece in
        together.formUnion(sample.layout.elements(in: piece, visible: visible))
      }
      #expect(together == whole, "seed \(seed), \(rect)")
      // Pinned elements are found regardless of the start of their section.
      let touching = sample.everything(visible: visible).touching(
        rect, offsets: sample.firstOffsets, across: sample.layout.axis)
      #expect(whole == Set(touching), "seed \(seed), \(rect)")
      elements += whole.count
    }
    #expect(elements > seeds.count, "the rectangles show too few elements: \(elements)")
  }

  @Test(
    "A look-up of an element returns the one in a rectangle",
    arguments: PropertyRuns.blocks(full: 20_000))
  func lookUp(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = RandomCase(seed: seed)
      let (layout, visible) = (sample.layout, sample.visible())
      for element in sample.everything(visible: visible) {
        let found =
          switch (element.category, element.section) {
          case (.cell, let section): layout.cell(element.item, section: section ?? -1)
          case (.decoration(let kind), let section): layout.decoration(kind, section: section ?? -1)
          case (.supplementary(let kind), nil): layout.boundaryItem(kind, visible: visible)
          case (.supplementary(let kind), let section?):
            layout.supplementary(kind, item: element.item, section: section, visible: visible)
          }
        #expect(found == element, "seed \(seed)")
      }
      for (section, content) in sample.situation.contents.enumerated() {
        let beyond = [-1, content.itemCount].compactMap { layout.cell($0, section: section) }
        #expect(beyond.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test("Two solutions are equal", arguments: PropertyRuns.blocks(full: 20_000))
  func twice(_ seeds: Range<UInt64>) {
    for seed in seeds {
      let (first, second) = (RandomCase(seed: seed), RandomCase(seed: seed))
      #expect(first.layout.contentSize == second.layout.contentSize, "seed \(seed)")
      #expect(first.layout.diagnostics == second.layout.diagnostics, "seed \(seed)")
      #expect(first.everything() == second.everything(), "seed \(seed)")
    }
  }

  @Test(
    "Right to left is the mirror image of left to right",
    arguments: PropertyRuns.blocks(full: 20_000))
  func mirror(_ seeds: Range<UInt64>) {
    for seed in seeds {
      let plain = RandomCase(seed: seed) {
        ($0.environment.displayScale, $0.environment.isRightToLeft) = (0, false)
      }
      let mirrored = plain.situation.with { $0.environment.isRightToLeft = true }.solved
      let wanted = plain.everything().map { element in
        var element = element
        // A scroller mirrors in its own content (compositional-layout.md, 6.3).
        let scroller = element.section.flatMap(mirrored.scroller)
        let isOwn = element.isInScroller && plain.layout.axis == .vertical
        let width = isOwn ? scroller?.contentLength ?? 0 : plain.layout.contentSize.width
        element.frame.origin.x = width - element.frame.maxX
        return element
      }
      let found = mirrored.elements(in: RandomCase.everywhere, visible: nil)
      let difference = Difference(found, wanted)
      #expect(difference.isEmpty, "seed \(seed): \(difference)")
    }
  }
}

extension CGSize {
  /// Returns whether both are equal within a thousandth of a point.
  func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

extension CGRect {
  /// Returns whether both are equal within a thousandth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && size.isNear(other.size)
  }
}
