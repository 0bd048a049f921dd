import Foundation
import LayoutGeometry
import SeededNumbers
import Testing
@testable import FlowLayout

/// Random layouts, compared with the reference implementation.
struct RandomFlowTests {
  private struct Made {
    var section: FlowSection
    var sizes: [CGSize]
    var reference: FlowReference

    /// Items of few sizes, so that lines of equal ones occur; some measured, some with separate
    /// sizes.
    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...40, using: &random)
      func size() -> CGSize {
        CGSize(
          width: CGFloat(Int.random(in: 1...16, using: &random) * 10),
          height: CGFloat(Int.random(in: 1...4, using: &random) * 10))
      }
      let few = [size(), size(), size()]
      reference = FlowReference(
        width: CGFloat(Int.random(in: 5...40, using: &random) * 10),
        lineSpacing: CGFloat(Int.random(in: 0...12, using: &random)),
        itemSpacing: CGFloat(Int.random(in: 0...12, using: &random)))
      let odds = Int.random(in: 0...4, using: &random)
      sizes = (0..<count).map { _ in
        Int.random(in: 0...9, using: &random) < odds
          ? few[Int.random(in: 1...2, using: &random)] : few[0]
      }
      let isMeasured = Bool.random(using: &random)
      var items = isMeasured ? FlowItemSizes(same: few[0]) : FlowItemSizes(each: sizes)
      for (item, size) in sizes.enumerated() where isMeasured && size != few[0] {
        items.measure(size, item: item)
      }
      section = FlowSection(
        itemCount: count, sizes: items, lineSpacing: reference.lineSpacing,
        itemSpacing: reference.itemSpacing)
    }
  }

  @Test("Random sections equal those of the reference") func twentyThousandMade() {
    for seed in PropertyRuns.seeds(full: 20_000) {
      let sample = Made(seed: seed)
      let layout = SolvedFlowLayout(sample.section, width: sample.reference.width)
      let expected = sample.reference.frames(of: sample.sizes)
      let frames = layout.frames(sample.sizes.count)
      let isSame = zip(frames, expected.frames).allSatisfy { $0.isClose(to: $1) }
      guard frames.count == expected.frames.count, isSame,
        abs(layout.contentSize.height - expected.height) < 1e-6
      else {
        Issue.record("seed \(seed): \(frames), expected \(expected)")
        return
      }
    }
  }

  @Test("The elements in a rectangle are those that touch it") func foundRectangleTouches() {
    for seed in PropertyRuns.seeds(full: 5_000) {
      let sample = Made(seed: seed)
      var random = SeededGenerator(seed: seed &+ 1_000_000)
      let section = sample.section
      var mirrored = FlowEnvironment(crossLength: sample.reference.width, displayScale: 3)
      mirrored.axis = Bool.random(using: &random) ? .vertical : .horizontal
      mirrored.isMirrored = Bool.random(using: &random)
      var overlapping = section
      overlapping.lineSpacing = CGFloat.random(in: -60...10, using: &random)
      overlapping.insets = LayoutInsets(top: CGFloat.random(in: -40...40, using: &random))
      let layout = SolvedFlowLayout([section, overlapping, section], in: mirrored)
      let rect = CGRect(
        x: CGFloat.random(in: -50...400, using: &random),
        y: CGFloat.random(in: -50...900, using: &random),
        width: CGFloat.random(in: 0...300, using: &random),
        height: CGFloat.random(in: 0...300, using: &random))
      let found = layout.elements(in: rect, visible: nil)
      let all = (0..<3).flatMap { section in
        (0..<sample.sizes.count).compactMap { layout.cell($0, section: section) }
      }
      let touching = all.filter {
        $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX && $0.frame.minY < rect.maxY
          && rect.minY < $0.frame.maxY
      }
      guard found == touching else {
        Issue.record("seed \(seed): \(found), expected \(touching)")
        return
      }
    }
  }

  @Test("Updating measured items equals a new solution") func solvingWasMeasured() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      let sample = Made(seed: seed)
      let environment = FlowEnvironment(crossLength: sample.reference.width)
      let others = FlowSection(7, 30, 30, header: 20)
      var layout = SolvedFlowLayout([others, sample.section, others], in: environment)
      var changed = sample.section
      changed.sizes.measure(CGSize(width: 45, height: 25), item: 3)
      layout.update([1: changed])
      let fresh = SolvedFlowLayout([others, changed, others], in: environment)
      let rect = CGRect(origin: .zero, size: fresh.contentSize)
      #expect(
        layout.elements(in: rect, visible: nil) == fresh.elements(in: rect, visible: nil),
        "seed \(seed)")
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && size == other.size
  }
}
