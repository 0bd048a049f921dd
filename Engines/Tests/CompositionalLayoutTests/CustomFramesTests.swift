import Foundation
import LayoutGeometry
import SeededNumbers
import Testing
@testable import CompositionalLayout

@Suite("Custom frames") struct CustomFramesTests {
  private func frame(_ random: inout SeededGenerator) -> LayoutCustomFrame {
    LayoutCustomFrame(
      frame: CGRect(
        x: .random(in: -50...400, using: &random), y: .random(in: -50...900, using: &random),
        width: .random(in: 0...100, using: &random), height: .random(in: 0...100, using: &random)),
      zIndex: Int.random(in: 0...2, using: &random))
  }

  private func frames(_ count: Int, _ random: inout SeededGenerator) -> [LayoutCustomFrame] {
    (0..<count).map { _ in frame(&random) }
  }

  @Test("A list that is edited at its end has the elements of an array, and a copy stays as it was")
  func editing() {
    for seed in PropertyRuns.seeds(full: 1_000) {
      var random = SeededGenerator(seed: seed)
      var array: [LayoutCustomFrame] = []
      var list = LayoutCustomFrames()
      for _ in 0..<6 {
        let (before, copy) = (array, list)
        if Bool.random(using: &random) {
          let index = Int.random(in: 0...array.count + 3, using: &random)
          list.removeFrames(from: index)
          array.removeSubrange(min(index, array.count)...)
        } else {
          let more = frames(Int.random(in: 0...150, using: &random), &random)
          for frame in more { list.append(frame) }
          array += more
        }
        #expect(Array(list) == array, "seed \(seed)")
        #expect(Array(copy) == before, "seed \(seed)")
        #expect(list == LayoutCustomFrames(array), "seed \(seed)")
        #expect((list == copy) == (array == before), "seed \(seed)")
      }
    }
  }

  @Test("Lists differ by one frame anywhere") func difference() {
    for seed in PropertyRuns.seeds(full: 500) {
      var random = SeededGenerator(seed: seed)
      var array = frames(Int.random(in: 1...300, using: &random), &random)
      let list = LayoutCustomFrames(array)
      array[Int.random(in: array.indices, using: &random)].frame.origin.x += 1
      #expect(list != LayoutCustomFrames(array), "seed \(seed)")
    }
  }

  @Test("A frame anywhere that isn't bounded is found", arguments: [0, 63, 64, 127, 128, 199])
  func unbounded(index: Int) {
    var random = SeededGenerator(seed: 1)
    var array = frames(200, &random)
    #expect(LayoutCustomFrames(array).areBounded)
    array[index].frame.size.width = -1
    #expect(!LayoutCustomFrames(array).areBounded)
    array[index].frame.size.width = .nan
    #expect(!LayoutCustomFrames(array).areBounded)
  }

  @Test("Their hulls along both axes are those of every sixteen frames") func hulls() {
    for seed in PropertyRuns.seeds(full: 500) {
      var random = SeededGenerator(seed: seed)
      let array = frames(Int.random(in: 0...300, using: &random), &random)
      for axis in [LayoutAxis.horizontal, .vertical] {
        let expected = stride(from: 0, to: array.count, by: 16).map { start in
          let intervals = array[start..<min(start + 16, array.count)].map {
            $0.frame.interval(on: axis)
          }
          return LayoutInterval(
            start: intervals.map(\.start).min() ?? 0, end: intervals.map(\.end).max() ?? 0)
        }
        #expect(LayoutCustomFrames(array).hulls(on: axis) == expected, "seed \(seed)")
      }
    }
  }

  @Test("The cells that overlap a rectangle are those of a search through all frames")
  func lookup() {
    for seed in PropertyRuns.seeds(full: 500) {
      var random = SeededGenerator(seed: seed)
      let array = frames(Int.random(in: 1...400, using: &random), &random)
      let insets: CGFloat = Bool.random(using: &random) ? 7 : 0
      var situation = LayoutCase(
        "", custom(.fw(1), 900).inset(inset(insets)), items: array.count, "")
      situation.configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
      situation.frames = { _, _, _ in LayoutCustomFrames(array) }
      let layout = situation.solved
      let all = (0..<array.count).compactMap { layout.cell($0, section: 0) }
      #expect(all.count == array.count, "seed \(seed)")
      for _ in 0..<5 {
        let rect = frame(&random).frame
        let found = layout.elements(in: rect, visible: nil).map(\.item).sorted()
        #expect(
          found == all.indices.filter { all[$0].frame.overlaps(rect) },
          "seed \(seed)")
      }
    }
  }
}

extension CGRect {
  /// Whether both share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
