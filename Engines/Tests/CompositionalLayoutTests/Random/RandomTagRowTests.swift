import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers
import Testing

/// Rows of tags whose widths and heights are measured one after the other, in random layouts.
@Suite("Random rows of tags")
struct RandomTagRowTests {
  private static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// Tags with the sizes that they have when measured, which fill rows of a width.
  private struct Tags {
    let width: CGFloat
    let gap: CGFloat
    let rowGap: CGFloat
    let estimate: CGSize
    let sizes: [CGSize]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func length(_ range: ClosedRange<Int>) -> CGFloat {
        // Halves, so that sums are exact and all frames are on pixels.
        CGFloat(Int.random(in: range, using: &random)) / 2
      }
      width = length(200...1_000)
      (gap, rowGap) = (length(0...20), length(0...20))
      estimate = CGSize(width: length(20...300), height: length(10...120))
      sizes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        CGSize(width: length(1...390), height: length(1...150))
      }
    }

    /// The frames of the tags, row by row, while the first of them are measured.
    func frames(measured count: Int) -> [CGRect] {
      var (frames, corner, rowHeight): ([CGRect], CGPoint, CGFloat) = ([], .zero, 0)
      for item in sizes.indices {
        let size = item < count ? sizes[item] : estimate
        if !frames.isEmpty, corner.x > 0, corner.x + size.width > width {
          corner = CGPoint(x: 0, y: corner.y + rowHeight + rowGap)
          rowHeight = 0
        }
        frames.append(CGRect(origin: corner, size: size))
        corner.x += size.width + gap
        rowHeight = max(rowHeight, size.height)
      }
      return frames
    }

    var layoutCase: LayoutCase {
      let tag = item(.est(estimate.width), .est(estimate.height))
      var row = H(.fw(1), .est(estimate.height), [tag])
      if case .group(var group) = row.content {
        group.spacing = .fixed(gap)
        row.content = .group(group)
      }
      let section = LayoutSection(group: row, interGroupSpacing: rowGap)
      var situation = LayoutCase("", section, items: sizes.count, width: width, height: 800, "")
      situation.environment.displayScale = 2
      return situation
    }
  }

  @Test("Measured one after the other, each tag is where its row begins or after the one before")
  func oneByOne() {
    for seed in PropertyRuns.seeds(full: 3_000) {
      let tags = Tags(seed: seed)
      var situation = tags.layoutCase
      var layout = situation.solved
      for item in tags.sizes.indices {
        situation.contents[0].measured.items[item] = tags.sizes[item]
        situation.solver.update(
          &layout, of: situation.contents,
          changed: LayoutMeasurementChange(sections: [0: [item]]))
        guard item % 7 == 3 || item == tags.sizes.count - 1 else { continue }
        let expected = tags.frames(measured: item + 1)
        let found = expected.indices.map { layout.cell($0, section: 0)?.frame }
        #expect(found == expected, "seed \(seed), \(item + 1) tags measured")
        let fresh = situation.solved
        #expect(layout.contentSize == fresh.contentSize, "seed \(seed)")
        #expect(
          layout.elements(in: Self.everything, visible: nil)
            == fresh.elements(in: Self.everything, visible: nil), "seed \(seed)")
      }
    }
  }
}
